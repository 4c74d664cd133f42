// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Decides what of an episode's state in another player comes over into Dogear.
///
/// A place that Dogear knows to be newer is never replaced by an older one, and a place whose time
/// is unknown never replaces one that the user has set in Dogear. A favourite is only ever added.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/domain/tst_imported_state.cpp

#include <domain/library.h>

#include <QDateTime>

#include <chrono>
#include <optional>

namespace dogear::domain {

/// State of an episode as another player has it.
struct ImportedState
{
    bool isPlayed = false;
    bool isFavourite = false;
    std::chrono::milliseconds position{};              ///< 0: the beginning
    std::optional<std::chrono::milliseconds> duration; ///< as the other player measured it
    std::optional<QDateTime> lastPlayed;               ///< UTC; last change of the state there

    /// Whether it says no more than that the episode exists.
    [[nodiscard]] bool isEmpty() const
    {
        return !isPlayed && !isFavourite && position.count() <= 0;
    }
    friend bool operator==(const ImportedState &, const ImportedState &) = default;
};

/// Dogear's own state of an episode, and when the user changed it.
struct OwnState
{
    EpisodeState state;
    /// UTC; the later one of EpisodeState::lastPlayed and the time in the position file.
    std::optional<QDateTime> changed = {};
    std::optional<std::chrono::milliseconds> duration = {};

    /// Whether the user has neither played nor marked the episode in Dogear.
    [[nodiscard]] bool isUntouched() const
    {
        return !state.isPlayed && state.position.count() == 0 && !changed;
    }
};

/// What came over. If nothing did, `state` is the own one.
struct MergedState
{
    EpisodeState state;
    bool takesPlace = false;     ///< position or played
    bool takesFavourite = false; ///< it was none before
    bool keepsOwnPlace = false;  ///< Dogear's place differs, and is newer or of unknown age
};

/// Combines \a own with \a imported. Times after \a now, which the clock of another device made,
/// count as \a now. A position at or after the end, by the duration of the other player or else of
/// Dogear, means that the episode was played.
[[nodiscard]] MergedState merged(const OwnState &own,
                                 const ImportedState &imported,
                                 const QDateTime &now);

} // namespace dogear::domain
