// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Compares two texts of an item, one with HTML elements and one without.
///
/// Pure and linear in the length of the texts; any thread.
/// Tests: tests/unit/feed/tst_feed_parser.cpp

#include <QString>

namespace dogear::feed {

/// Tells whether \a text has a tag of HTML that formats or links it.
[[nodiscard]] bool hasElements(const QString &text);

/// Tells whether \a plain has the same content as \a html: its words in the same order, and in
/// addition at most a line that the host appends to each text, or the addresses of the links. An
/// excerpt, which ends with an ellipsis, is not the same.
[[nodiscard]] bool hasSameContent(const QString &html, const QString &plain);

} // namespace dogear::feed
