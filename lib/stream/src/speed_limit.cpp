// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <stream/speed_limit.h>

namespace dogear::stream {

namespace {

/// Maximum time for which unused bytes are saved; more would allow a burst above the limit.
constexpr std::chrono::milliseconds maxTurn{250};

} // namespace

SpeedLimit::SpeedLimit()
{
    m_turns.setTimerType(Qt::PreciseTimer); // a coarse timer may be 5 % of the interval off
    m_turns.setSingleShot(true);            // no turns while no download has bytes to take
    connect(&m_turns, &QTimer::timeout, this, &SpeedLimit::beginTurn);
}

void SpeedLimit::setBytesPerSecond(qint64 bytes)
{
    m_bytesPerSecond = std::max<qint64>(0, bytes);
    m_left = 0;
    m_share = 0;
    m_turns.start(0); // fetchers that wait for the old limit continue with the new one
}

void SpeedLimit::setUsers(int users)
{
    m_users = std::max(1, users);
}

qint64 SpeedLimit::take(qint64 maxBytes)
{
    Q_ASSERT(isOn());
    const qint64 taken = std::clamp<qint64>(std::min(m_left, m_share), 0, maxBytes);
    m_left -= taken;
    wake();
    return taken;
}

void SpeedLimit::wake()
{
    if (!m_turns.isActive())
        m_turns.start(turn);
}

void SpeedLimit::beginTurn()
{
    const qint64 elapsed = m_sinceTurn.isValid() ? m_sinceTurn.elapsed() : turn.count();
    m_sinceTurn.start();
    const qint64 maxBytes = maxTurn.count() * m_bytesPerSecond / 1000;
    // By the time that has passed, not by turns: a timer that is late loses no bytes.
    m_left = std::min(m_left + elapsed * m_bytesPerSecond / 1000, std::max<qint64>(1, maxBytes));
    m_share = (m_left + m_users - 1) / m_users; // rounded up: at least one byte each
    emit allowed();
}

} // namespace dogear::stream
