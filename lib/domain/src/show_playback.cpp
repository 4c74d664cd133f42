// SPDX-License-Identifier: GPL-3.0-or-later
#include <domain/show_playback.h>

namespace dogear::domain {

namespace {

template<typename T>
void take(std::optional<T> &own, const T &wanted, const T &allShows)
{
    if (wanted == own.value_or(allShows))
        return;
    own = wanted == allShows ? std::nullopt : std::optional(wanted);
}

} // namespace

PlaybackEffects effectsOf(const ShowPlayback &show, const PlaybackEffects &allShows)
{
    return {.speed = show.speed.value_or(allShows.speed),
            .trimsSilence = show.trimsSilence.value_or(allShows.trimsSilence),
            .levelsLoudness = show.levelsLoudness.value_or(allShows.levelsLoudness)};
}

ShowPlayback withEffects(const ShowPlayback &show,
                         const PlaybackEffects &wanted,
                         const PlaybackEffects &allShows)
{
    ShowPlayback changed = show;
    take(changed.speed, wanted.speed, allShows.speed);
    take(changed.trimsSilence, wanted.trimsSilence, allShows.trimsSilence);
    take(changed.levelsLoudness, wanted.levelsLoudness, allShows.levelsLoudness);
    return changed;
}

} // namespace dogear::domain
