// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Where a show is found again whose address is gone: signed addresses expire, and a new
///        host may close before the old one does.
///
/// Threads: GUI thread; futures finish there.
/// Tests:   tests/integration/tst_moved_shows.cpp

#include <domain/library.h>
#include <library/feed_reader.h>

namespace dogear::storage {
class DatabaseThread;
} // namespace dogear::storage

namespace dogear::library {

/// How many former addresses are tried, the newest first.
inline constexpr qsizetype maxFormerHomes = 3;

/// Reads \a show at the first of its former addresses that has a whole feed. Nothing is read unless
/// \a error, which its present address gave, says that it is gone (isHomeGone()).
/// \return the feed, whose permanentUrl is the home from now on; or \a error
[[nodiscard]] Future<Result<ReadFeed>> readFormerHome(storage::DatabaseThread &database,
                                                      FeedReader &reader,
                                                      QObject *context,
                                                      const domain::FollowedPodcast &show,
                                                      const Error &error);

/// \a show found a home elsewhere; the one that it had is not to be asked again.
void forgetHome(storage::DatabaseThread &database, const domain::FollowedPodcast &show);

} // namespace dogear::library
