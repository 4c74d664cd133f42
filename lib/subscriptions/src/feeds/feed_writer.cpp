// SPDX-License-Identifier: GPL-3.0-or-later
#include "feed_positions.h"
#include "feed_storing.h"
#include "low_priority_run.h"

#include <net/retry_after.h>
#include <notes/notes.h>
#include <settings/position_thread.h>
#include <storage/episode_store.h>
#include <storage/new_documents.h>
#include <storage/podcast_store.h>
#include <storage/preview_store.h>
#include <subscriptions/feed_writer.h>

#include <QElapsedTimer>
#include <QHash>
#include <QLoggingCategory>
#include <QPromise>

#include <numeric>

using namespace Qt::StringLiterals;

namespace dogear::subscriptions {

namespace {

Q_LOGGING_CATEGORY(lcWriter, "dogear.library.feeds")

/// Adds the plain text of the notes to new and changed episodes; runs in the pool.
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
    // Does the slow part of storing here, so that the database thread need not.
    storage::prepare(episodes);
    return episodes;
}

} // namespace

/// One feed that waits to be written.
struct FeedWriter::Write
{
    PodcastId id; ///< invalid: the show is to be added
    bool isPreview = false;
    QUrl url; ///< where the feed was read
    ReadFeed read;
    QList<storage::EpisodeToStore> episodes;
    KnownPositions positions;
    QDateTime now;
    QPromise<Result<WrittenFeed>> promise;
    std::optional<Result<WrittenFeed>> result; ///< set on the database thread

    /// Stores everything that the fetch changes; call it in a transaction.
    [[nodiscard]] Result<WrittenFeed> run(storage::Connection &connection,
                                          storage::NewDocuments &documents) const;
    [[nodiscard]] Result<WrittenFeed> runAlone(storage::Connection &connection) const
    {
        return connection.transaction([&]() -> Result<WrittenFeed> {
            storage::NewDocuments documents;
            auto written = run(connection, documents);
            if (!written)
                return written;
            return documents.write(connection).map([&] { return *written; });
        });
    }

    /// Frees the texts on the database thread. The GUI thread holds the last reference, and freeing
    /// thousands of episodes there would block it for a tenth of a second.
    void dropTexts()
    {
        episodes.clear();
        read.feed.episodes.clear();
    }
};

Result<WrittenFeed> FeedWriter::Write::run(storage::Connection &connection,
                                           storage::NewDocuments &documents) const
{
    if (id.isValid())
        return storeFeed(connection, id, {read, episodes, positions, now, url, documents});
    // A feed may have no title, but the list of shows needs a text.
    const QString &title = read.feed.podcast.title;
    const QString address = url.isLocalFile() ? url.fileName() : url.host();
    const QString name = title.isEmpty() ? address : title;
    const auto added = isPreview ? storage::PreviewStore(connection).add(url, name, now)
                                 : storage::PodcastStore(connection).add(url, name, now);
    if (!added)
        return failure(added.error());
    return storeFeed(connection, *added, {read, episodes, positions, now, url, documents});
}

FeedWriter::FeedWriter(storage::DatabaseThread &database,
                       settings::PositionThread &positions,
                       const Clock &clock)
    : m_database(database)
    , m_positions(positions)
    , m_clock(clock)
{
    m_gathering.setSingleShot(true);
    m_gathering.callOnTimeout(&m_context, [this] { startBatch(); });
}

FeedWriter::~FeedWriter() = default;

Future<Result<WrittenFeed>> FeedWriter::add(const QUrl &url, const ReadFeed &read)
{
    domain::FollowedPodcast podcast;
    podcast.url = url;
    return addShow(podcast, read);
}

Future<Result<WrittenFeed>> FeedWriter::addPreview(const QUrl &url, const ReadFeed &read)
{
    domain::FollowedPodcast podcast;
    podcast.url = url;
    podcast.previewedAt = m_clock.now();
    return addShow(podcast, read);
}

Future<Result<WrittenFeed>> FeedWriter::addShow(const domain::FollowedPodcast &podcast,
                                                const ReadFeed &read)
{
    if (read.feed.isMoved) {
        return readyFuture<Result<WrittenFeed>>(
            failure({ErrorCode::UnsupportedFeed, u"moved"_s, read.feed.podcast.newFeedUrl}));
    }
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
        return Future<QList<storage::EpisodeToStore>>(runAtLowPriority(toStore, read, known))
            .then(&m_context,
                  [this, podcast, read, known](const QList<storage::EpisodeToStore> &episodes) {
                      return m_positions
                          .run([url = podcast.url, read, known](settings::PositionFile &file) {
                              return knownPositions(file, url, read, known);
                          })
                          .then(&m_context,
                                [this, podcast, read, episodes](const KnownPositions &positions) {
                                    return enqueue({.id = podcast.id,
                                                    .isPreview = podcast.isPreview(),
                                                    .url = podcast.url,
                                                    .read = read,
                                                    .episodes = episodes,
                                                    .positions = positions,
                                                    .now = m_clock.now()});
                                });
                  });
    };
    if (read.isNotModified || podcast.episodeCount == 0)
        return prepare({});
    return m_database
        .run([id = podcast.id](storage::Connection &connection) {
            return storage::EpisodeStore(connection).hashes(id);
        })
        .then(&m_context, [prepare](const Result<KnownHashes> &known) {
            return prepare(known.value_or(KnownHashes())); // an error here only costs more work
        });
}

