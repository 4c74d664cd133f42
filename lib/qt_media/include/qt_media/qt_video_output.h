// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief VideoOutput on a QVideoSink: which tracks are pictures, and frames as images.
///
/// The sink is with the player from before the first source: one that comes or goes, and a track
/// that is switched, makes Qt's back end flush the pipeline, which is heard as a gap. Who shows
/// pictures is handed images instead, so they move between windows without the player noticing.
/// Frames are turned into images on the pool, one at a time; what comes meanwhile is left out but
/// for the last.
///
/// Threads: GUI thread.
/// Owner:   QtAudioOutput; the player that is attached outlives its sink.
/// Tests:   tests/unit/audio_qt/tst_qt_video_output.cpp, tests/integration/tst_video.cpp

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

    [[nodiscard]] bool hasPictures() const override { return m_hasPictures; }
    [[nodiscard]] playback::VideoFrame frame() const override { return m_frame; }
    void setViewport(const QSize &pixels) override;
    [[nodiscard]] bool isWatched() const override { return m_hasPictures && !m_viewport.isEmpty(); }

    /// Gives \a player the sink. Once, before its first source.
    void attach(QMediaPlayer &player);
    /// Looks at what \a player has loaded: tells of moving pictures, and switches others off.
    void takeMedia(QMediaPlayer &player);
    /// The source goes; holds.
    void forget();
    /// Takes no pictures: what a source shows when it is loaded is its beginning, and not the place
    /// where it goes on.
    void hold();
    /// It was sent to its place, or plays: what comes from now on is taken.
    void release();
    // What these come to; public for tests.
    void setHasPictures(bool hasPictures);
    void takeFrame(const QVideoFrame &frame);

private:
    void tellWatched();
    void convert();
    void keep(const QImage &image);

    std::unique_ptr<QVideoSink> m_sink;
    bool m_hasPictures = false;
    QSize m_viewport;
    bool m_wasWatched = false; ///< as it was last told
    QVideoFrame m_last;
    playback::VideoFrame m_frame;
    LatestRequest m_holds; ///< images of an earlier source are dropped
    bool m_isHeld = false;
    bool m_isConverting = false;
    bool m_isAnotherWanted = false;
};

/// Whether \a media, whose first video track is \a track, are moving pictures rather than a cover
/// or slides: only those have a size, and more than a picture a second.
[[nodiscard]] bool hasMovingPictures(const QMediaMetaData &media, const QMediaMetaData &track);

} // namespace dogear::qt_media
