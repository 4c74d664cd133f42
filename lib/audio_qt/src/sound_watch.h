// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Looks whether sound goes on while it should, and lets it go on where it stood.
///
/// The back end plays on where nothing comes: its clock goes on without sound, and what comes late
/// is thrown away until the sound has caught up. So what stood is sent to where it stood.
///
/// Threads: GUI thread.
/// Tests:   tests/integration/tst_starved_stream.cpp

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <chrono>

class QMediaPlayer;

namespace dogear::audio_qt {

class SoundWatch final : public QObject
{
    Q_OBJECT

public:
    using milliseconds = std::chrono::milliseconds;

    explicit SoundWatch(QMediaPlayer &player);

    /// Sound should run from now on.
    void start();
    void stop();
    /// It was sent elsewhere, and may take its time.
    void noteSeek();
    [[nodiscard]] bool isStanding() const { return m_isStanding; }

signals:
    /// Four times a second while sound should run.
    void ticked();
    /// Nothing comes any more, or again.
    void standingChanged();

private:
    void look();
    void stand();
    void goOn(milliseconds position);
    void settle(milliseconds position);

    QMediaPlayer &m_player;
    QTimer m_timer;
    milliseconds m_place{};     ///< at the last look
    QElapsedTimer m_sincePlace; ///< it is there for so long
    bool m_hasRun = false;      ///< since it was started or sent elsewhere
    bool m_isStanding = false;
};

} // namespace dogear::audio_qt
