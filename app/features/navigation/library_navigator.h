// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows the place of the library that the user selects: its list, its heading and its page.
///
/// Remembers the place and the selected episode from one session to the next.
///
/// Threads: GUI thread.
/// Owner:   the sidebar; collaborators outlive it.
/// Tests:   tests/gui/tst_main_window.cpp, tests/gui/tst_navigation.cpp

#include "wanted_place.h"

#include <QObject>

namespace dogear::settings {
class Settings;
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
                     settings::Settings &settings);

    /// Selects the episode of the last session, or shows the page of its show.
    void restore();
    void save();

    /// Goes to \a place; leaves a search, unless \a place is one.
    void goTo(const itemmodels::Place &place);
    /// Goes to \a place once the sidebar has read it, unless the user goes elsewhere before.
    void goToWhenThere(const itemmodels::Place &place);
    /// The same for the show \a id, whose first episode is selected.
    void goToNewShow(PodcastId id);

signals:
    /// Emitted when the window is to show \a place in its middle.
    void placeShown(const dogear::itemmodels::Place &place);

private:
    void connectSidebar();
    void showWanted();
    void show(const itemmodels::Place &place);
    void showList(const itemmodels::Place &place, bool wasElsewhere);
    void showAgain(const itemmodels::Place &place);
    void showHeading();

    widgets::Sidebar &m_sidebar;
    widgets::EpisodeListPage &m_list;
    SearchController &m_search;
    DetailController &m_details;
    settings::Settings &m_settings;
    WantedPlace m_wanted;
    bool m_selectsFirst = false; ///< of the wanted place
    bool m_isAtBookmarks = false;
};

} // namespace dogear
