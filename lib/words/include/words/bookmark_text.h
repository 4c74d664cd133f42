// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Bookmarks as text to keep and to send.
///
/// Threads: pure; any thread.
/// Spec:    CommonMark 0.30
/// Tests:   tests/unit/words/tst_bookmark_text.cpp

#include <domain/bookmark.h>

#include <QList>
#include <QString>

namespace dogear::words {

/// A Markdown document: one heading for each episode, in the order in which they come first, and
/// under it its bookmarks by time, each with a link to that time if there is one. What titles and
/// notes hold is text, never Markdown or HTML.
[[nodiscard]] QString bookmarksAsMarkdown(const QList<domain::Bookmark> &bookmarks);

/// "Title · Show · 12:34" and, on a line of its own, where it is heard from there on.
[[nodiscard]] QString shareText(const domain::Bookmark &place);

} // namespace dogear::words
