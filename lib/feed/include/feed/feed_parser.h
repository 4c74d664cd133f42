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
#include <feed/parsed_feed.h>

#include <QByteArray>
#include <QUrl>

namespace dogear::feed {

/// Parses \a document; relative links are resolved against `xml:base`, or \a source without one.
///
/// A byte order mark determines the encoding, else the XML declaration, else the charset of
/// \a contentType (the HTTP header, if there was one); a label that the bytes contradict is
/// ignored. Broken XML is repaired, with a warning for each kind of repair.
///
/// A field that cannot be read is left out with a warning; the feed is read all the same. A
/// document that ends early gives its complete items, a warning and `isTruncated`; one that ends
/// before its first complete item gives the error TruncatedInput.
///
/// \return the feed, or an Error whose code is one of
///   EmptyInput       \a document has only white space
///   LimitExceeded    one of \a limits; `detail` names it
///   MalformedXml     neither XML nor JSON can be read; `detail` is "line:column: reason"
///   TruncatedInput   the document ends before the first complete item
///   HtmlPage         a web page
///   UnsupportedFeed  well-formed, but not a feed
[[nodiscard]] Result<ParsedFeed> parseFeed(const QByteArray &document,
                                           const QUrl &source,
                                           const ParseLimits &limits = {},
                                           const QByteArray &contentType = {});

} // namespace dogear::feed
