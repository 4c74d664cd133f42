// SPDX-License-Identifier: GPL-3.0-or-later
#include "listening.h"

#include <QRandomGenerator>

using namespace std::chrono_literals;

namespace dogear::test {

using std::chrono::milliseconds;

namespace {

/// Distance from the first sound to the measurement: a codec or a fade may distort the first
/// samples.
constexpr double settledMs = 40;
constexpr auto beforeAsking = 600ms;
constexpr auto longestWait = 15s;

/// Waits until the recording contains the next change of tone, from which heardAt() counts back.
void waitForChange(double speed)
{
    pass(milliseconds(qRound64(1'250 / speed)) + 250ms);
}

std::optional<Heard> heardIn(const Recorder &recorder, double atMs, double speed)
{
    return recorder.recording(atMs - 500).heardAt(atMs, speed);
}

/// Measures a landing at \a target: the command was given at \a asked, its sound began at \a begin,
/// both in Unix milliseconds.
std::optional<Landing> landing(PlayerUnderTest &player,
                               const Recorder &recorder,
                               milliseconds target,
                               double asked,
                               double begin,
                               double speed)
{
    pass(beforeAsking);
    const auto said = positionError(player, recorder, speed);
    const auto heard = heardIn(recorder, begin + settledMs, speed);
    if (!said || !heard)
        return std::nullopt;
    return Landing{.soundAfterMs = begin - asked,
                   .errorMs = double((heard->position - target).count()) - settledMs * speed,
                   .saidErrorMs = *said,
                   .pitchErrorPercent = heard->pitchErrorPercent};
}

} // namespace

std::optional<double> positionError(PlayerUnderTest &player, const Recorder &recorder, double speed)
{
    const double asked = wallMs();
    const milliseconds said = player.position();
    waitForChange(speed);
    const auto heard = heardIn(recorder, asked, speed);
    if (!heard)
        return std::nullopt;
    return double((said - heard->position).count());
}

std::optional<Landing> resumeAt(PlayerUnderTest &player,
                                const Recorder &recorder,
                                const QString &path,
                                milliseconds start,
                                double speed)
{
    const double asked = wallMs();
    player.playFrom(path, start);
    std::optional<double> begin;
    waitFor(
        [&] {
            begin = recorder.recording(asked).soundAfter(asked);
            return begin.has_value();
        },
        longestWait);
    if (!begin)
        return std::nullopt;
    return landing(player, recorder, start, asked, *begin, speed);
}

std::optional<Landing> seekTo(PlayerUnderTest &player,
                              const Recorder &recorder,
                              milliseconds target,
                              double speed)
{
    const double asked = wallMs();
    player.seek(target);
    std::optional<double> begin;
    waitFor(
        [&] {
            begin = recorder.recording(asked).toneAfter(asked, target);
            return begin.has_value();
        },
        longestWait);
    if (!begin)
        return std::nullopt;
    return landing(player, recorder, target, asked, *begin, speed);
}

milliseconds randomTarget(QRandomGenerator &random, milliseconds duration, milliseconds place)
{
    for (;;) {
        const auto second = random.bounded(5, int(duration / 1s) - 15);
        const milliseconds target =
            std::chrono::seconds(second) + milliseconds(random.bounded(50, 600));
        const bool isClear = !soundAlike(target, place) && !soundAlike(target, place + 1s)
                             && !soundAlike(target, place + 2s);
        if (isClear)
            return target;
    }
}

} // namespace dogear::test
