// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief How many bytes all downloads together may take.
///
/// Threads: that of its fetchers.
/// Owner:   whoever owns the fetchers; it outlives them.
/// Tests:   tests/unit/stream/tst_speed_limit.cpp

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace dogear::stream {

class SpeedLimit final : public QObject
{
    Q_OBJECT

public:
    /// How often bytes are given out.
    static constexpr std::chrono::milliseconds turn{50};

    SpeedLimit();

    /// 0: as fast as they come.
    void setBytesPerSecond(qint64 bytes);
    [[nodiscard]] qint64 bytesPerSecond() const { return m_bytesPerSecond; }
    [[nodiscard]] bool isOn() const { return m_bytesPerSecond > 0; }
    /// How many share it; 1 at least.
    void setUsers(int users);
    [[nodiscard]] int users() const { return m_users; }

    /// Takes one user's share of what may be taken now, at most \a most bytes; allowed() says when
    /// there is more. \pre isOn()
    [[nodiscard]] qint64 take(qint64 most);
    /// Somebody has something to take: allowed() comes with the next turn.
    void wake();
    /// Of what take() gave so much was not needed.
    void giveBack(qint64 bytes) { m_left += bytes; }

signals:
    /// More may be taken, or there is no limit any more.
    void allowed();

private:
    void beginTurn();

    QTimer m_turns;
    QElapsedTimer m_sinceTurn;
    qint64 m_bytesPerSecond = 0;
    int m_users = 1;
    qint64 m_left = 0;  ///< bytes of this turn
    qint64 m_share = 0; ///< of it for each
};

} // namespace dogear::stream
