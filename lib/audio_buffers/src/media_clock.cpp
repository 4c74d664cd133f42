// SPDX-License-Identifier: GPL-3.0-or-later
#include "media_clock.h"

#include <algorithm>
#include <iterator>

namespace dogear::audio_buffers {

void MediaClock::add(std::int64_t frame, nanoseconds position)
{
    if (!m_points.empty() && m_points.back().frame == frame)
        m_points.back().position = position;
    else
        m_points.push_back({frame, position});
}

MediaClock::nanoseconds MediaClock::positionOf(std::int64_t frame) const
{
    if (m_points.empty())
        return nanoseconds(0);
    const auto next = std::ranges::lower_bound(m_points, frame, {}, &Point::frame);
    if (next == m_points.begin())
        return next->position;
    if (next == m_points.end())
        return m_points.back().position;
    const Point &before = *std::prev(next);
    const double part = double(frame - before.frame) / double(next->frame - before.frame);
    return before.position
           + nanoseconds(std::int64_t(part * double((next->position - before.position).count())));
}

void MediaClock::forgetBefore(std::int64_t frame)
{
    // The last point before \a frame is needed to interpolate at \a frame.
    while (m_points.size() > 2 && m_points[1].frame < frame)
        m_points.pop_front();
}

} // namespace dogear::audio_buffers
