// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stores everything that one fetch changes.
///
/// Threads: the database thread, in the caller's transaction.
/// Tests:   tests/integration/tst_library.cpp, tst_moved_shows.cpp

#include "feed_positions.h"

#include <library/feed_writer.h>
#include <storage/episode_store.h>

namespace dogear::storage {
class Connection;
class NewDocuments;
} // namespace dogear::storage

namespace dogear::library {

struct FeedToStore
{
    ReadFeed read;
    QList<storage::EpisodeToStore> episodes;
    KnownPositions positions; ///< of episodes that may be new
    QDateTime now;
    QUrl asked; ///< where the feed was read: the show may have moved since then
    storage::NewDocuments &documents; ///< gets what the index is still to have of it
};

/// Brings \a podcast up to date and moves it to its proven home. A show that was never read and
/// whose home is that of another one becomes a former address of that one, which is then stored.
[[nodiscard]] Result<WrittenFeed> storeFeed(storage::Connection &connection,
                                            PodcastId podcast,
                                            const FeedToStore &feed);

} // namespace dogear::library
