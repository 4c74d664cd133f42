// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief JSON Feed 1.0 and 1.1 to values.
///
/// Pure; any thread.
/// Spec:  https://www.jsonfeed.org/version/1.1/
/// Tests: tests/unit/feed/tst_formats.cpp

#include <feed/feed_parser.h>

namespace dogear::feed {

/// Whether the first character that is no white space, nor in a comment, begins a JSON object.
[[nodiscard]] bool looksLikeJson(const QByteArray &document);

/// JSON that is broken is mended, with a warning for each kind of repair; one that ends early gives
/// the items that are whole.
/// \return the feed, or an Error whose code is one of MalformedXml, UnsupportedFeed, LimitExceeded,
///   TruncatedInput
[[nodiscard]] Result<ParsedFeed> parseJsonFeed(const QByteArray &document,
                                               const QUrl &source,
                                               const ParseLimits &limits,
                                               const QByteArray &contentType);

} // namespace dogear::feed
