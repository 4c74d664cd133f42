// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Parses JSON Feed 1.0 and 1.1.
///
/// Pure; any thread.
/// Spec:  https://www.jsonfeed.org/version/1.1/
/// Tests: tests/unit/feed/tst_formats.cpp

#include <base/result.h>
#include <feed/parsed_feed.h>

namespace dogear::feed {

/// Tells whether the first character after white space and comments begins a JSON object.
[[nodiscard]] bool looksLikeJson(const QByteArray &document);

/// Parses a feed. Broken JSON is repaired, with a warning for each kind of repair; a document that
/// ends early gives its complete items.
/// \return the feed, or an Error whose code is one of MalformedXml, UnsupportedFeed, LimitExceeded,
///   TruncatedInput
[[nodiscard]] Result<ParsedFeed> parseJsonFeed(const QByteArray &document,
                                               const QUrl &source,
                                               const ParseLimits &limits,
                                               const QByteArray &contentType);

} // namespace dogear::feed