Future<Result<WrittenFeed>> FeedWriter::enqueue(Write write)
{
    auto waiting = std::make_shared<Write>(std::move(write));
    waiting->promise.start();
    m_waiting.append(waiting);
    // A long gathering pause is cut short once a full batch waits.
    if (!m_isWriting && (!m_gathering.isActive() || waitingEpisodes() >= batchEpisodes))
        startBatch();
    return waiting->promise.future();
}

qsizetype FeedWriter::waitingEpisodes() const
{
    return std::accumulate(
        m_waiting.cbegin(), m_waiting.cend(), qsizetype{0}, [](qsizetype sum, const auto &write) {
            return sum + write->episodes.size();
        });
}

/// Starts the next batch at once if there is much to write, otherwise after a fraction of the time
/// that \a lastBatch took.
void FeedWriter::gather(std::chrono::milliseconds lastBatch)
{
    constexpr int share = 4;
    m_isWriting = false;
    if (waitingEpisodes() >= batchEpisodes)
        startBatch();
    else
        m_gathering.start(lastBatch / share);
}

void FeedWriter::startBatch()
{
    QList<std::shared_ptr<Write>> batch;
    for (qsizetype episodes = 0; !m_waiting.isEmpty() && episodes < batchEpisodes;) {
        batch.append(m_waiting.takeFirst());
        episodes += batch.constLast()->episodes.size();
    }
    m_gathering.stop();
    m_isWriting = !batch.isEmpty();
    if (!m_isWriting)
        return;
    QElapsedTimer begun;
    begun.start();
    const auto writeAll = [batch](storage::Connection &connection) -> Result<> {
        storage::NewDocuments documents;
        for (const auto &write : batch) {
            write->result = write->run(connection, documents);
            if (!*write->result)
                return failure(write->result->error());
        }
        return documents.write(connection);
    };
    m_database
        .run(
            [batch, writeAll](storage::Connection &connection) -> Result<> {
                const auto written = connection.transaction([&] { return writeAll(connection); });
                for (const auto &write : batch) {
                    // One failing feed rolls back the whole batch; then each is written on its own.
                    if (!written)
                        write->result = write->runAlone(connection);
                    write->dropTexts();
                }
                return {};
            },
            storage::JobPriority::Background)
        .then(&m_context, [this, batch, begun](const Result<> &opened) {
            for (const auto &write : batch) {
                if (!opened)
                    write->result = Result<WrittenFeed>(failure(opened.error()));
                finish(write);
            }
            gather(std::chrono::milliseconds(begun.elapsed()));
        });
}

void FeedWriter::finish(const std::shared_ptr<Write> &write)
{
    const auto answer = [write] {
        write->promise.addResult(*write->result);
        write->promise.finish();
    };
    // The future finishes after the update of the position file, so that the signals that follow
    // find the positions under the new guids and the new address.
    if (!*write->result || !movesPositions(**write->result))
        return answer();
    m_positions
        .run([feed = write->url, written = **write->result](settings::PositionFile &file) {
            return moveSavedPositions(file, feed, written);
        })
        .then(&m_context, [answer](const Result<> &moved) {
            logAndDrop(moved, lcWriter(), "positions are brought along with the next save:");
            answer();
        });
}

Future<Result<>> FeedWriter::move(const domain::FollowedPodcast &podcast, const QUrl &url)
{
    return m_database
        .run([id = podcast.id, url](storage::Connection &connection) {
            return connection.transaction(
                [&] { return storage::PodcastStore(connection).moveTo(id, url); });
        })
        .then(&m_context, [this, from = podcast.url, url](const Result<bool> &moved) {
            if (!moved || !*moved)
                return readyFuture(moved.map([](bool) {}));
            // The keys in the position file contain the address of the feed.
            return m_positions.run(
                [from, url](settings::PositionFile &file) { return file.moveFeed(from, url); });
        });
}

Future<Result<>> FeedWriter::recordFailure(PodcastId id,
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
            // Read in the transaction: the show may have been refreshed or removed meanwhile.
            const auto podcast = podcasts.find(id);
            if (!podcast)
                return failure(podcast.error());
            domain::FetchState state = podcast->fetch;
            state.lastAttempt = record.at;
            state.lastError = error;
            ++state.failures;
            state.notBefore = net::retryAfterTime(error, record.at);
            if (auto set = podcasts.setFetchState(id, state); !set)
                return set;
            return podcasts.addFetch(id, record);
        });
    });
}

} // namespace dogear::subscriptions
