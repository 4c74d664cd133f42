// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds episodes with some of the words of a query, in any form and although misspelt, and
///        those that resemble an episode.
///
/// Threads: the database thread. Fails with a Database… code.
/// Tests:   tests/unit/storage/tst_relevance_search.cpp, tests/corpus/tst_corpus_questions.cpp
/// Decision: README.md, "Hits with some of the words are ranked by their texts".

#include <base/result.h>
#include <domain/search_filter.h>
#include <domain/search_results.h>

#include <query/query.h>

namespace dogear::storage {

class Connection;

class RelevanceSearch final
{
public:
    /// Maximum number of hits that have only some of the words.
    static constexpr int maxHits = 40;
    static constexpr int maxSimilar = 10;

    explicit RelevanceSearch(Connection &connection)
        : m_connection(connection)
    {}

    /// Finds what SearchIndex::search() finds, in the same order; and behind that, up to \a limit
    /// in all, episodes with some of the free words (query/free_words.h), the most relevant ones
    /// first or in the order of \a filter. Whatever else is in \a query and \a filter restricts
    /// both.
    [[nodiscard]] Result<domain::SearchResults> search(const query::Query &query,
                                                       int limit,
                                                       const domain::SearchFilter &filter = {});
    /// Finds the episodes that share most of the rare words of \a episode.
    [[nodiscard]] Result<domain::SearchResults> similarTo(EpisodeId episode);

private:
    [[nodiscard]] Result<> addRelevant(domain::SearchResults &results,
                                       const query::Query &query,
                                       int limit,
                                       const domain::SearchFilter &filter);

    Connection &m_connection;
};

} // namespace dogear::storage
