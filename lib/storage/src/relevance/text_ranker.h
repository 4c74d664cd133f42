// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads the texts of candidates and ranks them.
///
/// Threads: the database thread; counts words on worker threads as well.
/// Tests:   tests/unit/storage/tst_relevance_search.cpp

#include "relevance.h"

#include <base/ids.h>
#include <base/result.h>

#include <vector>

namespace dogear::storage {

class Connection;

struct RankedEpisode
{
    EpisodeId id;
    qint64 key = 0; ///< of the index; greater keys are of newer episodes
    Relevance relevance;
};

/// Ranks the episodes with \a keys, the most relevant first; equal ones from new to old. Leaves out
/// those that have no term in the language of their show.
[[nodiscard]] Result<std::vector<RankedEpisode>> rankTexts(Connection &connection,
                                                           const QList<SearchTerm> &terms,
                                                           double maxIdf,
                                                           const QList<qint64> &keys);

/// Reads the texts of \a episode; no value if there is no such episode.
[[nodiscard]] Result<std::optional<RankedTexts>> readTexts(Connection &connection,
                                                           EpisodeId episode);

} // namespace dogear::storage
