// SPDX-License-Identifier: GPL-3.0-or-later
#include "show_limit.h"

#include <storage/connection.h>

using namespace Qt::StringLiterals;

namespace dogear::storage {

ShowLimit::ShowLimit(Connection &connection,
                     const StationSql &sql,
                     const StationRequest &request,
                     const StationSorter &sorter)
    : m_connection(connection)
    , m_sql(sql)
    , m_request(request)
    , m_sorter(sorter)
{}

Result<bool> ShowLimit::admits(PodcastId show, EpisodeId episode)
{
    if (m_request.rules.maxPerShow <= 0)
        return true;
    if (!m_admitted.contains(show)) {
        const auto first = firstOf(show);
        if (!first)
            return failure(first.error());
        m_admitted.insert(show, {first->cbegin(), first->cend()});
    }
    return m_admitted.value(show).contains(episode);
}

/// Reads only as many episodes as are admitted where an index has the order; otherwise all episodes
/// of the show that match.
Result<QList<EpisodeId>> ShowLimit::firstOf(PodcastId show)
{
    const int limit = m_request.rules.maxPerShow;
    const SearchSql &search = m_sql.search();
    const QString what = u"e.id, e.sort_time"_s;
    QVariantList values;
    QString sql;
    if (search.hasWords()) {
        sql = matchSql(what, search.table(), m_sql.conditions());
        values.append(search.expression(SearchScope::All, show));
    } else {
        sql = scanSql(what, m_sql.conditions()) + " AND e.podcast_id = ?"_L1;
    }
    values += m_sql.conditions().values;
    if (!search.hasWords())
        values.append(show.value);
    if (!search.hasWords() && m_sorter.isByDate())
        sql += m_sorter.orderClause() + u" LIMIT %1"_s.arg(limit);
    return m_connection.list(sql, values, readCandidate)
        .map([this, limit](const QList<StationCandidate> &all) {
            return m_sorter.sorted(all).mid(0, limit);
        });
}

} // namespace dogear::storage
