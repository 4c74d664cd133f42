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

    [[nodiscard]] bool hasPictures() const override { return m_hasPictures; }
    [[nodiscard]] playback::VideoFrame frame() const override { return m_frame; }
    void setViewport(const QSize &pixels) override
    {
        viewport = pixels;
        emit watchedChanged(isWatched());
    }
    [[nodiscard]] bool isWatched() const override { return m_hasPictures && !viewport.isEmpty(); }

    /// Simulates that a source with video (\a hasPictures) or without video is loaded.
    void setHasPictures(bool hasPictures)
    {
        m_frame = {};
        m_hasPictures = hasPictures;
        emit hasPicturesChanged(hasPictures);
        emit watchedChanged(isWatched());
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
    bool m_hasPictures = false;
    playback::VideoFrame m_frame;
};

} // namespace dogear::test
