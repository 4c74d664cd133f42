// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads the feeds that a web page names and selects those that the user may have meant.
///
/// WordPress pages name the feed of comments before the feed of episodes, and many pages keep links
/// to feeds that disappeared years ago.
///
/// Threads: GUI thread; futures finish there.
/// Tests:   tests/integration/tst_page_feeds.cpp

#include <notes/feed_links.h>
#include <subscriptions/feed_reader.h>

namespace dogear::subscriptions {

struct ProbedFeed
{
    notes::FeedLink link; ///< with the title of the feed if the page has none
    ReadFeed read;
};

/// Reads all \a links at once. \return the feeds with media, or if there are none the other
/// readable feeds, each once, in the order of the page; or the Error of the first link if none is
/// readable
[[nodiscard]] Future<Result<QList<ProbedFeed>>> probeFeeds(FeedReader &reader,
                                                           const QList<notes::FeedLink> &links,
                                                           QObject *context);

} // namespace dogear::subscriptions
