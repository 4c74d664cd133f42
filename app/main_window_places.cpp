// SPDX-License-Identifier: GPL-3.0-or-later
// MainWindow: which place of the library is shown.
#include "actions/bookmark_actions.h"
#include "actions/episode_actions.h"
#include "actions/help_actions.h"
#include "actions/library_actions.h"
#include "actions/navigation_actions.h"
#include "actions/playback_actions.h"
#include "flows/detail_flow.h"
#include "flows/search_flow.h"
#include "flows/start_flow.h"
#include "keys/focus_keys.h"
#include "keys/menu_letters.h"
#include "main_window.h"
#include "view_memory.h"

#include <widgets/detail_page.h>
#include <widgets/episode_list_page.h>
#include <widgets/player_bar.h>
#include <widgets/sidebar.h>

#include <QKeyEvent>
#include <QStackedWidget>
#include <QUrl>

#include <resources/guide_resource.h>
#include <utility>

namespace dogear {

using itemmodels::Place;
using itemmodels::PlaceKind;
using itemmodels::SidebarModel;

void MainWindow::select(const Place &place)
{
    m_wanted.want(place);
    m_sidebarModel.reload();
}

void MainWindow::followSidebar()
{
    m_list->setHasShows(m_sidebarModel.hasShows());
    m_wanted.look();
    m_isFirstToBeSelected = m_isFirstToBeSelected && m_wanted.place();
    if (m_wanted.place() && m_sidebarModel.indexOf(*m_wanted.place()).isValid()) {
        const Place place = m_wanted.take();
        if (place.kind != PlaceKind::Search)
            m_list->leaveSearch();
        if (place == m_sidebar->currentPlace())
            showPlace(place);
        m_sidebar->selectPlace(place);
        if (std::exchange(m_isFirstToBeSelected, false))
            m_list->selectFirst();
    }
    if (!m_sidebar->currentIndex().isValid())
        m_sidebar->selectPlace({});
    explainPlace();
}

/// What leads to places and episodes, besides the sidebar and the list.
void MainWindow::createKeys()
{
    new FocusKeys(*this);
    new MenuLetters(this);
    m_episodeActions = new EpisodeActions(
        {m_parts.episodes, m_listModel, *m_list, *m_detail, *m_messages, *m_markActions}, *this);
    connect(m_episodeActions, &EpisodeActions::failed, this, &MainWindow::say);
    connect(m_episodeActions, &EpisodeActions::showWanted, this, [this](PodcastId podcast) {
        goTo({.kind = PlaceKind::Podcast, .podcast = podcast});
    });
    m_navigation =
        new NavigationActions({m_sidebar, m_middle, m_detail, m_playerBar}, *m_detail, *this);
    connect(m_navigation, &NavigationActions::placeWanted, this, &MainWindow::goTo);
    m_help = new HelpActions(*this);
    connect(m_help, &HelpActions::guideWanted, m_libraryActions, [this] {
        m_libraryActions->follow({QUrl(QString::fromLatin1(resources::guideFeedUrl))});
    });
    auto *start = new StartFlow(
        {m_parts.episodes, m_parts.queue, m_parts.session, *m_list, *m_detail, *m_messages}, this);
    connect(m_playerBar, &widgets::PlayerBar::startRequested, start, &StartFlow::start);
    connect(m_playbackActions, &PlaybackActions::startRequested, start, &StartFlow::start);
}

void MainWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && event->modifiers() == 0 && m_listModel.isSearching())
        m_list->leaveSearch();
    else
        QMainWindow::keyPressEvent(event);
}

/// Leaves a search: asked for by name, a place is not a way to narrow it.
void MainWindow::goTo(const Place &place)
{
    if (place.kind != PlaceKind::Search)
        m_list->leaveSearch();
    if (place == m_sidebar->currentPlace())
        showPlaceAgain(place);
    else
        m_sidebar->selectPlace(place);
}

void MainWindow::showPlace(const Place &place)
{
    const bool wasElsewhere = m_bookmarkActions->isPageShown();
    m_bookmarkActions->showPage(place.kind == PlaceKind::Bookmarks);
    if (place.kind == PlaceKind::Bookmarks)
        return;
    if (m_searchFlow->narrow(place, m_views->filterOf(place))) {
        explainPlace();
        return;
    }
    const bool isRestored = place == m_listModel.place() && !wasElsewhere;
    m_listModel.setPlace(place, m_views->filterOf(place));
    if (place.kind == PlaceKind::Search)
        m_list->searchFor(m_sidebar->currentIndex().data(SidebarModel::QueryRole).toString());
    else
        m_list->leaveSearch();
    explainPlace();
    if (isRestored)
        return; // the episode that was read last may be there already
    m_list->selectEpisode({});
    if (place.kind != PlaceKind::Podcast)
        return;
    m_list->deselect();
    m_detailFlow->showPodcast(place.podcast);
}

/// The name of the place, and why it may be empty.
void MainWindow::explainPlace()
{
    const QModelIndex row = m_sidebar->currentIndex();
    const QVariant error = row.data(SidebarModel::ErrorRole);
    m_list->setPlaceTitle(row.data(Qt::DisplayRole).toString());
    m_list->setWasFetched(m_sidebar->currentPlace().kind != PlaceKind::Podcast
                          || row.data(SidebarModel::WasFetchedRole).toBool());
    if (error.isValid())
        m_list->setProblem(widgets::PlaceProblem{
            error.value<Error>(), row.data(SidebarModel::EpisodeCountRole).toInt() > 0});
    else
        m_list->setProblem(std::nullopt);
}

/// The place is current already: a search is narrowed to it or left, a show's page is shown.
void MainWindow::showPlaceAgain(const Place &place)
{
    if (m_searchFlow->narrow(place, m_views->filterOf(place))) {
        explainPlace();
    } else if (place.kind == PlaceKind::Search) {
        showPlace(place);
    } else {
        m_list->leaveSearch();
        if (place.kind != PlaceKind::Podcast)
            return;
        m_list->deselect();
        m_detailFlow->showPodcast(place.podcast);
    }
}

} // namespace dogear
