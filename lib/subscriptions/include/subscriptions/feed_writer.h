// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stores fetched feeds in the library.
///
/// Only new and changed episodes are processed. Feeds that arrive while a transaction runs are
/// stored together in the next one, up to about batchEpisodes; a feed that cannot be stored does
/// not affect the others. Each transaction leaves a segment of the search index that is merged
/// later; therefore, after a long transaction, the next one starts a little later unless there is
/// much to write.
///
/// Threads: GUI thread; texts are made in the pool. The database thread writes at low priority,
///          after interactive jobs.
/// Owner:   all collaborators outlive it.
/// Tests:   tests/integration/tst_library.cpp
/// Decision: README.md, "Refreshes yield to the user".

#include <base/clock.h>
#include <base/future.h>
#include <base/ids.h>
#include <base/result.h>
#include <domain/library.h>
#include <storage/database_thread.h>
#include <storage/waiting_states.h>
#include <subscriptions/feed_reader.h>

#include <QTimer>

#include <chrono>
#include <memory>

namespace dogear::settings {
class PositionThread;
} // namespace dogear::settings

namespace dogear::subscriptions {

/// Result of writing one feed.
struct WrittenFeed
{
    PodcastId id;
    int newEpisodes = 0;     ///< new ones that are news (StoredEpisodes::announced)
    int changedEpisodes = 0; ///< changed ones, and new ones that are no news
    int episodes = 0;        ///< total number of episodes of the show
    QUrl movedTo = {};       ///< new address of the show; empty if it did not move
    QList<std::pair<QString, QString>> renamed = {}; ///< StoredEpisodes::renamed
    QStringList nowPlayable = {};                    ///< StoredEpisodes::nowPlayable
    /// The episodes that newEpisodes counts; empty if the feed was read for the first time, because
    /// all its episodes are new then.
    QList<EpisodeId> announced = {};
    QList<storage::FilledPlace> filled = {}; ///< places that waited for these episodes
    QList<EpisodeId> filledEpisodes = {};    ///< that got states of another player
};

class FeedWriter final
{
public:
    /// Maximum of episodes in one transaction; the last feed of it may exceed this.
    static constexpr int batchEpisodes = 2'000;

    FeedWriter(storage::DatabaseThread &database,
               settings::PositionThread &positions,
               const Clock &clock);
    ~FeedWriter();
    FeedWriter(const FeedWriter &) = delete;
    FeedWriter &operator=(const FeedWriter &) = delete;

    /// Adds a show at \a url and stores \a read in it; AlreadyFollowed if there is one. New
    /// episodes get the positions that the position file kept for them.
    [[nodiscard]] Future<Result<WrittenFeed>> add(const QUrl &url, const ReadFeed &read);

    /// The same for a preview; AlreadyFollowed also if there is a preview at \a url.
    [[nodiscard]] Future<Result<WrittenFeed>> addPreview(const QUrl &url, const ReadFeed &read);

    /// Stores \a read in \a podcast; a feed that was not modified only records the success.
    [[nodiscard]] Future<Result<WrittenFeed>> update(const domain::FollowedPodcast &podcast,
                                                     const ReadFeed &read);

    /// Changes the address of the show to \a url and moves its saved positions along; changes
    /// nothing if another show lives there.
    [[nodiscard]] Future<Result<>> move(const domain::FollowedPodcast &podcast, const QUrl &url);

    /// Records why the show could not be fetched, and that the failing request took \a elapsed;
    /// everything else stays.
    [[nodiscard]] Future<Result<>> recordFailure(PodcastId id,
                                                 const Error &error,
                                                 std::chrono::milliseconds elapsed = {});

private:
    struct Write;
    [[nodiscard]] Future<Result<WrittenFeed>> addShow(const domain::FollowedPodcast &podcast,
                                                      const ReadFeed &read);
    [[nodiscard]] Future<Result<WrittenFeed>> store(const domain::FollowedPodcast &podcast,
                                                    const ReadFeed &read);
    [[nodiscard]] Future<Result<WrittenFeed>> enqueue(Write write);
    [[nodiscard]] qsizetype waitingEpisodes() const;
    void gather(std::chrono::milliseconds lastBatch);
    void startBatch();
    void finish(const std::shared_ptr<Write> &write);

    storage::DatabaseThread &m_database;
    settings::PositionThread &m_positions;
    const Clock &m_clock;
    QList<std::shared_ptr<Write>> m_waiting; // shared: travels to the database thread and back
    bool m_isWriting = false;
    QTimer m_gathering; ///< runs before a batch
    QObject m_context;  ///< of continuations in flight; destroyed first
};

} // namespace dogear::subscriptions
