// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Turns the bytes of a feed into domain values.
///
/// Pure: no network, files, clock or QObject; every function may be called from any thread.
///
/// Specs: RSS 0.90 to 2.0 https://www.rssboard.org/rss-specification
///        RSS 1.0 https://web.resource.org/rss/1.0/spec
///        Atom    RFC 4287, and the draft called 0.3
///        JSON Feed 1.1 https://www.jsonfeed.org/version/1.1/
///        podcast https://github.com/Podcastindex-org/podcast-namespace
/// Tests: tests/unit/feed/tst_feed_parser.cpp, tst_encoding.cpp, tst_repair.cpp, tst_hostile.cpp

#include <base/result.h>
#include <domain/episode.h>
#include <domain/podcast.h>

#include <QByteArray>
#include <QList>
#include <QStringList>
#include <QUrl>

namespace dogear::feed {

/// What one document says, and nothing the database adds.
struct ParsedFeed
{
    domain::Podcast podcast;
    QList<domain::Episode> episodes; ///< document order, of equal guids the newest kept
    QStringList warnings;            ///< recovered oddities; untranslated, for the log
    QUrl nextPage;                   ///< of older episodes: RFC 5005 section 3 and 4
    bool isMoved = false;            ///< nothing but an address: podcast.newFeedUrl
    bool isTruncated = false;        ///< ends inside an element: what is missing is not gone
};

/// Bounds on hostile or broken documents; each far above what real feeds hold.
struct ParseLimits
{
    qsizetype maxBytes = qsizetype{64} * 1024 * 1024; ///< as received, decoded and repaired
    qsizetype maxEpisodes = 50'000;
    qsizetype maxElements = 1'000'000; ///< 20 in each of the most episodes
    int maxElementDepth = 64;
    int maxAttributes = 256;                       ///< of one element, declarations included
    int maxNamespaces = 512;                       ///< declared by the elements open at once
    qsizetype maxTagBytes = 2 * 1024 * 1024;       ///< a start tag with all its attributes
    qsizetype maxTextBytes = 8 * 1024 * 1024;      ///< directly inside one element
    qsizetype maxNameBytes = 1000;                 ///< of an element or attribute
    qsizetype maxEntityBytes = qsizetype{1} << 20; ///< what its own entities come to, all in all
    int maxFaults = 200'000;                       ///< of markup, mended or not
};

/// Parses \a document; relative links are resolved against `xml:base`, else \a source.
///
/// The encoding is told by a byte order mark, else the XML declaration, else the charset of
/// \a contentType (the header of HTTP, if there was one); a label that is wrong is passed over.
/// Broken XML is mended, with a warning for each kind of repair.
///
/// A field that cannot be read costs that field and a warning, never the feed. A document that ends
/// early gives the complete items, a warning and `isTruncated`; one that ends before its first
/// complete item is a TruncatedInput error.
///
/// \return the feed, or an Error whose code is one of
///   EmptyInput       \a document has no bytes but white space
///   LimitExceeded    one of \a limits; `detail` names it
///   MalformedXml     neither XML nor JSON can be read; `detail` is "line:column: reason"
///   TruncatedInput   ends before the first complete item
///   HtmlPage         a web page
///   UnsupportedFeed  well-formed, but no feed
[[nodiscard]] Result<ParsedFeed> parseFeed(const QByteArray &document,
                                           const QUrl &source,
                                           const ParseLimits &limits = {},
                                           const QByteArray &contentType = {});

} // namespace dogear::feed
