// SPDX-License-Identifier: GPL-3.0-or-later
#include <episodes/episode_search.h>
#include <storage/database_thread.h>
#include <storage/relevance_search.h>
#include <storage/search_index.h>

#include <QPromise>
#include <query/parse.h>

namespace dogear::episodes {

namespace {

/// Maximum number of changes that a search indexes first; more would make the search slow.
constexpr int changesAtOnce = 20;

} // namespace

/// A running call of counts().
struct EpisodeSearch::Counting
{
    query::Query query;
    domain::SearchFilter filter;
    QHash<PodcastId, int> shows;
    QPromise<Result<QHash<PodcastId, int>>> answer;
};

EpisodeSearch::EpisodeSearch(storage::DatabaseThread &database, const Clock &clock)
    : m_database(database)
    , m_clock(clock)
{}

Future<Result<domain::SearchResults>> EpisodeSearch::find(const QString &text,
                                                          bool isTyping,
                                                          int limit,
                                                          const domain::SearchFilter &filter)
{
    const query::Query query = parsed(text, isTyping);
    return m_database.run(
        [query, limit, filter](storage::Connection &connection) -> Result<domain::SearchResults> {
            storage::SearchIndex index(connection);
            // Indexes the latest changes, so that they are found; SearchIndexer does the others.
            if (auto caughtUp = index.catchUp(changesAtOnce); !caughtUp)
                return failure(caughtUp.error());
            return filter.needsAllWords
                       ? index.search(query, limit, filter)
                       : storage::RelevanceSearch(connection).search(query, limit, filter);
        });
}

Future<Result<domain::SearchResults>> EpisodeSearch::similarTo(EpisodeId episode)
{
    return m_database.run([episode](storage::Connection &connection) {
        return storage::RelevanceSearch(connection).similarTo(episode);
    });
}

Future<Result<QHash<PodcastId, int>>> EpisodeSearch::counts(const QString &text,
                                                            bool isTyping,
                                                            const domain::SearchFilter &filter)
{
    auto counting = std::make_shared<Counting>();
    counting->query = parsed(text, isTyping);
    counting->filter = filter;
    counting->answer.start();
    countOn(counting, {});
    return counting->answer.future();
}

/// Counts one part after another at low priority, so that a search for the next typed letter does
/// not wait for the count.
void EpisodeSearch::countOn(const std::shared_ptr<Counting> &counting, std::optional<qint64> next)
{
    const auto count = [query = counting->query, filter = counting->filter, next](
                           storage::Connection &connection) {
        return storage::SearchIndex(connection).countPart(query, next, filter);
    };
    m_database.run(count, storage::JobPriority::Background)
        .then(this, [this, counting](const Result<storage::CountedPart> &part) {
            // The user has typed on; the caller has cancelled the future.
            if (counting->answer.isCanceled())
                return counting->answer.finish();
            if (part) {
                for (auto show = part->shows.cbegin(); show != part->shows.cend(); ++show)
                    counting->shows[show.key()] += show.value();
                if (part->next)
                    return countOn(counting, part->next);
            }
            counting->answer.addResult(
                part.map([&counting](const auto &) { return counting->shows; }));
            counting->answer.finish();
        });
}

query::Query EpisodeSearch::parsed(const QString &text, bool isTyping) const
{
    return query::parse(text,
                        isTyping ? query::LastWord::Growing : query::LastWord::AsTyped,
                        m_clock.now().toLocalTime());
}

} // namespace dogear::episodes
