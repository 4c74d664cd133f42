// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds a show whose address is gone at one of its former addresses: signed addresses
///        expire, and a new host may close before the old one does.
///
/// Threads: GUI thread; futures finish there.
/// Tests:   tests/integration/tst_moved_shows.cpp

#include <domain/library.h>
#include <subscriptions/feed_reader.h>

namespace dogear::storage {
class DatabaseThread;
} // namespace dogear::storage

namespace dogear::subscriptions {

/// Maximum number of former addresses that are tried, the newest first.
inline constexpr qsizetype maxFormerUrls = 3;

/// Reads \a show at the first of its former addresses that has a whole feed. Reads nothing unless
/// \a error, which its present address returned, says that this address is gone (isUrlGone()).
/// \return the feed, whose permanentUrl is the new address of the show; or \a error
[[nodiscard]] Future<Result<ReadFeed>> readFormerUrl(storage::DatabaseThread &database,
                                                     FeedReader &reader,
                                                     QObject *context,
                                                     const domain::FollowedPodcast &show,
                                                     const Error &error);

/// Removes the address of \a show from its former addresses, because the show has moved to another
/// one and this address should not be tried again.
void forgetFormerUrl(storage::DatabaseThread &database, const domain::FollowedPodcast &show);

} // namespace dogear::subscriptions
