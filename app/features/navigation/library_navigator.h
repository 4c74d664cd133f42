// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows the place of the library that the user selects, with its list, heading and page.
///
/// Saves and restores the place and the selected episode of the last session.
///
/// Threads: GUI thread.
/// Owner:   the sidebar; collaborators outlive it.
/// Tests:   tests/gui/tst_main_window.cpp, tests/gui/tst_navigation.cpp

#include "pending_view.h"

#include <base/ids.h>

#include <QObject>

namespace dogear::settings {
class WindowState;
} // namespace dogear::settings

namespace dogear::widgets {
class EpisodeListPage;
class Sidebar;
} // namespace dogear::widgets

namespace dogear {

class DetailController;
class SearchController;

class LibraryNavigator final : public QObject
{
    Q_OBJECT

public:
    LibraryNavigator(widgets::Sidebar &sidebar,
                     widgets::EpisodeListPage &list,
                     SearchController &search,
                     DetailController &details,
                     settings::WindowState &state);

    /// Selects the episode of the last session; without one, shows the page of the restored show.
    void restore();
    void save();

    /// Goes to \a view, and ends a search unless \a view is a saved search.
    void goTo(const itemmodels::LibraryView &view);
    /// Goes to \a view once the sidebar lists it, unless the user does something else before.
    void goToWhenListed(const itemmodels::LibraryView &view);
    /// Goes to the new show \a id in the same way, and selects its first episode.
    void goToNewShow(PodcastId id);
    /// Goes to the show \a id in the same way, selects \a episode in its list, and shows it. An
    /// episode that a filter hides is only shown.
    void goToEpisode(PodcastId id, EpisodeId episode);
    /// Searches all shows for \a query. From the page of bookmarks it goes to all episodes first.
    void searchFor(const QString &query);

signals:
    /// Emitted when the middle pane has to show \a view.
    void viewShown(const dogear::itemmodels::LibraryView &view);

private:
    void connectSidebar();
    /// Goes to the wanted place if the sidebar lists it; called when the sidebar has read its rows.
    void showPendingView();
    /// Selects the episode that the wanted place was opened for.
    void selectWanted();
    void show(const itemmodels::LibraryView &view);
    /// \a wasElsewhere: the middle pane did not show the list of episodes.
    void showList(const itemmodels::LibraryView &view, bool wasElsewhere);
    /// Shows the place that is current already: narrows a search to it, or ends the search and
    /// shows the page of a show.
    void showAgain(const itemmodels::LibraryView &view);
    /// Shows the name of the place, and the problem because of which it may be empty.
    void showHeading();

    widgets::Sidebar &m_sidebar;
    widgets::EpisodeListPage &m_list;
    SearchController &m_search;
    DetailController &m_details;
    settings::WindowState &m_state;
    PendingView m_wanted;
    bool m_selectsFirst = false; ///< the first episode of the wanted place has to be selected
    EpisodeId m_episode;         ///< the episode of the wanted place that has to be selected
    bool m_isAtList = true;      ///< the middle pane shows the list of episodes
};

} // namespace dogear
