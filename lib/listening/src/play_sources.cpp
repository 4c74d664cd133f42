// SPDX-License-Identifier: GPL-3.0-or-later
#include <listening/play_sources.h>
#include <storage/play_source_store.h>
#include <storage/playlist_store.h>
#include <storage/saved_search_store.h>
#include <storage/station_store.h>

#include <query/parse.h>

#include <algorithm>
#include <limits>

namespace dogear::listening {

using domain::NamedSource;
using domain::PlaySource;
using storage::StationPart;
using storage::StationRequest;

namespace {

/// Reads the rules of the station \a name and completes \a request with them.
Result<StationRequest> withRules(storage::Connection &connection,
                                 const QString &name,
                                 StationRequest request,
                                 const QDateTime &now)
{
    const auto search = storage::SavedSearchStore(connection).find(name);
    if (!search)
        return failure(search.error());
    if (!*search || !(*search)->station)
        return failure({ErrorCode::NotFound, QString(u"station " + name)});
    const QDateTime local = now.toLocalTime();
    request.query = query::parse((*search)->query, query::LastWord::AsTyped, local);
    request.rules = *(*search)->station;
    if (request.rules.until)
        request.until = request.rules.until->addDays(1).startOfDay().toUTC();
    return request;
}

Result<QList<EpisodeId>> unplayedOf(storage::Connection &connection,
                                    PlaylistId list,
                                    const QSet<EpisodeId> &excluded,
                                    int limit)
{
    storage::PlaylistStore store(connection);
    if (const auto found = store.find(list); !found)
        return failure(found.error());
    return store.unplayed(list, std::numeric_limits<int>::max()).map([&](QList<EpisodeId> ids) {
        ids.removeIf([&excluded](EpisodeId id) { return excluded.contains(id); });
        return ids.mid(0, limit);
    });
}

} // namespace

/// A search for episodes of a station that runs part by part.
struct PlaySources::Search
{
    QString station;
    StationRequest request;
    bool hasRules = false;
    std::optional<storage::StationPosition> from = {};
    QList<EpisodeId> found = {};
};

PlaySources::PlaySources(storage::DatabaseThread &database, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_database(database)
    , m_clock(clock)
{}

Future<Result<QList<EpisodeId>>> PlaySources::first(const PlaySource &source,
                                                    const QSet<EpisodeId> &excluded,
                                                    int limit)
{
    if (source.list.isValid()) {
        return m_database.run([=](storage::Connection &connection) {
            return unplayedOf(connection, source.list, excluded, limit);
        });
    }
    if (source.isNothing())
        return readyFuture(Result<QList<EpisodeId>>(QList<EpisodeId>()));
    const auto search = std::make_shared<Search>(
        Search{.station = source.station, .request = {.excluded = excluded, .limit = limit}});
    return this->search(search);
}

Future<Result<QList<EpisodeId>>> PlaySources::search(const std::shared_ptr<Search> &search)
{
    // The search is shared, but only one thread uses it at a time: a part is requested after the
    // answer to the previous one.
    return m_database
        .run([search, now = m_clock.now()](storage::Connection &connection) -> Result<StationPart> {
            if (!search->hasRules) {
                const auto request = withRules(connection, search->station, search->request, now);
                if (!request)
                    return failure(request.error());
                search->request = *request;
                search->hasRules = true;
            }
            return storage::StationStore(connection).part(search->request, search->from);
        })
        .then(this,
              [this, search](const Result<StationPart> &part) -> Future<Result<QList<EpisodeId>>> {
                  if (!part)
                      return readyFuture(Result<QList<EpisodeId>>(failure(part.error())));
                  search->found += part->episodes;
                  search->request.limit -= int(part->episodes.size());
                  search->from = part->next;
                  if (search->from)
                      return this->search(search);
                  return readyFuture(Result<QList<EpisodeId>>(search->found));
              });
}

Future<Result<std::optional<EpisodeId>>> PlaySources::nextOfList(PlaylistId list,
                                                                 const QList<EpisodeId> &recent)
{
    using Found = Result<std::optional<EpisodeId>>;
    return m_database.run([list, recent](storage::Connection &connection) -> Found {
        storage::PlaylistStore store(connection);
        const auto episodes = store.episodes(list);
        if (!episodes)
            return failure(episodes.error());
        const auto last = std::ranges::find_if(
            recent, [&episodes](EpisodeId id) { return episodes->contains(id); });
        return store.next(list, last == recent.cend() ? EpisodeId() : *last, recent.value(0));
    });
}

Future<Result<NamedSource>> PlaySources::chosen()
{
    return m_database.run([](storage::Connection &connection) {
        return storage::PlaySourceStore(connection).chosen();
    });
}

Future<Result<NamedSource>> PlaySources::choose(const PlaySource &source)
{
    return m_database
        .run([source](storage::Connection &connection) {
            return connection.transaction([&]() -> Result<NamedSource> {
                storage::PlaySourceStore store(connection);
                const auto before = store.chosen();
                if (!before)
                    return before;
                return store.choose(source).map([&before] { return *before; });
            });
        })
        .then(this, [this](const Result<NamedSource> &before) {
            if (before)
                emit chosenChanged();
            return before;
        });
}

} // namespace dogear::listening
