// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads the data of all episodes of a show, and the other shows of its author, for its
/// page.
///
/// Threads: GUI thread; futures finish there.
/// Owner:   the composition root; the database outlives it.
/// Tests:   tests/integration/tst_show_episodes_model.cpp

#include <base/future.h>
#include <base/result.h>
#include <domain/show_outline.h>

namespace dogear::storage {
class DatabaseThread;
} // namespace dogear::storage

namespace dogear::episodes {

class ShowOutlines final
{
public:
    explicit ShowOutlines(storage::DatabaseThread &database)
        : m_database(database)
    {}

    /// First and last publication date, and the newest episode.
    [[nodiscard]] Future<Result<domain::ShowSpan>> span(PodcastId podcast);
    /// The seasons with their episodes (storage/show_outline_store.h).
    [[nodiscard]] Future<Result<QList<domain::ShowSeason>>> seasons(PodcastId podcast);
    /// The other shows with the same author, by title.
    [[nodiscard]] Future<Result<QList<domain::ShowName>>> othersOfAuthor(PodcastId podcast);

private:
    storage::DatabaseThread &m_database;
};

} // namespace dogear::episodes
