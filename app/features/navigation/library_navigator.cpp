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

using itemmodels::LibraryView;
using itemmodels::SidebarModel;
using itemmodels::ViewKind;
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
    m_wanted.restore(itemmodels::viewFromKey(state.mainWindow().viewName));
    connectSidebar();
}

void LibraryNavigator::connectSidebar()
{
    connect(&m_sidebar, &Sidebar::viewSelected, this, &LibraryNavigator::show);
    connect(&m_sidebar, &Sidebar::viewReselected, this, &LibraryNavigator::showAgain);
    connect(
        &m_sidebar.sidebarModel(), &SidebarModel::loaded, this, &LibraryNavigator::showPendingView);
}

void LibraryNavigator::restore()
{
    const EpisodeId episode{m_state.mainWindow().episode};
    // The sidebar has no rows yet, so the place comes from the settings.
    m_isAtList = itemmodels::listsEpisodes(m_wanted.view()->kind);
    emit viewShown(*m_wanted.view());
    const LibraryView &view = m_list.model().query().view();
    // Without a list of episodes, the episode is only shown, not selected.
    if (episode.isValid() && !m_isAtList)
        m_details.showEpisode(episode);
    else if (episode.isValid())
        m_list.selectEpisode(episode);
    else if (view.kind == ViewKind::Podcast)
        m_details.showPodcast(view.podcast);
}

void LibraryNavigator::save()
{
    settings::MainWindowState window = m_state.mainWindow();
    window.viewName = itemmodels::toKey(m_sidebar.currentView());
    window.episode = m_details.page().episode().value;
    m_state.setMainWindow(window);
}

void LibraryNavigator::goToWhenListed(const LibraryView &view)
{
    m_selectsFirst = false;
    m_episode = {};
    m_wanted.want(view);
    m_sidebar.sidebarModel().reload();
}

void LibraryNavigator::goToNewShow(PodcastId id)
{
    goToWhenListed({.kind = ViewKind::Podcast, .podcast = id});
    m_selectsFirst = true;
}

void LibraryNavigator::goToEpisode(PodcastId id, EpisodeId episode)
{
    goToWhenListed({.kind = ViewKind::Podcast, .podcast = id});
    m_episode = episode;
}

void LibraryNavigator::searchFor(const QString &query)
{
    // Another page has replaced the list, which shows the results.
    if (!m_isAtList)
        m_sidebar.selectView({.kind = ViewKind::AllEpisodes});
    m_list.searchFor(query);
}

void LibraryNavigator::showPendingView()
{
    m_list.setHasShows(m_sidebar.sidebarModel().hasShows());
    m_wanted.look();
    // Nothing else may select an episode once the wanted show is given up.
    if (!m_wanted.view()) {
        m_selectsFirst = false;
        m_episode = {};
    }
    if (m_wanted.view() && m_sidebar.sidebarModel().indexOf(*m_wanted.view()).isValid()) {
        const LibraryView view = m_wanted.take();
        if (view.kind != ViewKind::Search)
            m_list.leaveSearch();
        if (view == m_sidebar.currentView())
            show(view);
        m_sidebar.selectView(view);
        selectWanted();
    }
    // The current place was removed: {} is the Inbox.
    if (!m_sidebar.currentIndex().isValid())
        m_sidebar.selectView({});
    showHeading();
}

void LibraryNavigator::selectWanted()
{
    if (std::exchange(m_selectsFirst, false))
        m_list.selectFirst();
    const EpisodeId episode = std::exchange(m_episode, {});
    if (!episode.isValid())
        return;
    m_list.selectEpisode(episode);
    // Also by itself, because the row may be read later, or be hidden by a filter.
    m_details.showEpisode(episode);
}

void LibraryNavigator::goTo(const LibraryView &view)
{
    m_wanted.forget();
    if (view.kind != ViewKind::Search)
        m_list.leaveSearch();
    // Selecting the row that is current already emits nothing.
    if (view == m_sidebar.currentView())
        showAgain(view);
    else
        m_sidebar.selectView(view);
}

void LibraryNavigator::show(const LibraryView &view)
{
    const bool wasAtList = std::exchange(m_isAtList, itemmodels::listsEpisodes(view.kind));
    emit viewShown(view);
    // The list of episodes keeps its place behind the other pages.
    if (!m_isAtList)
        return;
    if (!m_search.narrow(view, ViewMemory::filterOf(m_state, view)))
        // Another page has replaced the list, so even the same place has to be shown.
        showList(view, !wasAtList);
    showHeading();
}

void LibraryNavigator::showList(const LibraryView &view, bool wasElsewhere)
{
    const bool isThere = view == m_list.model().query().view() && !wasElsewhere;
    m_list.model().query().setLibraryView(view, ViewMemory::filterOf(m_state, view));
    if (view.kind == ViewKind::Search)
        m_list.searchFor(m_sidebar.currentIndex().data(SidebarModel::QueryRole).toString());
    else
        m_list.leaveSearch();
    // After the start restore() has selected the episode already.
    if (isThere)
        return;
    // Forgets the selected episode of the previous place.
    m_list.selectEpisode({});
    if (view.kind != ViewKind::Podcast)
        return;
    m_list.deselect();
    m_details.showPodcast(view.podcast);
}

void LibraryNavigator::showAgain(const LibraryView &view)
{
    if (m_search.narrow(view, ViewMemory::filterOf(m_state, view))) {
        showHeading();
    } else if (view.kind == ViewKind::Search) {
        show(view);
    } else {
        m_list.leaveSearch();
        if (view.kind != ViewKind::Podcast)
            return;
        m_list.deselect();
        m_details.showPodcast(view.podcast);
    }
}

void LibraryNavigator::showHeading()
{
    const QModelIndex row = m_sidebar.currentIndex();
    const QVariant error = row.data(SidebarModel::ErrorRole);
    m_list.setViewTitle(row.data(Qt::DisplayRole).toString());
    // An empty list of a show that was never read says so, instead of "no episodes".
    m_list.setWasFetched(m_sidebar.currentView().kind != ViewKind::Podcast
                         || row.data(SidebarModel::WasFetchedRole).toBool());
    if (error.isValid())
        m_list.setProblem(widgets::FeedProblem{
            error.value<Error>(), row.data(SidebarModel::EpisodeCountRole).toInt() > 0});
    else
        m_list.setProblem(std::nullopt);
}

} // namespace dogear
