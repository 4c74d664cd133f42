// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds the episode of a show that a link or a directory is about.
///
/// Threads: the database thread. Every function may fail with a Database… code.
/// Tests:   tests/unit/storage/tst_linked_episode_store.cpp

#include <base/ids.h>
#include <base/result.h>
#include <domain/episode_clues.h>
#include <domain/library.h>

#include <optional>

namespace dogear::storage {

class Connection;

class LinkedEpisodeStore final
{
public:
    /// Maximum difference between the dates of a directory and of the feed for one episode.
    static constexpr std::chrono::hours maxDateDifference{24};

    explicit LinkedEpisodeStore(Connection &connection)
        : m_connection(connection)
    {}

    /// Finds the episode of \a show that \a clues describe. The first of these decides:
    ///   - the guid;
    ///   - the address of the enclosure, or the address without its query, if only one episode has
    ///     it: some hosts publish all episodes at one address;
    ///   - the title, without case and accents, and a date within maxDateDifference, the nearest
    ///     one if there are several; without a date in \a clues, a title that only one episode has.
    /// An episode that the feed no longer contains is found only by its guid.
    ///
    /// Slow in a show with thousands of episodes unless the guid is known, because it reads the
    /// address of each enclosure; only for rare requests of the user.
    [[nodiscard]] Result<std::optional<domain::EpisodeSummary>> find(
        PodcastId show,
        const domain::EpisodeClues &clues);

private:
    using Found = Result<std::optional<EpisodeId>>;
    [[nodiscard]] Found findGuid(PodcastId show, const domain::EpisodeClues &clues);
    [[nodiscard]] Found findEnclosure(PodcastId show, const domain::EpisodeClues &clues);
    [[nodiscard]] Found findTitle(PodcastId show, const domain::EpisodeClues &clues);

    Connection &m_connection;
};

} // namespace dogear::storage
