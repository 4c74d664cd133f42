// SPDX-License-Identifier: GPL-3.0-or-later
#include <episodes/episodes.h>
#include <itemmodels/hit_counts.h>
#include <itemmodels/list_query.h>

#include <numeric>
#include <utility>

namespace dogear::itemmodels {

HitCounts::HitCounts(episodes::Episodes &episodes, const ListQuery &query)
    : m_episodes(episodes)
    , m_query(query)
{
    m_typingPause.setSingleShot(true);
    m_typingPause.setInterval(typingPause);
    m_typingPause.callOnTimeout(this, &HitCounts::countAll);
}

void HitCounts::stop()
{
    m_typingPause.stop();
    m_counting.cancel();
    m_requests.cancel();
}

void HitCounts::clear()
{
    stop();
    setListed({});
    emit counted({});
}

void HitCounts::setListed(const domain::SearchResults &results)
{
    m_total = results.withAllWords;
    m_withSomeWords = int(results.hits.size()) - results.withAllWords;
    m_words = {.corrections = results.corrections,
               .counted = results.countedWords,
               .matchWell = results.matchWell || results.hits.isEmpty()};
}

void HitCounts::count(const domain::SearchResults &results)
{
    if (m_query.listsSimilar()) {
        emit counted({});
        return;
    }
    const bool hasMore = results.hasMore && m_withSomeWords == 0;
    if (hasMore && m_query.search().isTyping)
        return m_typingPause.start(); // counting would delay the search for the next letter
    if (hasMore || m_query.searchesView())
        return countAll(); // the sidebar also needs the hits of the other shows
    // Hits with some of the words are there to be read, not to be counted, unless there are no
    // others.
    const qsizetype listed = m_total > 0 ? m_total : results.hits.size();
    QHash<PodcastId, int> counts;
    for (const domain::SearchHit &hit : results.hits.first(listed))
        ++counts[hit.episode.podcastId];
    emit counted(counts);
}

void HitCounts::countAll()
{
    const ListSearch &search = m_query.search();
    domain::SearchFilter filter = search.filterAt(m_query.view());
    const PodcastId show = std::exchange(filter.episodes.podcast, {});
    m_counting = m_episodes.search().counts(search.text, search.isTyping, filter);
    const auto take =
        [this, show, ticket = m_requests.begin()](const Result<QHash<PodcastId, int>> &counts) {
            if (!m_requests.isLatest(ticket))
                return;
            if (!counts) {
                emit failed(counts.error());
                return;
            }
            m_total = show.isValid() ? counts->value(show)
                                     : std::accumulate(counts->cbegin(), counts->cend(), 0);
            emit totalChanged();
            emit counted(*counts);
        };
    m_counting.then(this, take);
}

} // namespace dogear::itemmodels
