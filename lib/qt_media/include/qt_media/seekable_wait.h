// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Waits until media can be sought.
///
/// The back end says that media is loaded a moment before it can be sought, and drops what is asked
/// in between. What cannot be sought at all plays from the beginning.
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

    /// The media is there.
    void start();
    /// Other media come.
    void stop();

signals:
    /// Emitted once for each media.
    void finished();

private:
    void look();

    QMediaPlayer &m_player;
    QTimer m_grace;
    bool m_isWaiting = false;
    bool m_isFinished = false;
};

} // namespace dogear::qt_media
