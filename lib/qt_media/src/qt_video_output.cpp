// SPDX-License-Identifier: GPL-3.0-or-later
#include <base/future.h>
#include <base/workers.h>

#include <QLoggingCategory>
#include <QMediaMetaData>
#include <QMediaPlayer>
#include <QVideoSink>
#include <QtConcurrentRun>
#include <qt_media/frame_image.h>
#include <qt_media/qt_video_output.h>

#include <utility>

namespace dogear::qt_media {

namespace {

Q_LOGGING_CATEGORY(lcVideo, "dogear.video")

/// Minimum frame rate of a video, in frames per second; slower tracks are slides.
constexpr double minFrameRate = 1;

} // namespace

QtVideoOutput::QtVideoOutput(QObject *parent)
    : VideoOutput(parent)
{}

QtVideoOutput::~QtVideoOutput() = default;

void QtVideoOutput::attach(QMediaPlayer &player)
{
    m_sink = std::make_unique<QVideoSink>();
    connect(m_sink.get(), &QVideoSink::videoFrameChanged, this, &QtVideoOutput::takeFrame);
    player.setVideoSink(m_sink.get());
}

void QtVideoOutput::inspectMedia(QMediaPlayer &player)
{
    const bool hasTrack = !player.videoTracks().isEmpty();
    const bool hasVideo =
        hasTrack && hasMovingPictures(player.metaData(), player.videoTracks().constFirst());
    // A picture that stands for minutes delays the sound after seeks.
    if (hasTrack && !hasVideo && player.activeVideoTrack() >= 0)
        player.setActiveVideoTrack(-1);
    setHasVideo(hasVideo);
}

void QtVideoOutput::setHasVideo(bool hasVideo)
{
    if (hasVideo == m_hasVideo)
        return;
    m_hasVideo = hasVideo;
    qCDebug(lcVideo) << "pictures:" << hasVideo;
    emit hasVideoChanged(hasVideo);
    emitVisibleIfChanged();
    convert(); // the first frame may have arrived before the media was known to be a video
}

void QtVideoOutput::hold()
{
    m_holds.begin();
    m_isHeld = true;
}

void QtVideoOutput::release()
{
    if (!m_isHeld)
        return;
    // Queued, so that frames that are already on their way to this thread are still ignored. The
    // ticket is outdated if hold() is called again meanwhile.
    QMetaObject::invokeMethod(
        this,
        [this, ticket = m_holds.latest()] { m_isHeld = m_isHeld && !m_holds.isLatest(ticket); },
        Qt::QueuedConnection);
}

void QtVideoOutput::forget()
{
    hold();
    m_last = {};
    m_isAnotherWanted = false;
    const bool hadFrame = bool(std::exchange(m_frame, {}).pixels);
    if (hadFrame)
        emit frameChanged();
    if (std::exchange(m_hasVideo, false))
        emit hasVideoChanged(false);
    emitVisibleIfChanged();
}

void QtVideoOutput::emitVisibleIfChanged()
{
    if (std::exchange(m_wasVisible, isVideoVisible()) != isVideoVisible())
        emit videoVisibleChanged(isVideoVisible());
}

void QtVideoOutput::setViewport(const QSize &pixels)
{
    if (pixels == m_viewport)
        return;
    m_viewport = pixels;
    emitVisibleIfChanged();
    convert();
}

void QtVideoOutput::takeFrame(const QVideoFrame &frame)
{
    // The back end sends an empty frame when it releases a source, and briefly at a seek.
    if (!frame.isValid() || m_isHeld)
        return;
    m_last = frame;
    convert();
}

void QtVideoOutput::convert()
{
    if (m_viewport.isEmpty() || !m_last.isValid())
        return;
    if (m_isConverting) {
        m_isAnotherWanted = true;
        return;
    }
    // Qt 6.4 converts other formats with OpenGL, which works on this thread only.
    if (!canConvert(m_last.pixelFormat())) {
        keep(toImage(m_last, m_viewport));
        return;
    }
    m_isConverting = true;
    Future<QImage>(QtConcurrent::run(workers(), toImage, m_last, m_viewport))
        .then(this, [this, ticket = m_holds.latest()](const QImage &image) {
            m_isConverting = false;
            if (m_holds.isLatest(ticket))
                keep(image);
            if (std::exchange(m_isAnotherWanted, false))
                convert();
        });
}

void QtVideoOutput::keep(const QImage &image)
{
    if (image.isNull() || !m_hasVideo)
        return;
    // The frame shares ownership of the image, but its interface does not need Qt Gui.
    const auto owner = std::make_shared<const QImage>(image);
    m_frame = {.pixels = {owner, owner->constBits()},
               .width = owner->width(),
               .height = owner->height(),
               .bytesPerLine = owner->bytesPerLine()};
    emit frameChanged();
}

bool hasMovingPictures(const QMediaMetaData &media, const QMediaMetaData &track)
{
    // GStreamer reports size and rate only for streams of type video; a cover is of type image.
    // FFmpeg reports them for the track, too.
    const QVariant rate = track.value(QMediaMetaData::VideoFrameRate);
    const bool isMoving =
        !rate.isValid() || rate.toDouble() == 0 || rate.toDouble() >= minFrameRate;
    return isMoving && media.value(QMediaMetaData::Resolution).toSize().isValid();
}

} // namespace dogear::qt_media
