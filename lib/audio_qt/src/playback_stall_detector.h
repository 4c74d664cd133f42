// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Detects that playback stalls, and resumes it at the position where it stalled.
///
/// The clock of the back end continues while no data arrives, and late data is discarded until the
/// sound has caught up. So the watch seeks back to the position of the stall once data arrives.
///
/// Threads: GUI thread.
/// Tests:   tests/integration/tst_streaming.cpp

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <chrono>

class QMediaPlayer;

namespace dogear::audio_qt {

class PlaybackStallDetector final : public QObject
{
    Q_OBJECT

public:
    using milliseconds = std::chrono::milliseconds;

    explicit PlaybackStallDetector(QMediaPlayer &player);

    /// Starts watching: sound should run from now on.
    void start();
    void stop();
    /// The player was sent to another position, which may take a moment.
    void handleSeek();
    [[nodiscard]] bool isStalledNow() const { return m_isStalled; }
    /// Returns the position of the player; during a stall the one where it stalled, because the
    /// player leaps ahead when data arrives, until poll() has sent it back.
    [[nodiscard]] milliseconds position() const;

signals:
    /// Emitted four times a second while sound should run; more often during a stall.
    void ticked();
    /// Emitted when the position stops moving, and when it moves again.
    void stallChanged();

private:
    void poll();
    void beginStall();
    void endStall(milliseconds position);
    void settle(milliseconds position);

    QMediaPlayer &m_player;
    QTimer m_timer;
    milliseconds m_lastPosition{}; ///< position at the last check
    QElapsedTimer m_sinceProgress; ///< time since the position last changed
    bool m_hasRun = false;         ///< the position has moved since start() or a seek
    bool m_isStalled = false;
};

} // namespace dogear::audio_qt
