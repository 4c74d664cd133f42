// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Connects the search to the sidebar.
///
/// Selecting a show, a tag or another place narrows the search to it, the rows of shows display
/// their number of hits, and the current place is highlighted only while the list contains its
/// episodes.
///
/// Threads: GUI thread.
/// Owner:   the sidebar; collaborators outlive it.
/// Tests:   tests/gui/tst_search_window.cpp

#include <itemmodels/library_view.h>

#include <QObject>

namespace dogear::itemmodels {
class ListQuery;
} // namespace dogear::itemmodels

namespace dogear::widgets {
class EpisodeListPage;
class Sidebar;
} // namespace dogear::widgets

namespace dogear {

class SearchController final : public QObject
{
    Q_OBJECT

public:
    SearchController(widgets::EpisodeListPage &list, widgets::Sidebar &sidebar);

    /// Narrows a running search to \a view, or extends it to all episodes. \a filter is the filter
    /// of the place, for the time after the search. \return false if there is no search, or \a view
    /// does not change it
    [[nodiscard]] bool narrow(const itemmodels::LibraryView &view,
                              const itemmodels::ListFilter &filter);

private:
    /// Highlights the current place while the list contains its episodes.
    void showSearch();
    /// Goes from a saved search to all episodes.
    void leaveSavedSearch();

    itemmodels::ListQuery &m_query;
    widgets::Sidebar &m_sidebar;
};

} // namespace dogear
