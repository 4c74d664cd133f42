// SPDX-License-Identifier: GPL-3.0-or-later
#include "search_controller.h"

#include <itemmodels/episode_list_model.h>
#include <itemmodels/hit_counts.h>
#include <itemmodels/sidebar_model.h>
#include <widgets/episode_list_page.h>
#include <widgets/sidebar.h>

namespace dogear {

using itemmodels::HitCounts;
using itemmodels::ListQuery;
using itemmodels::SidebarModel;
using itemmodels::ViewKind;
using widgets::EpisodeListPage;
using widgets::Sidebar;

SearchController::SearchController(EpisodeListPage &list, Sidebar &sidebar)
    : QObject(&sidebar)
    , m_query(list.model().query())
    , m_sidebar(sidebar)
{
    connect(&m_query, &ListQuery::searchChanged, this, &SearchController::showSearch);
    connect(&sidebar, &Sidebar::viewSelected, this, &SearchController::showSearch);
    connect(&list.model().hits(),
            &HitCounts::counted,
            &sidebar.sidebarModel(),
            &SidebarModel::setHitCounts);
    connect(&list, &EpisodeListPage::searched, this, [this](const query::Query &query) {
        // The user has cleared the search field.
        if (query.isEmpty())
            leaveSavedSearch();
    });
}

bool SearchController::narrow(const itemmodels::LibraryView &view,
                              const itemmodels::ListFilter &filter)
{
    const bool isPart = itemmodels::canLimitSearch(view.kind);
    const bool isWhole = view.kind == ViewKind::AllEpisodes;
    // A second click on the same place ends the search and leads there instead.
    const bool isSearched =
        isWhole ? !m_query.searchesView() : m_query.searchesView() && m_query.view() == view;
    if (!m_query.isSearching() || m_query.listsSimilar() || !(isPart || isWhole) || isSearched)
        return false;
    m_query.setLibraryView(view, filter);
    m_query.setSearchesView(isPart);
    return true;
}

void SearchController::leaveSavedSearch()
{
    // Without its query a saved search has nothing to list.
    if (m_sidebar.currentView().kind == ViewKind::Search)
        m_sidebar.selectView({.kind = ViewKind::AllEpisodes});
}

void SearchController::showSearch()
{
    const QModelIndex current = m_sidebar.currentIndex();
    // A saved search stays highlighted until the user changes its query.
    const bool isSavedSearch =
        m_sidebar.currentView().kind == ViewKind::Search
        && current.data(SidebarModel::QueryRole).toString() == m_query.search().text;
    m_sidebar.setHighlighted(!m_query.isSearching() || m_query.searchesView() || isSavedSearch);
}

} // namespace dogear
