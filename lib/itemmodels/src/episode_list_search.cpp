// SPDX-License-Identifier: GPL-3.0-or-later
// EpisodeListModel: lists the hits of a search and counts them per show.
#include "episode_window.h"
#include "place_reader.h"

#include <episodes/episodes.h>
#include <itemmodels/episode_list_model.h>

#include <numeric>
#include <utility>

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
    // Without an order the best hits come first. Any order but oldest first is newest first here.
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
            m_total = int(results->hits.size()); // until countHits() knows the total
            takeRows(toRows(*results), {}, results->hasMore);
            if (results->hasMore && m_search.isTyping)
                m_countSoon.start(); // counting would delay the search for the next letter
            else if (results->hasMore || searchesPlace())
                countHits(); // the sidebar also needs the hits of the other shows
            else
                emit hitsCounted(counted(*results));
        });
}

/// Counts the hits of all shows, even if the search is limited to one: the sidebar shows them for
/// every show, and a click on a show lists its hits.
void EpisodeListModel::countHits()
{
    domain::SearchFilter filter = m_search.filterAt(m_place);
    const PodcastId show = std::exchange(filter.episodes.podcast, {});
    // The future is kept, so that reload() can cancel a count that is not needed any more.
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
