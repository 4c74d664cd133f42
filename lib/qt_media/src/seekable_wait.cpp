// SPDX-License-Identifier: GPL-3.0-or-later
#include <QMediaPlayer>
#include <qt_media/seekable_wait.h>

namespace dogear::qt_media {

namespace {

/// Timeout after which loaded media that is not seekable is used as it is.
constexpr std::chrono::milliseconds grace{1500};

} // namespace

SeekableWait::SeekableWait(QMediaPlayer &player)
    : m_player(player)
{
    m_grace.setInterval(grace);
    m_grace.setSingleShot(true);
    connect(&m_grace, &QTimer::timeout, this, &SeekableWait::look);
    // Queued, because the back end emits this in the middle of its own work.
    connect(
        &player, &QMediaPlayer::seekableChanged, this, &SeekableWait::look, Qt::QueuedConnection);
}

void SeekableWait::start()
{
    // The device calls this for LoadedMedia and again for BufferedMedia.
    if (m_isFinished)
        return;
    m_isWaiting = true;
    m_grace.start();
    look();
}

void SeekableWait::stop()
{
    m_isWaiting = false;
    m_isFinished = false;
    m_grace.stop();
}

void SeekableWait::look()
{
    if (!m_isWaiting || (!m_player.isSeekable() && m_grace.isActive()))
        return;
    m_isWaiting = false;
    m_isFinished = true;
    m_grace.stop();
    emit finished();
}

} // namespace dogear::qt_media
