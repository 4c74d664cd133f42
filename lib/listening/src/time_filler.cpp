// SPDX-License-Identifier: GPL-3.0-or-later
#include <base/workers.h>
#include <listening/play_sources.h>
#include <listening/time_filler.h>
#include <storage/episode_store.h>
#include <storage/show_playback_store.h>

#include <QHash>
#include <QtConcurrent>

namespace dogear::listening {

namespace {

/// Episodes with their playing times.
struct Timed
{
    QList<domain::EpisodeSummary> episodes;
    QList<FillItem> items; ///< of those of `episodes` whose length is known
};

Result<Timed> timed(storage::Connection &connection, const QList<EpisodeId> &ids, double speed)
{
    QHash<PodcastId, domain::ShowPlayback> shows;
    Timed timed;
    for (const EpisodeId id : ids) {
        const auto episode = storage::EpisodeStore(connection).summary(id);
        if (!episode && episode.error().code == ErrorCode::NotFound)
            continue; // removed meanwhile
        if (!episode)
            return failure(episode.error());
        if (!shows.contains(episode->podcastId)) {
            const auto show = storage::ShowPlaybackStore(connection).find(episode->podcastId);
            if (!show)
                return failure(show.error());
            shows.insert(episode->podcastId, *show);
        }
        const domain::ShowPlayback show = shows.value(episode->podcastId);
        timed.episodes.append(*episode);
        if (const auto time = playingTime(*episode, show, show.speed.value_or(speed)))
            timed.items.append({.id = id, .time = *time});
    }
    return timed;
}

TimeFiller::Choice choose(const Timed &timed, std::chrono::milliseconds wish)
{
    TimeFiller::Choice choice{.filling = fillTime(timed.items, wish), .episodes = {}};
    for (const domain::EpisodeSummary &episode : timed.episodes) {
        if (choice.filling.episodes.contains(episode.id))
            choice.episodes.append(episode);
    }
    return choice;
}

} // namespace

TimeFiller::TimeFiller(PlaySources &sources, storage::DatabaseThread &database, QObject *parent)
    : QObject(parent)
    , m_sources(sources)
    , m_database(database)
{}

Future<Result<TimeFiller::Choice>> TimeFiller::fill(const domain::PlaySource &source,
                                                    std::chrono::milliseconds wish,
                                                    double speed,
                                                    EpisodeId current)
{
    return m_sources.first(source, {current}, maxCandidates)
        .then(this,
              [this, speed](const Result<QList<EpisodeId>> &ids) -> Future<Result<Timed>> {
                  if (!ids)
                      return readyFuture(Result<Timed>(failure(ids.error())));
                  return m_database.run([ids = *ids, speed](storage::Connection &connection) {
                      return connection.snapshot([&] { return timed(connection, ids, speed); });
                  });
              })
        .then(this, [wish](const Result<Timed> &timed) -> Future<Result<Choice>> {
            if (!timed)
                return readyFuture(Result<Choice>(failure(timed.error())));
            return QtConcurrent::run(
                workers(), [known = *timed, wish] { return Result<Choice>(choose(known, wish)); });
        });
}

} // namespace dogear::listening
