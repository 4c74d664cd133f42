// SPDX-License-Identifier: GPL-3.0-or-later
#include "monotonic_position.h"

#include <algorithm>

namespace dogear::audio_qt {

MonotonicPosition::nanoseconds MonotonicPosition::take(nanoseconds reported, nanoseconds now)
{
    const nanoseconds passed = m_lastQueried.count() < 0 ? nanoseconds(0) : now - m_lastQueried;
    // A time that stands still or goes back is no jump: streams pause, and new ones begin at 0.
    const nanoseconds expected = m_last + std::max(passed, nanoseconds(0));
    m_hasJumped = reported > expected + jumpThreshold;
    m_last = m_hasJumped ? expected : reported;
    m_lastQueried = now;
    return m_last;
}

std::optional<StreamStart::nanoseconds> StreamStart::take(bool isRunning, nanoseconds now)
{
    if (isRunning && !m_wasRunning)
        m_since = now;
    m_wasRunning = isRunning;
    m_hasRun = m_hasRun || isRunning;
    if (!m_hasRun)
        return nanoseconds(0);
    // A stream that is paused knows its time; only one that just started does not.
    if (!isRunning || now - m_since >= serverResponseTime)
        return std::nullopt;
    return now - m_since;
}

} // namespace dogear::audio_qt
