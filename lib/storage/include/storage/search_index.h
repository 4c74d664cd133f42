// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Searches titles, notes, chapters, transcripts, persons, shows and bookmarks of episodes.
///
/// Threads: the database thread. Fails with a Database… code.
/// Spec:    https://www.sqlite.org/fts5.html
/// Tests:   tests/unit/storage/tst_search_index.cpp, tst_search_scan.cpp

#include <base/result.h>
#include <domain/search_filter.h>
#include <domain/search_results.h>

#include <QHash>
#include <QSet>
#include <query/query.h>

#include <optional>

namespace dogear::storage {

class Connection;

/// Result of counting a part of the hits.
struct CountedPart
{
    QHash<PodcastId, int> shows; ///< number of hits by show
    std::optional<qint64> next;  ///< start of the next part; no value after the last part
};

class SearchIndex final
{
public:
    static constexpr int defaultPartSize = 10'000; ///< episodes; takes about ten milliseconds

    explicit SearchIndex(Connection &connection)
        : m_connection(connection)
    {}

    /// Finds the \a limit best hits, one per episode. Hits with all words in the title come first,
    /// then those in chapters, then those in the notes or in several fields, then those that need
    /// the transcript; equal hits are ordered from new to old. A query without words finds the
    /// newest matching episodes, an empty query nothing. \a filter narrows the hits further and may
    /// order them by date.
    [[nodiscard]] Result<domain::SearchResults> search(const query::Query &query,
                                                       int limit,
                                                       const domain::SearchFilter &filter = {});

    /// Counts, by show, all episodes that search() would find without a limit. Reads every hit, in
    /// parts of \a partSize episodes.
    [[nodiscard]] Result<QHash<PodcastId, int>> counts(const query::Query &query,
                                                       const domain::SearchFilter &filter = {},
                                                       int partSize = defaultPartSize);
    /// Counts one part of counts(): the first part, or the part that starts at \a next of the
    /// previous one. Other jobs can run between the parts. \a size is the approximate number of
    /// episodes to read.
    [[nodiscard]] Result<CountedPart> countPart(const query::Query &query,
                                                std::optional<qint64> next = {},
                                                const domain::SearchFilter &filter = {},
                                                int size = defaultPartSize);

    /// Returns those of \a episodes that match \a query.
    [[nodiscard]] Result<QSet<EpisodeId>> matching(const query::Query &query,
                                                   const QList<EpisodeId> &episodes);

    /// Indexes up to \a limit episodes that changed since they were indexed, in a transaction.
    /// \return the number of episodes left
    [[nodiscard]] Result<int> catchUp(int limit);
    /// Merges segments of the index, up to \a pages pages of 4 KB: a search reads each segment, and
    /// indexing leaves many. Call it again while it returns true.
    /// \return whether there may be more to merge
    [[nodiscard]] Result<bool> merge(int pages);
    /// Returns whether a sample of the indexed episodes is found in \a table by their titles.
    [[nodiscard]] Result<bool> isFilled(const QString &table);
    /// Empties a damaged index; catchUp() fills it again.
    [[nodiscard]] Result<> startOver();

private:
    [[nodiscard]] Result<domain::SearchResults> searchNow(const query::Query &query,
                                                          int limit,
                                                          const domain::SearchFilter &filter);

    Connection &m_connection;
};

} // namespace dogear::storage
