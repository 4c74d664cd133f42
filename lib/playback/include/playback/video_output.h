// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The pictures of what plays, for whoever shows them.
///
/// Beside AudioOutput, not in it: who listens needs none of this. One source feeds both, so there
/// is nothing to start, to stop or to seek here; pictures are of the time that is heard.
///
/// Threads: GUI thread, calls and signals; frames are made elsewhere.
/// Owner:   the one that plays; outlives whoever shows them.
/// Tests:   tests/support/fake_video_output.h stands in; tests/integration/tst_video.cpp watches
/// the
///          real one

#include <QObject>
#include <QSize>

#include <memory>

namespace dogear::playback {

/// One picture: words of 0xffRRGGBB, row after row from the top.
struct VideoFrame
{
    std::shared_ptr<const unsigned char> pixels; ///< nothing: no picture
    int width = 0;
    int height = 0;
    qsizetype bytesPerLine = 0;
};

class VideoOutput : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Whether the source that is loaded has moving pictures. A cover is none, nor are the pictures
    /// of chapters.
    [[nodiscard]] virtual bool hasPictures() const = 0;
    /// The last picture of this source; none before the first.
    [[nodiscard]] virtual VideoFrame frame() const = 0;
    /// Pictures are wanted that just fit into \a pixels, of the device. Empty: nobody looks, and
    /// none are made. While paused, the last one comes anew in the new size.
    virtual void setViewport(const QSize &pixels) = 0;
    /// Whether there are pictures and somebody looks.
    [[nodiscard]] virtual bool isWatched() const = 0;

signals:
    void hasPicturesChanged(bool hasPictures);
    void watchedChanged(bool isWatched);
    /// Emitted when frame() is another one.
    void frameChanged();
};

} // namespace dogear::playback
