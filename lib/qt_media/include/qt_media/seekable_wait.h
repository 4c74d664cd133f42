// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Waits until loaded media is seekable.
///
/// The back end reports media as loaded a moment before it is seekable, and drops seeks in between.
/// Media that never becomes seekable counts as ready after a timeout.
///
/// Threads: GUI thread.
/// Tests:   tests/integration/tst_sound.cpp

#include <QObject>
#include <QTimer>

class QMediaPlayer;

namespace dogear::qt_media {

class SeekableWait final : public QObject
{
    Q_OBJECT

public:
    explicit SeekableWait(QMediaPlayer &player);

    /// Starts waiting; the media is loaded. Does nothing once finished() was emitted for it.
    void start();
    /// Stops waiting, because other media will be loaded.
    void stop();

signals:
    /// Emitted once for each media, when it is seekable or the timeout has passed.
    void finished();

private:
    void check();

    QMediaPlayer &m_player;
    QTimer m_timeout;
    bool m_isWaiting = false;
    bool m_isFinished = false;
};

} // namespace dogear::qt_media
