// SPDX-License-Identifier: GPL-3.0-or-later
#include "cut_times.h"

#include <algorithm>

namespace dogear::audio_qt {

void CutTimes::add(nanoseconds at, nanoseconds length)
{
    m_cuts.push_back({at, (m_cuts.empty() ? nanoseconds(0) : m_cuts.back().sum) + length});
}

CutTimes::nanoseconds CutTimes::before(nanoseconds at) const
{
    // Called for every position query, so each cut stores the sum and no loop is needed.
    const auto next = std::ranges::upper_bound(m_cuts, at, {}, &Cut::at);
    return next == m_cuts.begin() ? nanoseconds(0) : std::prev(next)->sum;
}

} // namespace dogear::audio_qt
