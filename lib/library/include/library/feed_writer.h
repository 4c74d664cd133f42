// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Puts feeds that were read into the library.
///
/// Only what changed is worked on. What waits while a transaction runs goes into the next one
/// together, up to about batchEpisodes; a feed that cannot be stored does not keep back the others.
/// Each transaction leaves a piece of the search index that is merged later, so behind one that
/// took long the next begins a little later, unless there is much to write.
///
/// Threads: GUI thread; texts are made in the pool, writing is done on the database thread, after
///          what somebody waits for.
/// Owner:   all collaborators outlive it.
/// Tests:   tests/integration/tst_library.cpp

#include <base/clock.h>
#include <base/future.h>
#include <base/ids.h>
#include <base/result.h>
#include <domain/library.h>
#include <library/feed_reader.h>
#include <storage/database_thread.h>

#include <QTimer>

#include <chrono>
#include <memory>

namespace dogear::settings {
class PositionThread;
} // namespace dogear::settings

namespace dogear::library {

/// What writing a feed did.
struct WrittenFeed
{
    PodcastId id;
    int newEpisodes = 0;     ///< worth telling: StoredEpisodes::news
    int changedEpisodes = 0; ///< and those that are new and no news
    int episodes = 0;        ///< of the show, in all
    QUrl movedTo = {};       ///< where the show lives from now on; empty if it did not move
    QList<std::pair<QString, QString>> renamed = {}; ///< StoredEpisodes::renamed
    QStringList nowPlayable = {};                    ///< StoredEpisodes::nowPlayable
};

class FeedWriter final
{
public:
    static constexpr int batchEpisodes = 2'000;

    FeedWriter(storage::DatabaseThread &database,
               settings::PositionThread &positions,
               const Clock &clock);
    ~FeedWriter();
    FeedWriter(const FeedWriter &) = delete;
    FeedWriter &operator=(const FeedWriter &) = delete;

    /// Adds a show at \a url and stores \a read in it; AlreadyFollowed if there is one. New
    /// episodes get the places that the position file kept for them.
    [[nodiscard]] Future<Result<WrittenFeed>> add(const QUrl &url, const ReadFeed &read);

    /// Stores \a read in \a podcast; a feed that was not modified only notes the success.
    [[nodiscard]] Future<Result<WrittenFeed>> update(const domain::FollowedPodcast &podcast,
                                                     const ReadFeed &read);

    /// The show is asked for at \a url from now on, and its places come along; nothing changes if
    /// another show lives there.
    [[nodiscard]] Future<Result<>> move(const domain::FollowedPodcast &podcast, const QUrl &url);

    /// Notes why the show could not be fetched, and how long it took to find out; everything else
    /// stays.
    [[nodiscard]] Future<Result<>> noteFailure(PodcastId id,
                                               const Error &error,
                                               std::chrono::milliseconds elapsed = {});

private:
    struct Write;
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
    QList<std::shared_ptr<Write>> m_waiting; // shared: goes to the database thread and back
    bool m_isWriting = false;
    QTimer m_gathering; ///< runs before a batch
    QObject m_context;  ///< of what is in flight; goes first
};

} // namespace dogear::library
