// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Implements VideoOutput with frames set by a test, and records the viewport.

#include <playback/video_output.h>

#include <algorithm>

namespace dogear::test {

class FakeVideoOutput final : public playback::VideoOutput
{
public:
    using VideoOutput::VideoOutput;

    [[nodiscard]] bool hasVideo() const override { return m_hasVideo; }
    [[nodiscard]] playback::VideoFrame frame() const override { return m_frame; }
    void setViewport(const QSize &pixels) override
    {
        viewport = pixels;
        emit videoVisibleChanged(isVideoVisible());
    }
    [[nodiscard]] bool isVideoVisible() const override { return m_hasVideo && !viewport.isEmpty(); }

    /// Simulates that a source with video (\a hasVideo) or without video is loaded.
    void setHasVideo(bool hasVideo)
    {
        m_frame = {};
        m_hasVideo = hasVideo;
        emit hasVideoChanged(hasVideo);
        emit videoVisibleChanged(isVideoVisible());
    }

    /// Simulates the arrival of a frame of one colour.
    void show(int width, int height, unsigned color)
    {
        const std::size_t count = std::size_t(width) * std::size_t(height);
        const std::shared_ptr<unsigned[]> words(new unsigned[count]);
        std::fill_n(words.get(), count, color);
        m_frame = {{words, reinterpret_cast<const unsigned char *>(words.get())},
                   width,
                   height,
                   qsizetype(width) * 4};
        emit frameChanged();
    }

    QSize viewport;

private:
    bool m_hasVideo = false;
    playback::VideoFrame m_frame;
};

} // namespace dogear::test
