// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief How a show is played: what is its own, and what holds for all shows.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/domain/tst_show_playback.cpp

#include <chrono>
#include <optional>

namespace dogear::domain {

/// What may be another for each show.
struct PlaybackEffects
{
    double speed = 1.0;          ///< 0.5 to 3
    bool trimsSilence = false;   ///< long pauses become short ones
    bool levelsLoudness = false; ///< every show is as loud as every other

    friend bool operator==(const PlaybackEffects &, const PlaybackEffects &) = default;
};

/// What a listener chose for one show. What is not set is as for all shows.
struct ShowPlayback
{
    /// Of intro and outro.
    static constexpr std::chrono::seconds longestSkip{3'600};

    std::optional<double> speed;
    std::optional<bool> trimsSilence;
    std::optional<bool> levelsLoudness;
    std::chrono::seconds intro{}; ///< left out at the beginning of each episode; 0: nothing
    std::chrono::seconds outro{}; ///< and at its end

    friend bool operator==(const ShowPlayback &, const ShowPlayback &) = default;
};

/// What holds for \a show.
[[nodiscard]] PlaybackEffects effectsOf(const ShowPlayback &show, const PlaybackEffects &allShows);

/// \a show, with \a wanted holding for it. What does not change stays whose it was; what changes is
/// the show's own, and all shows' again where it is the same as there.
[[nodiscard]] ShowPlayback withEffects(const ShowPlayback &show,
                                       const PlaybackEffects &wanted,
                                       const PlaybackEffects &allShows);

} // namespace dogear::domain
