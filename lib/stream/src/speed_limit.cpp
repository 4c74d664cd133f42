// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <stream/speed_limit.h>

namespace dogear::stream {

namespace {

/// What nobody took is not saved up for longer.
constexpr std::chrono::milliseconds longestTurn{250};

} // namespace

SpeedLimit::SpeedLimit()
{
    m_turns.setTimerType(Qt::PreciseTimer);
    m_turns.setSingleShot(true);
    connect(&m_turns, &QTimer::timeout, this, &SpeedLimit::beginTurn);
}

void SpeedLimit::setBytesPerSecond(qint64 bytes)
{
    m_bytesPerSecond = std::max<qint64>(0, bytes);
    m_left = 0;
    m_share = 0;
    m_turns.start(0);
}

void SpeedLimit::setUsers(int users)
{
    m_users = std::max(1, users);
}

qint64 SpeedLimit::take(qint64 most)
{
    Q_ASSERT(isOn());
    const qint64 taken = std::clamp<qint64>(std::min(m_left, m_share), 0, most);
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
    const qint64 most = longestTurn.count() * m_bytesPerSecond / 1000;
    m_left = std::min(m_left + elapsed * m_bytesPerSecond / 1000, std::max<qint64>(1, most));
    m_share = (m_left + m_users - 1) / m_users;
    emit allowed();
}

} // namespace dogear::stream
