// SPDX-License-Identifier: GPL-3.0-or-later
#include "library_navigator.h"

#include "features/details/detail_controller.h"
#include "features/search/search_controller.h"
#include "services/view_memory.h"

#include <itemmodels/episode_list_model.h>
#include <itemmodels/sidebar_model.h>
#include <settings/window_state.h>
#include <widgets/detail_page.h>
#include <widgets/episode_list_page.h>
#include <widgets/sidebar.h>

#include <utility>

namespace dogear {

using itemmodels::Place;
using itemmodels::PlaceKind;
using itemmodels::SidebarModel;
using widgets::Sidebar;

LibraryNavigator::LibraryNavigator(Sidebar &sidebar,
                                   widgets::EpisodeListPage &list,
                                   SearchController &search,
                                   DetailController &details,
                                   settings::WindowState &state)
    : QObject(&sidebar)
    , m_sidebar(sidebar)
    , m_list(list)
    , m_search(search)
    , m_details(details)
    , m_state(state)
{
    new ViewMemory(state, list.model().query(), this);
    // The sidebar selects the place of the last session when it has read its rows (decision 12).
    m_wanted.restore(itemmodels::placeFromKey(state.mainWindow().place));
    connectSidebar();
}

void LibraryNavigator::connectSidebar()
{
    connect(&m_sidebar, &Sidebar::placeSelected, this, &LibraryNavigator::show);
    connect(&m_sidebar, &Sidebar::placeChosenAgain, this, &LibraryNavigator::showAgain);
    connect(&m_sidebar.places(), &SidebarModel::loaded, this, &LibraryNavigator::showWanted);
}

void LibraryNavigator::restore()
{
    const EpisodeId episode{m_state.mainWindow().episode};
    // The sidebar has no rows yet, so the place comes from the settings.
    m_isAtBookmarks = m_wanted.place()->kind == PlaceKind::Bookmarks;
    emit placeShown(*m_wanted.place());
    const Place &place = m_list.model().query().place();
    // Bookmarks are no list of episodes, so their episode is only shown, not selected.
    if (episode.isValid() && m_isAtBookmarks)
        m_details.showEpisode(episode);
    else if (episode.isValid())
        m_list.selectEpisode(episode);
    else if (place.kind == PlaceKind::Podcast)
        m_details.showPodcast(place.podcast);
}

void LibraryNavigator::save()
{
    settings::MainWindowState window = m_state.mainWindow();
    window.place = itemmodels::toKey(m_sidebar.currentPlace());
    window.episode = m_details.page().episode().value;
    m_state.setMainWindow(window);
}

void LibraryNavigator::goToWhenThere(const Place &place)
{
    m_wanted.want(place);
    m_sidebar.places().reload();
}

void LibraryNavigator::goToNewShow(PodcastId id)
{
    m_selectsFirst = true;
    goToWhenThere({.kind = PlaceKind::Podcast, .podcast = id});
}

void LibraryNavigator::showWanted()
{
    m_list.setHasShows(m_sidebar.places().hasShows());
    m_wanted.look();
    // Nothing else may select a first episode once the wanted show is given up.
    m_selectsFirst = m_selectsFirst && m_wanted.place();
    if (m_wanted.place() && m_sidebar.places().indexOf(*m_wanted.place()).isValid()) {
        const Place place = m_wanted.take();
        if (place.kind != PlaceKind::Search)
            m_list.leaveSearch();
        if (place == m_sidebar.currentPlace())
            show(place);
        m_sidebar.selectPlace(place);
        if (std::exchange(m_selectsFirst, false))
            m_list.selectFirst();
    }
    // The current place was removed: {} is the Inbox.
    if (!m_sidebar.currentIndex().isValid())
        m_sidebar.selectPlace({});
    showHeading();
}

void LibraryNavigator::goTo(const Place &place)
{
    if (place.kind != PlaceKind::Search)
        m_list.leaveSearch();
    // Selecting the row that is current already emits nothing.
    if (place == m_sidebar.currentPlace())
        showAgain(place);
    else
        m_sidebar.selectPlace(place);
}

void LibraryNavigator::show(const Place &place)
{
    const bool wasAtBookmarks = std::exchange(m_isAtBookmarks, place.kind == PlaceKind::Bookmarks);
    emit placeShown(place);
    // The list of episodes keeps its place behind the page of bookmarks.
    if (m_isAtBookmarks)
        return;
    if (!m_search.narrow(place, ViewMemory::filterOf(m_state, place)))
        // The page of bookmarks has replaced the list, so even the same place has to be shown.
        showList(place, wasAtBookmarks);
    showHeading();
}

void LibraryNavigator::showList(const Place &place, bool wasElsewhere)
{
    const bool isThere = place == m_list.model().query().place() && !wasElsewhere;
    m_list.model().query().setPlace(place, ViewMemory::filterOf(m_state, place));
    if (place.kind == PlaceKind::Search)
        m_list.searchFor(m_sidebar.currentIndex().data(SidebarModel::QueryRole).toString());
    else
        m_list.leaveSearch();
    // After the start restore() has selected the episode already.
    if (isThere)
        return;
    // Forgets the selected episode of the previous place.
    m_list.selectEpisode({});
    if (place.kind != PlaceKind::Podcast)
        return;
    m_list.deselect();
    m_details.showPodcast(place.podcast);
}

void LibraryNavigator::showAgain(const Place &place)
{
    if (m_search.narrow(place, ViewMemory::filterOf(m_state, place))) {
        showHeading();
    } else if (place.kind == PlaceKind::Search) {
        show(place);
    } else {
        m_list.leaveSearch();
        if (place.kind != PlaceKind::Podcast)
            return;
        m_list.deselect();
        m_details.showPodcast(place.podcast);
    }
}

void LibraryNavigator::showHeading()
{
    const QModelIndex row = m_sidebar.currentIndex();
    const QVariant error = row.data(SidebarModel::ErrorRole);
    m_list.setPlaceTitle(row.data(Qt::DisplayRole).toString());
    // An empty list of a show that was never read says so, instead of "no episodes".
    m_list.setWasFetched(m_sidebar.currentPlace().kind != PlaceKind::Podcast
                         || row.data(SidebarModel::WasFetchedRole).toBool());
    if (error.isValid())
        m_list.setProblem(widgets::PlaceProblem{
            error.value<Error>(), row.data(SidebarModel::EpisodeCountRole).toInt() > 0});
    else
        m_list.setProblem(std::nullopt);
}

} // namespace dogear
