// SPDX-License-Identifier: GPL-3.0-or-later
#include <playback/rewind.h>
#include <playback/rewind_limits.h>

#include <algorithm>
#include <array>
#include <utility>

namespace dogear::playback {

using std::chrono::milliseconds;
using namespace std::chrono_literals;

namespace {

struct Step
{
    milliseconds pause;
    milliseconds back;
};

/// Longest pause first; rewindAfter() takes the first step that fits.
constexpr std::array steps = {Step{24h, 20s}, Step{1h, 10s}, Step{1min, 3s}};

} // namespace

milliseconds rewindAfter(milliseconds pause)
{
    for (const Step &step : steps) {
        if (pause >= step.pause)
            return step.back;
    }
    return 0ms;
}

void Rewind::load(const std::optional<QDateTime> &leftAt)
{
    m_leftAt = leftAt;
    m_earliest = 0ms;
}

void Rewind::seek(milliseconds position)
{
    m_leftAt.reset();
    m_earliest = position;
}

milliseconds Rewind::resume(milliseconds position, const QDateTime &now, const RewindLimits &limits)
{
    const auto leftAt = std::exchange(m_leftAt, std::nullopt); // a pause counts once
    if (!limits.isEnabled() || !leftAt)
        return position;
    const milliseconds earliest =
        std::max(std::min(m_earliest, position), limits.earliest(position));
    return std::max(position - rewindAfter(milliseconds(leftAt->msecsTo(now))), earliest);
}

} // namespace dogear::playback
