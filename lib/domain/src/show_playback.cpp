// SPDX-License-Identifier: GPL-3.0-or-later
#include <domain/show_playback.h>

namespace dogear::domain {

namespace {

/// Sets \a own so that \a wanted applies. A value equal to that of all shows is not stored for the
/// show, so a later change for all shows applies to it as well.
template<typename T>
void take(std::optional<T> &own, const T &wanted, const T &allShows)
{
    // Unchanged: an own value that happens to equal that of all shows stays the show's own.
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
