// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Holds the search of a list: its text, filter, order and scope.
///
/// Threads: values; any thread.
/// Tests:   tests/gui/tst_episode_list_page.cpp, tst_search_window.cpp

#include <domain/search_filter.h>
#include <itemmodels/library_view.h>

namespace dogear::itemmodels {

struct ListSearch
{
    QString text;
    EpisodeId similarTo;      ///< lists the episodes that resemble this one; the text is empty then
    QString similarTitle;     ///< title of that episode
    bool isTyping = false;    ///< the last word may be incomplete
    ListFilter filter;        ///< chips and order; empty at the start of each search
    bool staysInView = false; ///< only hits of the view; see canLimitSearch()

    [[nodiscard]] bool isActive() const { return similarTo.isValid() || !text.trimmed().isEmpty(); }
    /// The filter for the library, while the list shows \a view.
    [[nodiscard]] domain::SearchFilter filterAt(const LibraryView &view) const;
};

} // namespace dogear::itemmodels
