// SPDX-License-Identifier: GPL-3.0-or-later
#include <playback/listening.h>
#include <playback/media_length.h>

#include <algorithm>

namespace dogear::playback {

using std::chrono::milliseconds;
using namespace std::chrono_literals;

namespace {

/// At most one part in ten may be unheard; for short episodes the threshold would be too much.
constexpr int maxMissingPart = 10;

} // namespace

void Listening::endPiece()
{
    m_last.reset();
    m_piece = 0ms;
}

bool Listening::handleProgress(milliseconds position)
{
    // Differences of positions measure listening: jumps break a piece, stalls and suspends add 0.
    const milliseconds passed = m_last ? std::max(0ms, position - *m_last) : 0ms;
    m_piece += passed;
    m_heard += passed;
    m_last = position;
    if (m_counts || m_piece < minHeard)
        return false;
    m_counts = true;
    return true;
}

bool isNearlyOver(milliseconds position,
                  milliseconds ending,
                  milliseconds duration,
                  milliseconds threshold)
{
    // The sound continued past the stated end, so the length and anything derived from it is wrong.
    const bool isPassed = position > duration + MediaLength::passTolerance;
    if (duration <= 0ms || threshold <= 0ms || isPassed)
        return false;
    return ending - position <= std::min(threshold, duration / maxMissingPart);
}

} // namespace dogear::playback
