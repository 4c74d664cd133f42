// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Recognises video tracks and converts their frames to images: a VideoOutput on QVideoSink.
///
/// The sink is attached to the player before its first source and stays there. Adding or removing a
/// sink, or switching a track, makes Qt's back end flush the pipeline, which is audible as a gap.
/// Widgets receive images instead, so the video can move between windows without the player
/// noticing. Frames are converted on the pool, one at a time; of the frames that arrive meanwhile
/// only the last one is converted.
///
/// Threads: GUI thread.
/// Owner:   the sound device (QtAudioOutput or BufferedAudioOutput). The sink may be destroyed
///          only after the attached player.
/// Tests:   tests/unit/qt_media/tst_qt_video_output.cpp, tests/integration/tst_video.cpp

#include <base/latest_request.h>
#include <playback/video_output.h>

#include <QVideoFrame>

class QImage;
class QMediaMetaData;
class QMediaPlayer;
class QVideoSink;

namespace dogear::qt_media {

class QtVideoOutput final : public playback::VideoOutput
{
    Q_OBJECT

public:
    explicit QtVideoOutput(QObject *parent = nullptr);
    ~QtVideoOutput() override;

    [[nodiscard]] bool hasVideo() const override { return m_hasVideo; }
    [[nodiscard]] playback::VideoFrame frame() const override { return m_frame; }
    void setViewport(const QSize &pixels) override;
    [[nodiscard]] bool isVideoVisible() const override
    {
        return m_hasVideo && !m_viewport.isEmpty();
    }

    /// Gives \a player the sink. Call once, before its first source.
    void attach(QMediaPlayer &player);
    /// Inspects the media that \a player has loaded: announces a video, and switches off a track of
    /// still pictures.
    void inspectMedia(QMediaPlayer &player);
    /// Drops the frames of the source that is being closed, and calls hold().
    void forget();
    /// Ignores frames from now on: a newly loaded source shows its beginning, not the position
    /// where playback continues.
    void hold();
    /// Accepts new frames again, because the player was sent to its position, or plays.
    void release();
    // Called by the functions above and by the sink; public for FrameDelay and for tests.
    void setHasVideo(bool hasVideo);
    void takeFrame(const QVideoFrame &frame);

private:
    void emitVisibleIfChanged();
    void convert();
    void keep(const QImage &image);

    std::unique_ptr<QVideoSink> m_sink;
    bool m_hasVideo = false;
    QSize m_viewport;
    bool m_wasVisible = false; ///< value of the last videoVisibleChanged()
    QVideoFrame m_last;
    playback::VideoFrame m_frame;
    LatestRequest m_holds; ///< counts hold(), to drop images of an earlier source
    bool m_isHeld = false;
    bool m_isConverting = false;
    bool m_isAnotherWanted = false;
};

/// Whether \a media, whose first video track is \a track, is a video and not a cover or slides:
/// only a video has a size and at least one frame per second.
[[nodiscard]] bool hasMovingPictures(const QMediaMetaData &media, const QMediaMetaData &track);

} // namespace dogear::qt_media
