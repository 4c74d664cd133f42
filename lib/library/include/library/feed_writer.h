// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Puts a feed that was read into the library.
///
/// Threads: GUI thread; the writing is done on the database thread, one transaction per feed.
/// Owner:   all collaborators outlive it.
/// Tests:   tests/integration/tst_library.cpp

#include <base/clock.h>
#include <base/future.h>
#include <base/ids.h>
#include <base/result.h>
#include <domain/library.h>
#include <library/feed_reader.h>
#include <storage/database_thread.h>

namespace dogear::settings {
class PositionFile;
} // namespace dogear::settings

namespace dogear::library {

/// What writing a feed did.
struct WrittenFeed
{
    PodcastId id;
    int newEpisodes = 0;
    int changedEpisodes = 0;
    int episodes = 0; ///< of the show, in all
};

class FeedWriter final
{
public:
    FeedWriter(storage::DatabaseThread &database,
               const settings::PositionFile &positions,
               const Clock &clock)
        : m_database(database)
        , m_positions(positions)
        , m_clock(clock)
    {}

    /// Adds a show at \a url and stores \a read in it; AlreadyFollowed if there is one. New
    /// episodes get the places that the position file kept for them.
    [[nodiscard]] Future<Result<WrittenFeed>> add(const QUrl &url, const ReadFeed &read);

    /// Stores \a read in \a podcast; a feed that was not modified only notes the success.
    [[nodiscard]] Future<Result<WrittenFeed>> update(const domain::FollowedPodcast &podcast,
                                                     const ReadFeed &read);

    /// Notes why the show could not be fetched; everything else stays.
    [[nodiscard]] Future<Result<>> noteFailure(PodcastId id, const Error &error);

private:
    storage::DatabaseThread &m_database;
    const settings::PositionFile &m_positions;
    const Clock &m_clock;
};

} // namespace dogear::library
