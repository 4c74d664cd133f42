// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds the episodes that links and directories are about.
///
/// Threads: GUI thread; futures finish there.
/// Owner:   the composition root; the database outlives it.
/// Tests:   tests/unit/storage/tst_linked_episode_store.cpp, tests/gui/tst_link_episodes.cpp

#include <base/future.h>
#include <base/result.h>
#include <domain/episode_clues.h>
#include <domain/library.h>

#include <optional>

namespace dogear::storage {
class DatabaseThread;
} // namespace dogear::storage

namespace dogear::episodes {

class LinkedEpisodes final
{
public:
    explicit LinkedEpisodes(storage::DatabaseThread &database)
        : m_database(database)
    {}

    /// The episode of \a show that \a clues describe (storage/linked_episode_store.h).
    [[nodiscard]] Future<Result<std::optional<domain::EpisodeSummary>>> find(
        PodcastId show,
        const domain::EpisodeClues &clues);

private:
    storage::DatabaseThread &m_database;
};

} // namespace dogear::episodes
