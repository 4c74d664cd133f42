// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Formats bookmarks as a Markdown document and as a text to share.
///
/// Threads: pure; any thread.
/// Spec:    CommonMark 0.30
/// Tests:   tests/unit/words/tst_bookmark_text.cpp

#include <domain/bookmark.h>

#include <QList>
#include <QString>

namespace dogear::words {

/// Returns a Markdown document: one heading for each episode, in the order of their first
/// bookmarks, and under it the bookmarks of the episode sorted by time, each with a link to that
/// time if there is an address. Titles and notes appear as text, never as Markdown or HTML.
[[nodiscard]] QString bookmarksAsMarkdown(const QList<domain::Bookmark> &bookmarks);

/// Returns "Title · Show · 12:34" and, on the next line, the address that plays from that time.
[[nodiscard]] QString shareText(const domain::Bookmark &place);

} // namespace dogear::words
