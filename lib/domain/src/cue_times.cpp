// SPDX-License-Identifier: GPL-3.0-or-later
#include <domain/cue_times.h>

#include <algorithm>

namespace dogear::domain {

using std::chrono::milliseconds;

CueTimes::CueTimes(const QList<Cue> &cues)
{
    m_times.reserve(cues.size());
    int longest = 0;
    for (int i = 0; i < cues.size(); ++i) {
        const Cue &cue = cues.at(i);
        const bool isEndless = i == cues.size() - 1 && cue.end <= cue.start;
        // Not max() itself: at() adds `hold`, which would overflow.
        m_times.append({cue.start, isEndless ? milliseconds::max() - hold : cue.end, i});
        if (m_times.at(i).end > m_times.at(longest).end)
            longest = i;
        m_times[i].longest = longest;
    }
}

int CueTimes::at(milliseconds position) const
{
    const auto after = std::ranges::upper_bound(m_times, position, {}, &Time::start);
    if (after == m_times.cbegin())
        return -1;
    const Time &last = *std::prev(after);
    // Several cues may have this start; the first of them is returned.
    const auto first = std::ranges::lower_bound(m_times, last.start, {}, &Time::start);
    if (position < first->end)
        return int(first - m_times.cbegin());
    // Cues overlap: a long one may still run although a later, shorter one has ended.
    const milliseconds end = m_times.at(last.longest).end;
    return position < end + hold ? last.longest : -1;
}

} // namespace dogear::domain
