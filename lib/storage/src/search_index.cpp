// SPDX-License-Identifier: GPL-3.0-or-later
#include "episode_rows.h"

#include <storage/connection.h>
#include <storage/search_index.h>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

/// A match in a title weighs as much as ten in the notes.
const QString rank = u"bm25(episode_search, 10.0, 1.0)"_s;
constexpr int snippetTokens = 24;

const QString matching = u" FROM episode_search s JOIN episode e ON e.id = s.rowid"
                         " WHERE episode_search MATCH ?"_s;

QString podcastCondition(PodcastId podcast)
{
    return podcast.isValid() ? u" AND e.podcast_id = %1"_s.arg(podcast.value) : QString();
}

/// The best rows first, and only for those the texts: snippets are what costs.
QString searchSql(PodcastId podcast)
{
    return u"WITH best AS (SELECT s.rowid AS id, %1 AS score, e.sort_time AS sort_time"_s.arg(rank)
           + matching + podcastCondition(podcast)
           + " ORDER BY score, sort_time DESC LIMIT ?)"
             " SELECT "_L1
           + summaryColumns
           + u", highlight(episode_search, 0, char(2), char(3)),"
             " snippet(episode_search, 1, char(2), char(3), '…', %1)"
             " FROM best JOIN episode_search ON episode_search.rowid = best.id"
             " JOIN episode e ON e.id = best.id JOIN podcast p ON p.id = e.podcast_id"
             " WHERE episode_search MATCH ? ORDER BY best.score, best.sort_time DESC"_s.arg(
                 snippetTokens);
}

} // namespace

Result<domain::SearchResults> SearchIndex::search(const SearchQuery &query,
                                                  int limit,
                                                  PodcastId podcast)
{
    domain::SearchResults results;
    if (query.isEmpty())
        return results;
    const QString expression = query.toMatchExpression();

    const auto counted = m_connection.execute(
        u"SELECT count(*)"_s + matching + podcastCondition(podcast), {expression});
    if (!counted)
        return failure(counted.error());
    (*counted)->next();
    results.total = (*counted)->value(0).toInt();
    (*counted)->finish();

    const auto found = m_connection.execute(searchSql(podcast), {expression, limit, expression});
    if (!found)
        return failure(found.error());
    while ((*found)->next()) {
        domain::SearchHit hit;
        hit.episode = readSummary(**found);
        hit.markedTitle = (*found)->value(summaryColumnCount).toString();
        hit.snippet = (*found)->value(summaryColumnCount + 1).toString().simplified();
        hit.kind = hit.markedTitle.contains(domain::matchBegin) ? domain::HitKind::Title
                                                                : domain::HitKind::Notes;
        results.hits.append(hit);
    }
    (*found)->finish();
    return results;
}

} // namespace dogear::storage
