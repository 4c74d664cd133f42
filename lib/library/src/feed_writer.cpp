// SPDX-License-Identifier: GPL-3.0-or-later
#include <library/feed_writer.h>
#include <settings/position_file.h>
#include <storage/episode_store.h>
#include <storage/podcast_store.h>

#include <QHash>

using namespace Qt::StringLiterals;

namespace dogear::library {

namespace {

using KnownPositions = QHash<QString, settings::SavedPosition>;

/// Looked up before the database thread is asked, because the position file belongs to the GUI
/// thread.
KnownPositions knownPositions(const settings::PositionFile &positions,
                              const QUrl &feed,
                              const ReadFeed &read)
{
    KnownPositions known;
    for (const domain::Episode &episode : read.feed.episodes) {
        if (const auto saved = positions.find({feed, episode.guid}))
            known.insert(episode.guid, *saved);
    }
    return known;
}

domain::EpisodeState toState(const settings::SavedPosition &saved)
{
    domain::EpisodeState state;
    state.isPlayed = saved.isPlayed;
    state.position = saved.isPlayed ? std::chrono::milliseconds{} : saved.position;
    if (saved.changed.isValid())
        state.lastPlayed = saved.changed;
    return state;
}

QList<storage::EpisodeToStore> toStore(const ReadFeed &read)
{
    QList<storage::EpisodeToStore> episodes;
    episodes.reserve(read.feed.episodes.size());
    for (int i = 0; i < read.feed.episodes.size(); ++i)
        episodes.append({read.feed.episodes.at(i), read.notesTexts.value(i)});
    return episodes;
}

domain::FetchState fetchStateAfter(const ReadFeed &read,
                                   const domain::FetchState &before,
                                   const QDateTime &now)
{
    domain::FetchState state = before;
    state.lastAttempt = now;
    if (read.feed.isTruncated) {
        // Nothing may keep the next fetch from bringing the rest: no validators are stored.
        state.lastError = Error{.code = ErrorCode::TruncatedInput, .url = read.finalUrl};
        state.etag.clear();
        state.lastModified.clear();
        state.bodyHash.clear();
        return state;
    }
    state.lastSuccess = now;
    state.lastError.reset();
    if (!read.isNotModified && !read.feed.isMoved) {
        state.bodyHash = read.bodyHash;
        state.etag = read.etag;
        state.lastModified = read.lastModified;
    }
    return state;
}

Result<> applyPositions(storage::EpisodeStore &store,
                        const QList<EpisodeId> &added,
                        const KnownPositions &known)
{
    if (known.isEmpty())
        return {};
    for (const EpisodeId id : added) {
        const auto detail = store.detail(id);
        if (!detail)
            return failure(detail.error());
        const auto saved = known.constFind(detail->episode.guid);
        if (saved == known.cend())
            continue;
        if (auto set = store.setState(id, toState(*saved)); !set)
            return set;
    }
    return {};
}

/// Everything that one fetch changes, inside one transaction.
Result<WrittenFeed> write(storage::Connection &connection,
                          PodcastId id,
                          const ReadFeed &read,
                          const KnownPositions &known,
                          const QDateTime &now)
{
    storage::PodcastStore podcasts(connection);
    storage::EpisodeStore episodes(connection);
    const auto before = podcasts.find(id);
    if (!before)
        return failure(before.error());

    WrittenFeed written{.id = id};
    if (read.feed.isMoved) {
        if (auto noted = podcasts.setNewFeedUrl(id, read.feed.podcast.newFeedUrl); !noted)
            return failure(noted.error());
    } else if (!read.isNotModified) {
        if (auto updated = podcasts.update(id, read.feed.podcast); !updated)
            return failure(updated.error());
        const auto stored = episodes.update(id, toStore(read), !read.feed.isTruncated, now);
        if (!stored)
            return failure(stored.error());
        if (auto applied = applyPositions(episodes, stored->added, known); !applied)
            return failure(applied.error());
        written.newEpisodes = int(stored->added.size());
        written.changedEpisodes = int(stored->changed.size());
    }
    if (auto set = podcasts.setFetchState(id, fetchStateAfter(read, before->fetch, now)); !set)
        return failure(set.error());
    const auto count = episodes.count({.podcast = id});
    if (!count)
        return failure(count.error());
    written.episodes = *count;
    return written;
}

} // namespace

Future<Result<WrittenFeed>> FeedWriter::add(const QUrl &url, const ReadFeed &read)
{
    if (read.feed.isMoved) {
        return readyFuture<Result<WrittenFeed>>(
            failure({ErrorCode::UnsupportedFeed, u"moved"_s, read.feed.podcast.newFeedUrl}));
    }
    return m_database.run(
        [url, read, known = knownPositions(m_positions, url, read), now = m_clock.now()](
            storage::Connection &connection) {
            return connection.transaction([&]() -> Result<WrittenFeed> {
                const auto id =
                    storage::PodcastStore(connection).add(url, read.feed.podcast.title, now);
                if (!id)
                    return failure(id.error());
                return write(connection, *id, read, known, now);
            });
        });
}

Future<Result<WrittenFeed>> FeedWriter::update(const domain::FollowedPodcast &podcast,
                                               const ReadFeed &read)
{
    return m_database.run([id = podcast.id,
                           read,
                           known = knownPositions(m_positions, podcast.url, read),
                           now = m_clock.now()](storage::Connection &connection) {
        return connection.transaction([&] { return write(connection, id, read, known, now); });
    });
}

Future<Result<>> FeedWriter::noteFailure(PodcastId id, const Error &error)
{
    return m_database.run([id, error, now = m_clock.now()](storage::Connection &connection) {
        return connection.transaction([&]() -> Result<> {
            storage::PodcastStore podcasts(connection);
            const auto podcast = podcasts.find(id);
            if (!podcast)
                return failure(podcast.error());
            domain::FetchState state = podcast->fetch;
            state.lastAttempt = now;
            state.lastError = error;
            return podcasts.setFetchState(id, state);
        });
    });
}

} // namespace dogear::library
