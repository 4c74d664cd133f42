// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads the feeds that a web page names and keeps those that somebody may have meant.
///
/// A page of WordPress names the comments before the episodes, and pages keep links to feeds that
/// are gone for years.
///
/// Threads: GUI thread; futures finish there.
/// Tests:   tests/integration/tst_page_feeds.cpp

#include <library/feed_reader.h>
#include <notes/feed_links.h>

namespace dogear::library {

struct ProbedFeed
{
    notes::FeedLink link; ///< with the title of the feed if the page gives none
    ReadFeed read;
};

/// Reads all \a links at once. \return the feeds with media, or if there are none the others that
/// can be read, each once, in the order of the page; or the Error of the first that cannot be read
[[nodiscard]] Future<Result<QList<ProbedFeed>>> probeFeeds(FeedReader &reader,
                                                           const QList<notes::FeedLink> &links,
                                                           QObject *context);

} // namespace dogear::library
