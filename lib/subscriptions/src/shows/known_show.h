// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds the show, followed or preview, that a feed which was just read belongs to.
///
/// Threads: findKnown() runs on the database thread; the other functions are pure.
/// Tests:   tests/integration/tst_library.cpp, tst_moved_shows.cpp, tst_previews.cpp

#include <base/result.h>
#include <domain/library.h>
#include <subscriptions/read_feed.h>

#include <QList>
#include <QUrl>

#include <optional>

namespace dogear::storage {
class Connection;
} // namespace dogear::storage

namespace dogear::subscriptions {

/// Whether \a address is the present address of \a show, not a former one.
[[nodiscard]] bool isPresent(const domain::FollowedPodcast &show, const QUrl &address);

/// The addresses under which the show of \a read, which was read at \a url, may be known.
[[nodiscard]] QList<QUrl> homesOf(const QUrl &url, const ReadFeed &read);

/// Finds the show that lives at the first possible address of \a homes, or has lived there and is
/// the same show as \a read.
[[nodiscard]] Result<std::optional<domain::FollowedPodcast>> findKnown(
    storage::Connection &connection,
    const QList<QUrl> &homes,
    const domain::Podcast &read);

/// Prepares \a read for storing it in \a show. If it was read at another address, \a url, than that
/// of the show, it moves the show only if a redirect says so: a former address that still answers
/// does not.
[[nodiscard]] ReadFeed asOf(const domain::FollowedPodcast &show, const QUrl &url, ReadFeed read);

} // namespace dogear::subscriptions
