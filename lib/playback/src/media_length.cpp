// SPDX-License-Identifier: GPL-3.0-or-later
#include <playback/media_length.h>

#include <algorithm>

namespace dogear::playback {

using std::chrono::milliseconds;
using namespace std::chrono_literals;

namespace {

/// Length played of media that has become a little shorter than the saved position.
constexpr auto lastPiece = 10s;
/// Media that is shorter than the saved position by more than this part of its length is different.
constexpr int maxShorterPercent = 5;

} // namespace

void MediaLength::begin(milliseconds stated, bool isWhole)
{
    *this = MediaLength();
    m_stated = std::max(0ms, stated);
    m_isWhole = isWhole;
}

bool MediaLength::extendTo(milliseconds position)
{
    // A feed's length never clamps a position that the listener chose or left.
    if (isMeasured() || m_stated <= 0ms || position <= m_stated)
        return false;
    m_stated = 0ms;
    return true;
}

bool MediaLength::setFirstReported(milliseconds duration)
{
    const milliseconds before = length();
    m_reported = 0ms; // the media was opened again and may be different media
    setReported(duration);
    return length() != before;
}

bool MediaLength::setReported(milliseconds duration)
{
    const milliseconds before = length();
    // The sound has already disproved a length that it has passed.
    if (duration > 0ms && m_heardUpTo <= duration + passTolerance)
        m_reported = duration;
    return length() != before;
}

bool MediaLength::pass(milliseconds position)
{
    const milliseconds before = length();
    m_heardUpTo = std::max(m_heardUpTo, position);
    for (milliseconds *known : {&m_reported, &m_stated, &m_end}) {
        if (m_heardUpTo > *known + passTolerance)
            *known = 0ms;
    }
    return length() != before;
}

bool MediaLength::end(milliseconds reached)
{
    const milliseconds before = length();
    // An end within the tolerance confirms the length.
    if (isMeasured() && reached > 0ms && reached < m_reported - endTolerance)
        m_end = reached;
    return length() != before;
}

milliseconds MediaLength::length() const
{
    if (m_end > 0ms)
        return m_end;
    return m_reported > 0ms ? m_reported : m_stated;
}

bool MediaLength::isBrokenOff(milliseconds reached) const
{
    // Complete media ends where its sound ends, whatever its header states.
    return !m_isWhole && isMeasured() && reached < m_reported - endTolerance;
}

milliseconds MediaLength::startFor(milliseconds place) const
{
    // A feed's length is too uncertain to move the saved position.
    if (!isMeasured() || place <= length() - minAudible)
        return place;
    const bool isSame = place - length() <= length() * maxShorterPercent / 100;
    return isSame ? std::max(0ms, length() - lastPiece) : 0ms;
}

milliseconds MediaLength::clamped(milliseconds position) const
{
    const milliseconds most = length();
    return most > 0ms ? std::clamp(position, 0ms, most) : std::max(0ms, position);
}

} // namespace dogear::playback
