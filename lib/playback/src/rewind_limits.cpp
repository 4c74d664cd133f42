// SPDX-License-Identifier: GPL-3.0-or-later
#include <playback/rewind_limits.h>

#include <algorithm>

namespace dogear::playback {

using std::chrono::milliseconds;

milliseconds RewindLimits::earliest(milliseconds position) const
{
    // A listener who is within the intro went there on purpose.
    const milliseconds beginning = position >= m_beginning ? m_beginning : milliseconds{};
    const auto next = std::ranges::upper_bound(m_starts, position);
    return next == m_starts.cbegin() ? beginning : std::max(beginning, *std::prev(next));
}

} // namespace dogear::playback
