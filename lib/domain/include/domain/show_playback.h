// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Playback settings of a single show, and how they combine with those of all shows.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/domain/tst_show_playback.cpp

#include <chrono>
#include <optional>

namespace dogear::domain {

/// Effects that can differ between shows.
struct PlaybackEffects
{
    static constexpr double minSpeed = 0.5;
    static constexpr double maxSpeed = 3.0;

    double speed = 1.0;          ///< playback rate, minSpeed to maxSpeed
    bool trimsSilence = false;   ///< shorten long pauses
    bool levelsLoudness = false; ///< play all shows at the same loudness

    friend bool operator==(const PlaybackEffects &, const PlaybackEffects &) = default;
};

/// The user's settings for one show. An unset value follows the setting for all shows.
struct ShowPlayback
{
    /// Maximum of `intro` and `outro`.
    static constexpr std::chrono::seconds maxSkip{3'600};

    std::optional<double> speed;
    std::optional<bool> trimsSilence;
    std::optional<bool> levelsLoudness;
    std::chrono::seconds intro{}; ///< skipped at the beginning of each episode; 0: nothing
    std::chrono::seconds outro{}; ///< skipped at the end of each episode; 0: nothing

    friend bool operator==(const ShowPlayback &, const ShowPlayback &) = default;
};

/// Combines \a show with \a allShows to the effects that apply to the show.
[[nodiscard]] PlaybackEffects effectsOf(const ShowPlayback &show, const PlaybackEffects &allShows);

/// Changes \a show so that effectsOf() gives \a wanted. An effect that does not change stays set or
/// unset as before. A changed effect is set for the show, or unset if all shows have that value.
[[nodiscard]] ShowPlayback withEffects(const ShowPlayback &show,
                                       const PlaybackEffects &wanted,
                                       const PlaybackEffects &allShows);

} // namespace dogear::domain
