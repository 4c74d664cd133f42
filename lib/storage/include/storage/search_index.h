// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief One search over all that is said or written.
///
/// Threads: the database thread. Fails with a Database… code.
/// Spec:    https://www.sqlite.org/fts5.html
/// Tests:   tests/unit/storage/tst_search_index.cpp, tst_search_scan.cpp

#include <base/result.h>
#include <domain/library.h>
#include <domain/search_filter.h>

#include <QHash>
#include <QSet>
#include <query/query.h>

#include <optional>

namespace dogear::storage {

class Connection;

/// Some of the hits of a query, counted.
struct CountedPart
{
    QHash<PodcastId, int> shows;
    std::optional<qint64> next; ///< where the next part begins; none: that was all
};

class SearchIndex final
{
public:
    static constexpr int usualPart = 10'000; ///< some ten milliseconds

    explicit SearchIndex(Connection &connection)
        : m_connection(connection)
    {}

    /// The \a limit best hits, one per episode: those with all words in the title first, then in
    /// chapters, then in the notes or in several places, then those that need the transcript; among
    /// equals the newer. A query without words finds the newest of what it asks for, an empty one
    /// nothing. \a filter narrows the hits further and may order them by date.
    [[nodiscard]] Result<domain::SearchResults> search(const query::Query &query,
                                                       int limit,
                                                       const domain::SearchFilter &filter = {});

    /// How many episodes of which shows search() finds without its limit. Looks at all of them,
    /// which takes its time where they are many: in parts, that other work may come between.
    [[nodiscard]] Result<QHash<PodcastId, int>> counts(const query::Query &query,
                                                       const domain::SearchFilter &filter = {},
                                                       int partSize = usualPart);
    /// One part of counts(): the first, or the one that begins where the one before says.
    /// \a size: episodes that are looked at, about
    [[nodiscard]] Result<CountedPart> countPart(const query::Query &query,
                                                std::optional<qint64> next = {},
                                                const domain::SearchFilter &filter = {},
                                                int size = usualPart);

    /// Which of \a episodes \a query finds.
    [[nodiscard]] Result<QSet<EpisodeId>> matching(const query::Query &query,
                                                   const QList<EpisodeId> &episodes);

    /// Puts up to \a limit episodes into the index that changed since they were, in a transaction.
    /// \return how many there are left
    [[nodiscard]] Result<int> catchUp(int limit);
    /// Makes one segment of several of the index, up to \a pages of 4 KB: a search looks into each
    /// segment, and indexing leaves many. To be called again while it says so.
    /// \return whether there may be more to merge
    [[nodiscard]] Result<bool> merge(int pages);
    /// Whether \a table of the index has the titles of some episodes that should be in it.
    [[nodiscard]] Result<bool> isFilled(const QString &table);
    /// Empties the index; catchUp() fills it again. For one that is damaged.
    [[nodiscard]] Result<> startOver();

private:
    [[nodiscard]] Result<domain::SearchResults> searchNow(const query::Query &query,
                                                          int limit,
                                                          const domain::SearchFilter &filter);

    Connection &m_connection;
};

} // namespace dogear::storage
