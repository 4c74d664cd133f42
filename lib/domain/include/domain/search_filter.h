// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Filters and orders the hits of a search in addition to its text.
///
/// Threads: values; any thread.
/// Tests:   tests/unit/storage/tst_search_filter.cpp

#include <domain/library.h>

namespace dogear::domain {

enum class HitOrder {
    BestFirst, ///< title, chapters, notes, transcript; equal hits newest first
    NewestFirst,
    OldestFirst,
};

struct SearchFilter
{
    EpisodeFilter episodes; ///< episodes that may be hits; its order, limit and offset are ignored
    HitOrder order = HitOrder::BestFirst;
    /// No hits with only some of the words, or with other forms of them.
    bool needsAllWords = false;

    friend bool operator==(const SearchFilter &, const SearchFilter &) = default;
};

/// Makes a filter for the hits of one show.
[[nodiscard]] inline SearchFilter searchOf(PodcastId podcast)
{
    SearchFilter filter;
    filter.episodes.podcast = podcast;
    return filter;
}

} // namespace dogear::domain
