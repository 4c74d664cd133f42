// SPDX-License-Identifier: GPL-3.0-or-later
#include "candidates.h"
#include "index_reads.h"
#include "search/match_words.h"
#include "search/search_hits.h"
#include "search/search_run.h"
#include "search/search_statements.h"
#include "similar_terms.h"
#include "term_builder.h"
#include "text_ranker.h"

#include <storage/connection.h>
#include <storage/relevance_search.h>
#include <storage/search_index.h>

#include <query/free_words.h>

#include <algorithm>

namespace dogear::storage {

namespace {

using domain::HitOrder;
using domain::SearchResults;

/// Number of candidates whose texts are ranked. The index alone gives a good order already, so the
/// best hits are among the first.
constexpr int rankedTexts = RelevanceSearch::maxHits;

/// Returns what every hit of \a strict and \a filter fulfils.
Result<CandidateLimits> limitsOf(Connection &connection,
                                 const query::Query &strict,
                                 const domain::SearchFilter &filter)
{
    const auto sql = compiled(connection, strict);
    if (!sql)
        return failure(sql.error());
    const PodcastId podcast = filter.episodes.podcast;
    CandidateLimits limits{.conditions = allConditions(*sql, filter),
                           .expression = podcast.isValid() ? markedShow(podcast) : QString(),
                           .phrases = {},
                           .known = {}};
    if (sql->hasWords() && sql->table() == searchedIndex.words)
        limits.expression = sql->expression(SearchScope::All, podcast);
    else if (sql->hasWords())
        limits.phrases = sql->expression(SearchScope::All, podcast);
    return limits;
}

QStringList countedWords(const QList<SearchTerm> &terms)
{
    QStringList words;
    for (const SearchTerm &term : terms) {
        for (const WordGroup &group : term.isContent() ? term.groups : QList<WordGroup>()) {
            for (const CountedWord &word : group.words)
                words.append(word.text);
        }
    }
    return words;
}

/// Sorts \a ranked, of which the first ones are the most relevant, in the order of a list.
void order(std::vector<RankedEpisode> &ranked, HitOrder order)
{
    if (order == HitOrder::NewestFirst)
        std::ranges::sort(ranked, std::greater(), &RankedEpisode::key);
    else if (order == HitOrder::OldestFirst)
        std::ranges::sort(ranked, {}, &RankedEpisode::key);
}

/// Returns the episodes within \a limits that are most relevant for \a terms, the best first.
Result<std::vector<RankedEpisode>> mostRelevant(Connection &connection,
                                                QList<SearchTerm> &terms,
                                                const CandidateLimits &limits)
{
    Candidates candidates(connection, limits);
    const auto keys = candidates.best(terms, rankedTexts);
    return keys ? rankTexts(connection, terms, candidates.maxIdf(), *keys)
                : Result<std::vector<RankedEpisode>>(failure(keys.error()));
}

QList<FoundEpisode> found(const std::vector<RankedEpisode> &ranked)
{
    QList<FoundEpisode> all;
    for (const RankedEpisode &episode : ranked)
        all.append({.id = episode.id, .kind = episode.relevance.kind});
    return all;
}

} // namespace

Result<SearchResults> RelevanceSearch::search(const query::Query &query,
                                              int limit,
                                              const domain::SearchFilter &filter)
{
    if (query.isEmpty())
        return SearchResults();
    return m_connection.snapshot([&]() -> Result<SearchResults> {
        auto results = SearchIndex(m_connection).search(query, limit, filter);
        if (!results || results->hasMore || results->hits.size() >= limit)
            return results;
        if (auto added = addRelevant(*results, query, limit, filter); !added)
            return failure(added.error());
        return results;
    });
}

Result<> RelevanceSearch::addRelevant(SearchResults &results,
                                      const query::Query &query,
                                      int limit,
                                      const domain::SearchFilter &filter)
{
    const query::RelaxedQuery relaxed = query::relaxed(query);
    if (relaxed.words.isEmpty())
        return {};
    auto built = buildTerms(m_connection, relaxed.words);
    auto limits = limitsOf(m_connection, relaxed.strict, filter);
    if (!built || !limits)
        return failure(!built ? built.error() : limits.error());
    for (const domain::SearchHit &hit : std::as_const(results.hits))
        limits->known.append(hit.episode.id);
    auto ranked = mostRelevant(m_connection, built->terms, *limits);
    if (!ranked)
        return failure(ranked.error());
    results.matchWell =
        !results.hits.isEmpty() || (!ranked->empty() && ranked->front().relevance.isGood);
    results.corrections = built->corrections;
    results.countedWords = countedWords(built->terms);
    order(*ranked, filter.order);
    const auto room = size_t(limit - results.hits.size());
    results.hasMore = ranked->size() > room;
    ranked->resize(std::min(room, ranked->size()));
    const query::Query marked = query::markedQuery(query, results.countedWords, false);
    return readHits(m_connection, found(*ranked), marked)
        .map([&results](const QList<domain::SearchHit> &hits) { results.hits += hits; });
}

Result<SearchResults> RelevanceSearch::similarTo(EpisodeId episode)
{
    return m_connection.snapshot([&]() -> Result<SearchResults> {
        auto terms = similarTerms(m_connection, episode);
        auto limits = limitsOf(m_connection, {}, {});
        if (!terms || !limits)
            return failure(!terms ? terms.error() : limits.error());
        if (terms->isEmpty())
            return SearchResults();
        limits->known.append(episode);
        auto ranked = mostRelevant(m_connection, *terms, *limits);
        if (!ranked)
            return failure(ranked.error());
        ranked->resize(std::min<size_t>(maxSimilar, ranked->size()));
        const query::Query marked = query::markedQuery({}, countedWords(*terms), false);
        return readHits(m_connection, found(*ranked), marked)
            .map([](const QList<domain::SearchHit> &hits) {
                return SearchResults{.hits = hits, .corrections = {}, .countedWords = {}};
            });
    });
}

} // namespace dogear::storage
