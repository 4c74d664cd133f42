// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Narrows and orders a search further than its text does.
///
/// Threads: values; any thread.
/// Tests:   tests/unit/storage/tst_search_filter.cpp

#include <domain/library.h>

namespace dogear::domain {

enum class HitOrder {
    BestFirst, ///< title, chapters, notes, transcript; the newest first among equals
    NewestFirst,
    OldestFirst,
};

struct SearchFilter
{
    EpisodeFilter episodes; ///< which episodes may be hits; its order, limit and offset are ignored
    HitOrder order = HitOrder::BestFirst;

    friend bool operator==(const SearchFilter &, const SearchFilter &) = default;
};

/// Hits of one show only.
[[nodiscard]] inline SearchFilter searchOf(PodcastId podcast)
{
    SearchFilter filter;
    filter.episodes.podcast = podcast;
    return filter;
}

} // namespace dogear::domain
