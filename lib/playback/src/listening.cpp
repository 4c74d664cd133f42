// SPDX-License-Identifier: GPL-3.0-or-later
#include <playback/listening.h>

#include <algorithm>

namespace dogear::playback {

using std::chrono::milliseconds;
using namespace std::chrono_literals;

namespace {

/// Of short episodes no more than this part may be missing.
constexpr int mostMissing = 10;

} // namespace

void Listening::breakOff()
{
    m_last.reset();
    m_piece = 0ms;
}

bool Listening::hear(milliseconds position)
{
    m_isHeard = true;
    if (m_last)
        m_piece += std::max(0ms, position - *m_last);
    m_last = position;
    if (m_counts || m_piece < least)
        return false;
    m_counts = true;
    return true;
}

bool isNearlyOver(milliseconds position,
                  milliseconds ending,
                  milliseconds duration,
                  milliseconds threshold)
{
    if (duration <= 0ms || threshold <= 0ms)
        return false;
    return ending - position <= std::min(threshold, duration / mostMissing);
}

} // namespace dogear::playback
