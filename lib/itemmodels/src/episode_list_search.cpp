// SPDX-License-Identifier: GPL-3.0-or-later
// EpisodeListModel: lists the hits of a search.
#include "episode_id_pager.h"
#include "episode_row_cache.h"

#include <episodes/episodes.h>
#include <itemmodels/episode_list_model.h>
#include <itemmodels/hit_counts.h>

namespace dogear::itemmodels {

namespace {

QList<EpisodeRow> toRows(const domain::SearchResults &results, const ListQuery &query)
{
    QList<EpisodeRow> rows;
    rows.reserve(results.hits.size());
    for (const domain::SearchHit &hit : results.hits) {
        rows.append({.episode = hit.episode,
                     .markedTitle = hit.markedTitle,
                     .snippet = hit.snippet,
                     .hitKind = hit.kind,
                     .hitStart = hit.start,
                     .hasAllWords = query.listsSimilar() || rows.size() < results.withAllWords});
    }
    return rows;
}

} // namespace

void EpisodeListModel::loadSearch()
{
    m_idPager->stop();
    const LatestRequest::Ticket ticket = m_requests.begin();
    const ListSearch &search = m_query->search();
    (m_query->listsSimilar()
         ? m_episodes.search().similarTo(search.similarTo)
         : m_episodes.search().find(
             search.text, search.isTyping, m_wantedRows, search.filterAt(m_query->view())))
        .then(this, [this, ticket](const Result<domain::SearchResults> &results) {
            if (!m_requests.isLatest(ticket))
                return;
            if (!results)
                return fail(results.error());
            m_hits->setListed(*results);
            handleRows(toRows(*results, *m_query), {}, results->hasMore);
            m_hits->count(*results);
        });
}

} // namespace dogear::itemmodels
