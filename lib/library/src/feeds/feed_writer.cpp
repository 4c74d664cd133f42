// SPDX-License-Identifier: GPL-3.0-or-later
#include "fetch_policy.h"

#include <base/workers.h>
#include <library/feed_writer.h>
#include <net/retry_after.h>
#include <notes/notes.h>
#include <settings/position_file.h>
#include <storage/episode_store.h>
#include <storage/podcast_store.h>

#include <QHash>
#include <QPromise>
#include <QtConcurrentRun>

using namespace Qt::StringLiterals;

namespace dogear::library {

namespace {

using KnownHashes = QHash<QString, QByteArray>;
using KnownPositions = QHash<QString, settings::SavedPosition>;

/// Of the episodes that are not stored yet. Looked up before the database thread is asked, because
/// the position file belongs to the GUI thread.
KnownPositions knownPositions(const settings::PositionFile &positions,
                              const QUrl &feed,
                              const ReadFeed &read,
                              const KnownHashes &stored)
{
    KnownPositions known;
    for (const domain::Episode &episode : read.feed.episodes) {
        if (stored.contains(episode.guid))
            continue;
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

/// With the text of what is new or changed; runs in the pool.
QList<storage::EpisodeToStore> toStore(const ReadFeed &read, const KnownHashes &known)
{
    QList<storage::EpisodeToStore> episodes;
    episodes.reserve(read.feed.episodes.size());
    for (int i = 0; i < read.feed.episodes.size(); ++i) {
        const domain::Episode &episode = read.feed.episodes.at(i);
        const QByteArray hash = read.contentHashes.value(i);
        const bool isStored = !hash.isEmpty() && known.value(episode.guid) == hash;
        episodes.append({.episode = episode, .notesText = {}, .contentHash = hash});
        if (!isStored)
            episodes.last().notesText = notes::toPlainText(episode.notesHtml);
    }
    storage::prepare(episodes);
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
        ++state.failures;
        state.lastError = Error{.code = ErrorCode::TruncatedInput, .url = read.finalUrl};
        state.etag.clear();
        state.lastModified.clear();
        state.bodyHash.clear();
        return state;
    }
    state.lastSuccess = now;
    state.lastError.reset();
    state.notBefore.reset();
    state.failures = 0;
    if (read.isPageMissing) {
        // With nothing known of it the next fetch reads every page.
        state.lastFull.reset();
        state.etag.clear();
        state.lastModified.clear();
        state.bodyHash.clear();
        return state;
    }
    if (read.isWhole && !read.feed.isMoved) {
        state.lastFull = now;
        state.parserVersion = parserVersion;
    }
    if (!read.isNotModified && !read.feed.isMoved) {
        state.bodyHash = read.bodyHash;
        state.etag = read.etag;
        state.lastModified = read.lastModified;
    }
    return state;
}

domain::FetchRecord toRecord(const ReadFeed &read,
                             const std::optional<Error> &error,
                             const QDateTime &now)
{
    return {.at = now,
            .error = error,
            .httpStatus = read.httpStatus,
            .wasModified = !read.isNotModified,
            .bytes = read.bytes,
            .elapsed = read.elapsed,
            .finalUrl = read.finalUrl,
            .warnings = read.feed.warnings};
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

} // namespace

/// What waits to be written.
struct FeedWriter::Write
{
    PodcastId id; ///< none: a show to add
    QUrl url;     ///< of one to add
    ReadFeed read;
    QList<storage::EpisodeToStore> episodes;
    KnownPositions positions;
    QDateTime now;
    QPromise<Result<WrittenFeed>> promise;
    std::optional<Result<WrittenFeed>> result; ///< set on the database thread

    /// Everything that one fetch changes, inside a transaction.
    [[nodiscard]] Result<WrittenFeed> run(storage::Connection &connection) const;

    /// Thousands of them would keep the GUI thread, which has the last of this, for a tenth of a
    /// second.
    void dropTexts()
    {
        episodes.clear();
        read.feed.episodes.clear();
    }
};

namespace {

Result<WrittenFeed> write(storage::Connection &connection,
                          PodcastId id,
                          const ReadFeed &read,
                          const QList<storage::EpisodeToStore> &items,
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
        const auto order =
            read.isInOrder ? storage::DocumentOrder::AsHeard : storage::DocumentOrder::ByDate;
        const auto stored = episodes.update(id, items, read.isComplete, now, order);
        if (!stored)
            return failure(stored.error());
        if (auto applied = applyPositions(episodes, stored->added, known); !applied)
            return failure(applied.error());
        written.newEpisodes = stored->news;
        written.changedEpisodes =
            int(stored->added.size() + stored->changed.size()) - written.newEpisodes;
        written.renamed = stored->renamed;
        written.nowPlayable = stored->nowPlayable;
    }
    const domain::FetchState state = fetchStateAfter(read, before->fetch, now);
    if (auto set = podcasts.setFetchState(id, state); !set)
        return failure(set.error());
    if (auto logged = podcasts.addFetch(id, toRecord(read, state.lastError, now)); !logged)
        return failure(logged.error());
    if (const QUrl home = provenHome(read, before->url); !home.isEmpty()) {
        const auto moved = podcasts.moveTo(id, home);
        if (!moved)
            return failure(moved.error());
        if (*moved)
            written.movedTo = home;
    }
    const auto count = episodes.count({.podcast = id});
    if (!count)
        return failure(count.error());
    written.episodes = *count;
    return written;
}

} // namespace

Result<WrittenFeed> FeedWriter::Write::run(storage::Connection &connection) const
{
    if (id.isValid())
        return write(connection, id, read, episodes, positions, now);
    const auto added = storage::PodcastStore(connection).add(url, read.feed.podcast.title, now);
    if (!added)
        return failure(added.error());
    return write(connection, *added, read, episodes, positions, now);
}

FeedWriter::FeedWriter(storage::DatabaseThread &database,
                       settings::PositionFile &positions,
                       const Clock &clock)
    : m_database(database)
    , m_positions(positions)
    , m_clock(clock)
{}

FeedWriter::~FeedWriter() = default;

Future<Result<WrittenFeed>> FeedWriter::add(const QUrl &url, const ReadFeed &read)
{
    if (read.feed.isMoved) {
        return readyFuture<Result<WrittenFeed>>(
            failure({ErrorCode::UnsupportedFeed, u"moved"_s, read.feed.podcast.newFeedUrl}));
    }
    domain::FollowedPodcast podcast;
    podcast.url = url;
    return store(podcast, read);
}

Future<Result<WrittenFeed>> FeedWriter::update(const domain::FollowedPodcast &podcast,
                                               const ReadFeed &read)
{
    return store(podcast, read);
}

Future<Result<WrittenFeed>> FeedWriter::store(const domain::FollowedPodcast &podcast,
                                              const ReadFeed &read)
{
    const auto prepare = [this, podcast, read](const KnownHashes &known) {
        return Future<QList<storage::EpisodeToStore>>(
                   QtConcurrent::run(workers(), toStore, read, known))
            .then(&m_context,
                  [this, podcast, read, known](const QList<storage::EpisodeToStore> &episodes) {
                      return enqueue(
                          {.id = podcast.id,
                           .url = podcast.url,
                           .read = read,
                           .episodes = episodes,
                           .positions = knownPositions(m_positions, podcast.url, read, known),
                           .now = m_clock.now()});
                  });
    };
    if (read.isNotModified || podcast.episodeCount == 0)
        return prepare({});
    return m_database
        .run([id = podcast.id](storage::Connection &connection) {
            return storage::EpisodeStore(connection).hashes(id);
        })
        .then(&m_context, [prepare](const Result<KnownHashes> &known) {
            return prepare(known.value_or(KnownHashes())); // without them only more is worked on
        });
}

Future<Result<WrittenFeed>> FeedWriter::enqueue(Write write)
{
    auto waiting = std::make_shared<Write>(std::move(write));
    waiting->promise.start();
    m_waiting.append(waiting);
    if (!m_isWriting)
        startBatch();
    return waiting->promise.future();
}

void FeedWriter::startBatch()
{
    QList<std::shared_ptr<Write>> batch;
    for (qsizetype episodes = 0; !m_waiting.isEmpty() && episodes < batchEpisodes;) {
        batch.append(m_waiting.takeFirst());
        episodes += batch.constLast()->episodes.size();
    }
    m_isWriting = !batch.isEmpty();
    if (!m_isWriting)
        return;
    const auto writeAll = [batch](storage::Connection &connection) -> Result<> {
        for (const auto &write : batch) {
            write->result = write->run(connection);
            if (!*write->result)
                return failure(write->result->error());
        }
        return {};
    };
    m_database
        .run(
            [batch, writeAll](storage::Connection &connection) -> Result<> {
                const auto written = connection.transaction([&] { return writeAll(connection); });
                for (const auto &write : batch) {
                    // One of them spoiled it for all: each for itself.
                    if (!written)
                        write->result =
                            connection.transaction([&] { return write->run(connection); });
                    write->dropTexts();
                }
                return {};
            },
            storage::Urgency::Later)
        .then(&m_context, [this, batch](const Result<> &opened) {
            for (const auto &write : batch) {
                if (opened && *write->result)
                    bringPositionsAlong(write->url, **write->result);
                write->promise.addResult(opened ? *write->result
                                                : Result<WrittenFeed>(failure(opened.error())));
                write->promise.finish();
            }
            startBatch();
        });
}

/// What the database did to its episodes, done to the position file, which knows them by feed and
/// guid.
void FeedWriter::bringPositionsAlong(const QUrl &feed, const WrittenFeed &written)
{
    m_positions.renameEpisodes(feed, written.renamed);
    for (const QString &guid : written.nowPlayable)
        m_positions.remove({feed, guid});
    if (!written.movedTo.isEmpty())
        m_positions.moveFeed(feed, written.movedTo);
}

Future<Result<>> FeedWriter::move(const domain::FollowedPodcast &podcast, const QUrl &url)
{
    return m_database
        .run([id = podcast.id, url](storage::Connection &connection) {
            return storage::PodcastStore(connection).moveTo(id, url);
        })
        .then(&m_context, [this, from = podcast.url, url](const Result<bool> &moved) -> Result<> {
            if (!moved)
                return failure(moved.error());
            return *moved ? m_positions.moveFeed(from, url) : Result<>();
        });
}

Future<Result<>> FeedWriter::noteFailure(PodcastId id,
                                         const Error &error,
                                         std::chrono::milliseconds elapsed)
{
    const domain::FetchRecord record{.at = m_clock.now(),
                                     .error = error,
                                     .httpStatus = error.httpStatus,
                                     .elapsed = elapsed,
                                     .finalUrl = error.url};
    return m_database.run([id, error, record](storage::Connection &connection) {
        return connection.transaction([&]() -> Result<> {
            storage::PodcastStore podcasts(connection);
            const auto podcast = podcasts.find(id);
            if (!podcast)
                return failure(podcast.error());
            domain::FetchState state = podcast->fetch;
            state.lastAttempt = record.at;
            state.lastError = error;
            ++state.failures;
            state.notBefore = net::leftAloneUntil(error, record.at);
            if (auto set = podcasts.setFetchState(id, state); !set)
                return set;
            return podcasts.addFetch(id, record);
        });
    });
}

} // namespace dogear::library
