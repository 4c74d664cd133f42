// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Joins the search and the sidebar: a show or tag that is chosen narrows the search, and a
///        place is highlighted only while what it has is listed.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_search_window.cpp

#include <itemmodels/place.h>

#include <QObject>

namespace dogear::itemmodels {
class EpisodeListModel;
} // namespace dogear::itemmodels

namespace dogear::widgets {
class Sidebar;
} // namespace dogear::widgets

namespace dogear {

class SearchFlow final : public QObject
{
    Q_OBJECT

public:
    SearchFlow(itemmodels::EpisodeListModel &model, widgets::Sidebar &sidebar, QObject *parent);

    /// Narrows the search to \a place, whose own filter is \a filter.
    /// \return whether there is a search, and \a place narrows it further
    [[nodiscard]] bool narrow(const itemmodels::Place &place, const itemmodels::ListFilter &filter);

private:
    void followSearch();

    itemmodels::EpisodeListModel &m_model;
    widgets::Sidebar &m_sidebar;
};

} // namespace dogear
