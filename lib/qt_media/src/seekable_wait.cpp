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
    m_timeout.setInterval(grace);
    m_timeout.setSingleShot(true);
    connect(&m_timeout, &QTimer::timeout, this, &SeekableWait::check);
    // Queued, because the back end emits this in the middle of its own work.
    connect(
        &player, &QMediaPlayer::seekableChanged, this, &SeekableWait::check, Qt::QueuedConnection);
}

void SeekableWait::start()
{
    // The device calls this for LoadedMedia and again for BufferedMedia.
    if (m_isFinished)
        return;
    m_isWaiting = true;
    m_timeout.start();
    check();
}

void SeekableWait::stop()
{
    m_isWaiting = false;
    m_isFinished = false;
    m_timeout.stop();
}

void SeekableWait::check()
{
    if (!m_isWaiting || (!m_player.isSeekable() && m_timeout.isActive()))
        return;
    m_isWaiting = false;
    m_isFinished = true;
    m_timeout.stop();
    emit finished();
}

} // namespace dogear::qt_media
