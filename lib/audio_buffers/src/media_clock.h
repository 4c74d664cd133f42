// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Which place of the media a frame is from that was made of it.
///
/// Threads: any, one at a time.
/// Tests:   tests/unit/audio_buffers/tst_media_clock.cpp

#include <chrono>
#include <cstdint>
#include <deque>

namespace dogear::audio_buffers {

class MediaClock
{
public:
    using nanoseconds = std::chrono::nanoseconds;

    /// The frame \a frame is from \a place; frames between two of these lie between their places.
    /// \pre in order
    void add(std::int64_t frame, nanoseconds place);
    /// \return 0 before the first add(); behind the last one the place of the last
    [[nodiscard]] nanoseconds placeOf(std::int64_t frame) const;
    /// What was told of frames before \a frame is not asked any more.
    void forgetBefore(std::int64_t frame);
    void clear() { m_points.clear(); }

private:
    struct Point
    {
        std::int64_t frame;
        nanoseconds place;
    };
    std::deque<Point> m_points;
};

} // namespace dogear::audio_buffers
