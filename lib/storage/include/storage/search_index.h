// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Full-text search over titles and notes.
///
/// Threads: the database thread. Fails with a Database… code, or InvalidQuery.
/// Spec:    https://www.sqlite.org/fts5.html
/// Tests:   tests/unit/storage/tst_search_index.cpp

#include <base/result.h>
#include <domain/library.h>
#include <storage/search_query.h>

namespace dogear::storage {

class Connection;

class SearchIndex final
{
public:
    explicit SearchIndex(Connection &connection)
        : m_connection(connection)
    {}

    /// The \a limit best hits, one per episode: title before notes, then the better match, then the
    /// newer. An empty query finds nothing. \a podcast narrows to one show if valid.
    [[nodiscard]] Result<domain::SearchResults> search(const SearchQuery &query,
                                                       int limit,
                                                       PodcastId podcast = {});

private:
    Connection &m_connection;
};

} // namespace dogear::storage
