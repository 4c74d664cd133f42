// SPDX-License-Identifier: GPL-3.0-or-later
// A list of hits, and how many there are of which show.
#include "episode_window.h"
#include "place_reader.h"

#include <itemmodels/episode_list_model.h>
#include <library/episodes.h>

#include <numeric>

namespace dogear::itemmodels {

namespace {

QList<EpisodeRow> toRows(const domain::SearchResults &results)
{
    QList<EpisodeRow> rows;
    rows.reserve(results.hits.size());
    for (const domain::SearchHit &hit : results.hits) {
        rows.append({.episode = hit.episode,
                     .markedTitle = hit.markedTitle,
                     .snippet = hit.snippet,
                     .hitKind = hit.kind,
                     .hitStart = hit.start});
    }
    return rows;
}

QHash<PodcastId, int> counted(const domain::SearchResults &results)
{
    QHash<PodcastId, int> counts;
    for (const domain::SearchHit &hit : results.hits)
        ++counts[hit.episode.podcastId];
    return counts;
}

} // namespace

void EpisodeListModel::loadSearch()
{
    m_reader->stop();
    const quint64 generation = ++m_generation;
    m_episodes.search(m_searchText, m_isTyping, m_wantedRows)
        .then(this, [this, generation](const Result<domain::SearchResults> &results) {
            if (generation != m_generation)
                return;
            if (!results)
                return fail(results.error());
            m_total = int(results->hits.size());
            takeRows(toRows(*results), {}, results->hasMore);
            if (results->hasMore && m_isTyping)
                m_countSoon.start(); // the next letter is on its way, perhaps
            else if (results->hasMore)
                countHits();
            else
                emit hitsCounted(counted(*results));
        });
}

void EpisodeListModel::countHits()
{
    m_counting = m_episodes.searchCounts(m_searchText, m_isTyping);
    m_counting.then(this,
                    [this, generation = m_generation](const Result<QHash<PodcastId, int>> &counts) {
                        if (generation != m_generation || !counts)
                            return;
                        m_total = std::accumulate(counts->cbegin(), counts->cend(), 0);
                        emit totalChanged();
                        emit hitsCounted(*counts);
                    });
}

} // namespace dogear::itemmodels
