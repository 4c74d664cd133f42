// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Describes a row of DirectoryListModel in words: for rows, tool-tips and screen readers.
///
/// Tests: tests/gui/tst_discover_page.cpp

#include <discovery/show_list.h>

#include <QString>

class QModelIndex;

namespace dogear::widgets {

/// "Following", "Adding…", "Opening…" or "Its feed is gone"; empty for any other row.
[[nodiscard]] QString followLabel(const QModelIndex &index);

/// "Apple, fyyd · Yesterday · 120 episodes · Explicit": who knows the show, and what they say.
[[nodiscard]] QString directoryFacts(const QModelIndex &index);

/// Names of the directories that know a show, each once: "Apple, Podcast Index".
[[nodiscard]] QString directoryNames(const QList<discovery::Directory> &directories);

/// Text for a screen reader: everything that the row shows.
[[nodiscard]] QString accessibleShowText(const QModelIndex &index);

/// Title, author and facts, as rich text.
[[nodiscard]] QString showToolTip(const QModelIndex &index);

} // namespace dogear::widgets
