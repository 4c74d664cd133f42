// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief A VideoOutput that shows what a test wants, and writes down how large it is wanted.

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

    /// A source is loaded, or goes.
    void setHasPictures(bool hasPictures)
    {
        m_frame = {};
        m_hasPictures = hasPictures;
        emit hasPicturesChanged(hasPictures);
        emit watchedChanged(isWatched());
    }

    /// A picture of one colour comes.
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
