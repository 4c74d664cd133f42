// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Makes the rows that a list shows of hits: title, snippet and time, with the words marked.
///
/// Threads: the database thread.
/// Tests:   tests/unit/storage/tst_search_index.cpp

#include <base/result.h>
#include <domain/search_results.h>

#include <query/query.h>

namespace dogear::storage {

class Connection;

struct FoundEpisode
{
    EpisodeId id;
    domain::HitKind kind = domain::HitKind::Title;
};

/// Reads the hits of \a found, in the same order. An episode without texts is DatabaseCorrupt.
/// \pre runs in the snapshot in which the episodes were found
[[nodiscard]] Result<QList<domain::SearchHit>> readHits(Connection &connection,
                                                        const QList<FoundEpisode> &found,
                                                        const query::Query &query);

} // namespace dogear::storage
