// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Runs one search over the index and collects the found episodes, in order.
///
/// Threads: the database thread.
/// Tests:   tests/unit/storage/tst_search_index.cpp, tst_search_filter.cpp

#include "search_hits.h"
#include "search_statements.h"

#include <domain/search_filter.h>
#include <domain/search_results.h>

#include <QSet>

namespace dogear::storage {

/// Joins the conditions of the query and of \a filter, except for the show, which is part of the
/// statements.
[[nodiscard]] SqlConditions allConditions(const SearchSql &sql, const domain::SearchFilter &filter);

class SearchRun final
{
public:
    /// \a limit: maximum number of hits.
    /// \pre \a connection, \a sql and \a filter outlive this object
    SearchRun(Connection &connection,
              const SearchSql &sql,
              const domain::SearchFilter &filter,
              qint64 limit);

    [[nodiscard]] Result<QList<FoundEpisode>> run();

private:
    [[nodiscard]] Result<> scan();
    [[nodiscard]] Result<> findBest();
    [[nodiscard]] Result<> findByDate();
    [[nodiscard]] Result<> setKinds(qint64 firstKey, qint64 lastKey);
    [[nodiscard]] Result<bool> mayFind(SearchScope scope);
    [[nodiscard]] Result<> take(const QString &sql,
                                const QVariantList &values,
                                domain::HitKind kind);

    Connection &m_connection;
    const SearchSql &m_sql;
    const domain::SearchFilter &m_filter;
    PodcastId m_podcast;
    SqlConditions m_conditions;
    qint64 m_limit;
    QList<FoundEpisode> m_found;
    QSet<EpisodeId> m_seen;
};

} // namespace dogear::storage
