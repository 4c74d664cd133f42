// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Maps output frames to positions in the media.
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

    /// Sets the position of output frame \a frame to \a position; positions in between are
    /// interpolated. \pre frames are added in ascending order
    void add(std::int64_t frame, nanoseconds position);
    /// \return 0 before the first add(); after the last added frame, the position of that frame
    [[nodiscard]] nanoseconds positionOf(std::int64_t frame) const;
    /// Drops the points that are only needed for frames before \a frame.
    void forgetBefore(std::int64_t frame);
    void clear() { m_points.clear(); }

private:
    struct Point
    {
        std::int64_t frame;
        nanoseconds position;
    };
    std::deque<Point> m_points;
};

} // namespace dogear::audio_buffers
