// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief A row of a list of episodes: whose it is, and what it shows.

#include <domain/library.h>

#include <chrono>
#include <optional>

namespace dogear::itemmodels {

/// What a row shows.
struct EpisodeRow
{
    domain::EpisodeSummary episode;
    QString markedTitle; ///< in a search: with domain::matchBegin/matchEnd around matches
    QString snippet;     ///< in a search: the text around the best match, marked
    domain::HitKind hitKind = domain::HitKind::Title;
    std::optional<std::chrono::milliseconds> hitStart;

    friend bool operator==(const EpisodeRow &, const EpisodeRow &) = default;
};

/// Whose row it is.
struct ListedEpisode
{
    EpisodeId id;

    friend bool operator==(const ListedEpisode &, const ListedEpisode &) = default;
};

[[nodiscard]] inline qint64 rowKey(const ListedEpisode &listed)
{
    return listed.id.value;
}

} // namespace dogear::itemmodels
