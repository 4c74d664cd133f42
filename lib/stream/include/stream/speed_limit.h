// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Limits the speed of all downloads together and gives each an equal share.
///
/// Threads: the thread of its fetchers.
/// Owner:   the owner of the fetchers; the limit outlives them.
/// Tests:   tests/unit/stream/tst_speed_limit.cpp

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace dogear::stream {

class SpeedLimit final : public QObject
{
    Q_OBJECT

public:
    /// Interval at which bytes are given out.
    static constexpr std::chrono::milliseconds turn{50};

    SpeedLimit();

    /// 0: no limit.
    void setBytesPerSecond(qint64 bytes);
    [[nodiscard]] qint64 bytesPerSecond() const { return m_bytesPerSecond; }
    [[nodiscard]] bool isOn() const { return m_bytesPerSecond > 0; }
    /// Number of downloads that share the limit; at least 1.
    void setUsers(int users);
    [[nodiscard]] int users() const { return m_users; }

    /// Takes one user's share of this turn, at most \a maxBytes bytes. allowed() is emitted when
    /// more may be taken. \pre isOn()
    [[nodiscard]] qint64 take(qint64 maxBytes);
    /// Schedules the next turn, which ends with allowed().
    void wake();
    /// Returns \a bytes of an earlier take() that were not used.
    void refund(qint64 bytes) { m_left += bytes; }

signals:
    /// Emitted at each turn, when more bytes may be taken, and when the limit was changed.
    void allowed();

private:
    void beginTurn();

    QTimer m_turns;
    QElapsedTimer m_sinceTurn;
    qint64 m_bytesPerSecond = 0;
    int m_users = 1;
    qint64 m_left = 0;  ///< bytes of this turn that are not taken yet
    qint64 m_share = 0; ///< maximum that one user may take of them at once
};

} // namespace dogear::stream
