// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Connects the search with the sidebar: a chosen show or tag narrows the search, its rows
///        show the numbers of hits, and a place is highlighted only while its episodes are listed.
///
/// Threads: GUI thread.
/// Owner:   the sidebar; collaborators outlive it.
/// Tests:   tests/gui/tst_search_window.cpp

#include <itemmodels/place.h>

#include <QObject>

namespace dogear::itemmodels {
class EpisodeListModel;
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

    /// Narrows the search to \a place, whose own filter is \a filter.
    /// \return whether there is a search, and \a place narrows it further
    [[nodiscard]] bool narrow(const itemmodels::Place &place, const itemmodels::ListFilter &filter);

private:
    void showSearch();
    void leaveSavedSearch();

    itemmodels::EpisodeListModel &m_model;
    widgets::Sidebar &m_sidebar;
};

} // namespace dogear
