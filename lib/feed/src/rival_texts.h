// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Compares texts of which a feed has one with elements and one without.
///
/// Pure and linear in the length of the texts; any thread.
/// Tests: tests/unit/feed/tst_feed_parser.cpp

#include <QString>

namespace dogear::feed {

/// Whether \a text has a tag that shapes or links it, of HTML's.
[[nodiscard]] bool hasElements(const QString &text);

/// Whether \a plain says what \a html says: its words in their order, and in addition no more than
/// a line that a host puts behind each text, or addresses of the links. An excerpt, which ends with
/// an ellipsis, does not say the same.
[[nodiscard]] bool saysTheSame(const QString &html, const QString &plain);

} // namespace dogear::feed
