// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds the feeds that a web page links to.
///
/// Pure; any thread.
/// Spec:    HTML Living Standard section 4.6.7.1 (link type "alternate"), RSS Autodiscovery
/// Tests:   tests/unit/notes/tst_feed_links.cpp

#include <QByteArray>
#include <QList>
#include <QString>
#include <QUrl>

namespace dogear::notes {

struct FeedLink
{
    QUrl url;
    QString title; ///< title of the link in the page; may be empty

    friend bool operator==(const FeedLink &, const FeedLink &) = default;
};

/// Maximum number of results; the user cannot choose from a longer list.
inline constexpr int maxFeedLinks = 20;

/// Finds the feeds (RSS, RDF, Atom, JSON) that \a page, fetched from \a source, links to with the
/// relation "alternate" or "feed".
/// \return http and https addresses only, each once, in the order of the page
[[nodiscard]] QList<FeedLink> feedLinks(const QByteArray &page, const QUrl &source);

} // namespace dogear::notes
