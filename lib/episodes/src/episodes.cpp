// SPDX-License-Identifier: GPL-3.0-or-later
#include <episodes/episodes.h>
#include <settings/position_thread.h>
#include <storage/episode_store.h>

#include <QLoggingCategory>

namespace dogear::episodes {

namespace {

Q_LOGGING_CATEGORY(lcEpisodes, "dogear.library.episodes")

settings::SavedPosition toSaved(const domain::EpisodeSummary &episode, const QDateTime &now)
{
    return {.position = episode.state.position,
            .duration = episode.duration.value_or(std::chrono::milliseconds{}),
            .isPlayed = episode.state.isPlayed,
            .changed = now};
}

} // namespace

Episodes::Episodes(storage::DatabaseThread &database,
                   settings::PositionThread &positions,
                   const Clock &clock,
                   QObject *parent)
    : QObject(parent)
    , m_database(database)
    , m_positions(positions)
    , m_clock(clock)
    , m_search(database, clock)
{}

Future<Result<QList<domain::EpisodeSummary>>> Episodes::list(const domain::EpisodeFilter &filter)
{
    return m_database.run([filter](storage::Connection &connection) {
        return storage::EpisodeStore(connection).list(filter);
    });
}

Future<Result<domain::IdPage>> Episodes::ids(const domain::EpisodeFilter &filter,
                                             EpisodeId after,
                                             int limit)
{
    return m_database.run([filter, after, limit](storage::Connection &connection) {
        return storage::EpisodeStore(connection).ids(filter, after, limit);
    });
}

Future<Result<int>> Episodes::count(const domain::EpisodeFilter &filter)
{
    return m_database.run([filter](storage::Connection &connection) {
        return storage::EpisodeStore(connection).count(filter);
    });
}

Future<Result<domain::ShowOrder>> Episodes::showOrder(PodcastId podcast)
{
    return m_database.run([podcast](storage::Connection &connection) {
        return storage::EpisodeStore(connection).showOrder(podcast);
    });
}

Future<Result<QList<domain::EpisodeSummary>>> Episodes::summaries(const QList<EpisodeId> &ids)
{
    return m_database.run(
        [ids](storage::Connection &connection) -> Result<QList<domain::EpisodeSummary>> {
            QList<domain::EpisodeSummary> episodes;
            // An id may be out of date: its show was removed while a list still had it.
            for (const EpisodeId id : ids) {
                const auto episode = storage::EpisodeStore(connection).summary(id);
                if (episode)
                    episodes.append(*episode);
                else if (episode.error().code != ErrorCode::NotFound)
                    return failure(episode.error());
            }
            return episodes;
        });
}

Future<Result<domain::EpisodeDetail>> Episodes::detail(EpisodeId id)
{
    return m_database
        .run([id](storage::Connection &connection) {
            return storage::EpisodeStore(connection).detail(id);
        })
        .then(this, [this](const Result<domain::EpisodeDetail> &detail) {
            // The position file is read as well: after a crash the database may be one save behind.
            if (!detail)
                return readyFuture(detail);
            return m_positions.find({detail->podcastUrl, detail->episode.guid})
                .then(this, [detail](const std::optional<settings::SavedPosition> &saved) {
                    Result<domain::EpisodeDetail> found = detail;
                    if (saved) {
                        found->summary.state.isPlayed = saved->isPlayed;
                        found->summary.state.position = saved->position;
                    }
                    return found;
                });
        });
}

Future<Result<std::optional<EpisodeId>>> Episodes::nextOfShow(EpisodeId id)
{
    return m_database.run([id](storage::Connection &connection) {
        return storage::EpisodeStore(connection).nextOfShow(id);
    });
}

Future<Result<std::optional<EpisodeId>>> Episodes::findEnclosure(const QUrl &url)
{
    const QUrl address = url.adjusted(QUrl::RemoveUserInfo); // addresses in the library have none
    return m_database.run([address](storage::Connection &connection) {
        return storage::EpisodeStore(connection).findEnclosure(address);
    });
}

Future<Result<domain::EpisodeState>> Episodes::setPlayed(EpisodeId id, bool isPlayed)
{
    return changeState(id, [isPlayed](domain::EpisodeState &state) {
        state.isPlayed = isPlayed;
        state.position = {};
    });
}

Future<Result<domain::EpisodeState>> Episodes::setFavourite(EpisodeId id, bool isFavourite)
{
    return changeState(
        id, [isFavourite](domain::EpisodeState &state) { state.isFavourite = isFavourite; });
}

Future<Result<domain::EpisodeState>> Episodes::setPosition(EpisodeId id,
                                                           std::chrono::milliseconds position)
{
    return changeState(id, [position, now = m_clock.now()](domain::EpisodeState &state) {
        state.isPlayed = false;
        state.position = position;
        state.lastPlayed = now;
    });
}

Future<Result<domain::EpisodeState>> Episodes::changeState(
    EpisodeId id,
    std::function<void(domain::EpisodeState &)> change)
{
    return detail(id).then(
        this, [this, id, change = std::move(change)](const Result<domain::EpisodeDetail> &found) {
            using Answer = Result<domain::EpisodeState>;
            if (!found)
                return readyFuture<Answer>(failure(found.error()));
            domain::EpisodeDetail detail = *found;
            change(detail.summary.state);
            // The position file first: if the database fails, the file is right and is mirrored
            // later.
            return m_positions
                .save({detail.podcastUrl, detail.episode.guid},
                      toSaved(detail.summary, m_clock.now()))
                .then(this, [this, id, state = detail.summary.state](const Result<> &saved) {
                    return saved ? mirror(id, state) : readyFuture<Answer>(failure(saved.error()));
                });
        });
}

Future<Result<domain::EpisodeState>> Episodes::mirror(EpisodeId id,
                                                      const domain::EpisodeState &state)
{
    return m_database
        .run([id, state](storage::Connection &connection) -> Result<domain::EpisodeSummary> {
            storage::EpisodeStore store(connection);
            if (const auto set = store.setState(id, state); !set)
                return failure(set.error());
            return store.summary(id);
        })
        .then(this, [this](const Result<domain::EpisodeSummary> &summary) {
            if (summary)
                emit episodeChanged(*summary);
            return summary.map([](const domain::EpisodeSummary &found) { return found.state; });
        });
}

Future<Result<>> Episodes::savePosition(const domain::EpisodeDetail &episode,
                                        std::chrono::milliseconds position,
                                        ListenKind listenKind)
{
    domain::EpisodeSummary summary = episode.summary;
    summary.state.isPlayed = false;
    summary.state.position = position;
    return saveState(episode, summary, listenKind);
}

Future<Result<>> Episodes::saveFinished(const domain::EpisodeDetail &episode)
{
    domain::EpisodeSummary summary = episode.summary;
    summary.state.isPlayed = true;
    summary.state.position = {};
    return saveState(episode, summary, ListenKind::Listening);
}

Future<Result<>> Episodes::saveState(const domain::EpisodeDetail &episode,
                                     const domain::EpisodeSummary &summary,
                                     ListenKind listenKind)
{
    const std::optional<QDateTime> before = summary.state.lastPlayed;
    const QDateTime at = listenKind == ListenKind::Sampled && before ? *before : m_clock.now();
    // Both at the same time: on closing, the threads finish their jobs, but no continuation runs.
    const Future<Result<>> saved =
        m_positions.save({episode.podcastUrl, episode.episode.guid}, toSaved(summary, at));
    m_database
        .run([id = summary.id, state = summary.state, at](
                 storage::Connection &connection) -> Result<domain::EpisodeSummary> {
            storage::EpisodeStore store(connection);
            auto present = store.summary(id);
            if (!present)
                return present;
            // Only the fields that the player knows: the user may have changed others meanwhile,
            // for example the favourite mark.
            present->state.isPlayed = state.isPlayed;
            present->state.position = state.position;
            present->state.lastPlayed = at;
            if (const auto set = store.setState(id, present->state); !set)
                return failure(set.error());
            return present;
        })
        .then(this, [this](const Result<domain::EpisodeSummary> &stored) {
            if (stored)
                emit episodeChanged(*stored);
            logAndDrop(stored, lcEpisodes(), "the position file has it; the mirror follows later");
        });
    return saved;
}

void Episodes::saveDuration(EpisodeId id, std::chrono::milliseconds duration)
{
    m_database
        .run([id, duration](storage::Connection &connection) -> Result<domain::EpisodeSummary> {
            storage::EpisodeStore store(connection);
            if (const auto set = store.setMeasuredDuration(id, duration); !set)
                return failure(set.error());
            return store.summary(id);
        })
        .then(this, [this](const Result<domain::EpisodeSummary> &stored) {
            if (stored)
                emit episodeChanged(*stored);
            logAndDrop(stored, lcEpisodes(), "measured again at the next play");
        });
}

} // namespace dogear::episodes
