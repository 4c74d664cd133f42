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

domain::SearchFilter ListSearch::filterAt(const Place &place) const
{
    const Place everything{.kind = PlaceKind::AllEpisodes};
    domain::SearchFilter wanted;
    wanted.episodes = toFilter(staysInPlace ? place : everything, filter);
    if (filter.order == domain::EpisodeOrder::OldestFirst)
        wanted.order = domain::HitOrder::OldestFirst;
    else if (filter.order)
        wanted.order = domain::HitOrder::NewestFirst;
    return wanted;
}

void EpisodeListModel::loadSearch()
{
    m_reader->stop();
    const LatestRequest::Ticket ticket = m_requests.begin();
    m_episodes.search(m_search.text, m_search.isTyping, m_wantedRows, m_search.filterAt(m_place))
        .then(this, [this, ticket](const Result<domain::SearchResults> &results) {
            if (!m_requests.isLatest(ticket))
                return;
            if (!results)
                return fail(results.error());
            m_total = int(results->hits.size());
            takeRows(toRows(*results), {}, results->hasMore);
            if (results->hasMore && m_search.isTyping)
                m_countSoon.start(); // the next letter is on its way, perhaps
            else if (results->hasMore || searchesPlace())
                countHits(); // the other shows have hits, too
            else
                emit hitsCounted(counted(*results));
        });
}

/// Of one show's hits, too, the sidebar tells what the others have: a click leads there.
void EpisodeListModel::countHits()
{
    domain::SearchFilter filter = m_search.filterAt(m_place);
    const PodcastId show = std::exchange(filter.episodes.podcast, {});
    m_counting = m_episodes.searchCounts(m_search.text, m_search.isTyping, filter);
    const auto take =
        [this, show, ticket = m_requests.latest()](const Result<QHash<PodcastId, int>> &counts) {
            if (!m_requests.isLatest(ticket))
                return;
            if (!counts)
                return fail(counts.error());
            m_total = show.isValid() ? counts->value(show)
                                     : std::accumulate(counts->cbegin(), counts->cend(), 0);
            emit totalChanged();
            emit hitsCounted(*counts);
        };
    m_counting.then(this, take);
}

} // namespace dogear::itemmodels
