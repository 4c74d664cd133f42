// SPDX-License-Identifier: GPL-3.0-or-later
#include <playback/listening.h>
#include <playback/media_length.h>

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
    const milliseconds passed = m_last ? std::max(0ms, position - *m_last) : 0ms;
    m_piece += passed;
    m_heard += passed;
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
    // The sound went on behind its end: that length is wrong, and so is all that follows from it.
    const bool isPassed = position > duration + MediaLength::passTolerance;
    if (duration <= 0ms || threshold <= 0ms || isPassed)
        return false;
    return ending - position <= std::min(threshold, duration / mostMissing);
}

} // namespace dogear::playback
