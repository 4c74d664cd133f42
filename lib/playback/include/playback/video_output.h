// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Declares the interface that provides the video frames of the loaded media.
///
/// Separate from AudioOutput, because listening alone needs none of it. One source feeds both, so
/// there is nothing to start, stop or seek here; each frame belongs to the audible position.
///
/// Threads: GUI thread, calls and signals; frames are converted on other threads.
/// Owner:   the sound device; outlives the widgets that show the frames.
/// Tests:   tests/support/fake_video_output.h replaces it; tests/integration/tst_video.cpp checks
///          the frames of the real one

#include <QObject>
#include <QSize>

#include <memory>

namespace dogear::playback {

/// One frame: words of 0xffRRGGBB, row after row from the top.
struct VideoFrame
{
    std::shared_ptr<const unsigned char> pixels; ///< null: no frame
    int width = 0;
    int height = 0;
    qsizetype bytesPerLine = 0;
};

class VideoOutput : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Whether the loaded source has video. A cover or pictures of chapters are no video.
    [[nodiscard]] virtual bool hasVideo() const = 0;
    /// The last frame of this source; empty before the first one.
    [[nodiscard]] virtual VideoFrame frame() const = 0;
    /// Requests frames that fit into \a pixels (device pixels). An empty size means that no widget
    /// shows the video, and no frames are made. While paused, the last frame is made again in the
    /// new size.
    virtual void setViewport(const QSize &pixels) = 0;
    /// Whether there is a video and a widget shows it.
    [[nodiscard]] virtual bool isVideoVisible() const = 0;

signals:
    void hasVideoChanged(bool hasVideo);
    void videoVisibleChanged(bool isVideoVisible);
    /// Emitted when frame() changed.
    void frameChanged();
};

} // namespace dogear::playback
