// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What a list shows of a hit: where it is, with the words marked.
///
/// Threads: the database thread.
/// Tests:   tests/unit/storage/tst_search_index.cpp

#include <base/result.h>
#include <domain/library.h>

#include <query/query.h>

namespace dogear::storage {

class Connection;

struct FoundEpisode
{
    EpisodeId id;
    domain::HitKind kind = domain::HitKind::Title;
};

/// In the same order, in the snapshot in which they were found. An episode that is gone is damage.
[[nodiscard]] Result<QList<domain::SearchHit>> readHits(Connection &connection,
                                                        const QList<FoundEpisode> &found,
                                                        const query::Query &query);

} // namespace dogear::storage
