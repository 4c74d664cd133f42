// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What a list is searched for, and what narrows and orders its hits.
///
/// Threads: values; any thread.
/// Tests:   tests/gui/tst_episode_list_page.cpp, tst_search_window.cpp

#include <domain/search_filter.h>
#include <itemmodels/place.h>

namespace dogear::itemmodels {

struct ListSearch
{
    QString text;
    bool isTyping = false;     ///< the last word may still grow
    ListFilter filter;         ///< chips and order; begins empty with each search
    bool staysInPlace = false; ///< hits of the place only, which is a show or a tag

    [[nodiscard]] bool isActive() const { return !text.trimmed().isEmpty(); }
    /// For the library, while the list is at \a place.
    [[nodiscard]] domain::SearchFilter filterAt(const Place &place) const;
};

} // namespace dogear::itemmodels
