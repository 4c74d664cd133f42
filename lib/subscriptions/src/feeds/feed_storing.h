// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stores everything that one fetch of a feed changes.
///
/// Threads: the database thread, in the caller's transaction.
/// Tests:   tests/integration/tst_library.cpp, tst_moved_shows.cpp

#include "feed_positions.h"

#include <storage/episode_store.h>
#include <subscriptions/feed_writer.h>

namespace dogear::storage {
class Connection;
class NewDocuments;
} // namespace dogear::storage

namespace dogear::subscriptions {

struct FeedToStore
{
    ReadFeed read;
    QList<storage::EpisodeToStore> episodes;
    KnownPositions positions; ///< saved positions of episodes that may be new
    QDateTime now;
    QUrl asked; ///< address that was requested; the show may have moved since then
    storage::NewDocuments &documents; ///< receives the texts that the index does not have yet
};

/// Updates \a podcast and moves it to its proven address. If the show was never read and another
/// show lives at that address, the two are merged: the address of \a podcast becomes a former
/// address of the other show, and the feed is stored there.
[[nodiscard]] Result<WrittenFeed> storeFeed(storage::Connection &connection,
                                            PodcastId podcast,
                                            const FeedToStore &feed);

} // namespace dogear::subscriptions
