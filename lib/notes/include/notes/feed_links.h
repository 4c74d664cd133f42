// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The feeds that a web page names.
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
    QString title; ///< as the page names it; may be empty

    friend bool operator==(const FeedLink &, const FeedLink &) = default;
};

/// Pages that name more than this are no help to anybody.
inline constexpr int maxFeedLinks = 20;

/// The feeds (RSS, RDF, Atom, JSON) that \a page, which came from \a source, links to as alternates
/// of itself: http and https only, each once, in the order of the page.
[[nodiscard]] QList<FeedLink> feedLinks(const QByteArray &page, const QUrl &source);

} // namespace dogear::notes
