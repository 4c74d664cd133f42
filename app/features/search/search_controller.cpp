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
using itemmodels::PlaceKind;
using itemmodels::SidebarModel;
using widgets::EpisodeListPage;
using widgets::Sidebar;

SearchController::SearchController(EpisodeListPage &list, Sidebar &sidebar)
    : QObject(&sidebar)
    , m_query(list.model().query())
    , m_sidebar(sidebar)
{
    connect(&m_query, &ListQuery::searchChanged, this, &SearchController::showSearch);
    connect(&sidebar, &Sidebar::placeSelected, this, &SearchController::showSearch);
    connect(
        &list.model().hits(), &HitCounts::counted, &sidebar.places(), &SidebarModel::setHitCounts);
    connect(&list, &EpisodeListPage::searched, this, [this](const query::Query &query) {
        // The user has cleared the search field.
        if (query.isEmpty())
            leaveSavedSearch();
    });
}

bool SearchController::narrow(const itemmodels::Place &place, const itemmodels::ListFilter &filter)
{
    const bool isPart = place.kind == PlaceKind::Podcast || place.kind == PlaceKind::Tag;
    // A second click on the same show ends the search and leads to the show instead.
    const bool isNarrowed = m_query.searchesPlace() && m_query.place() == place;
    if (!m_query.isSearching() || !isPart || isNarrowed)
        return false;
    m_query.setPlace(place, filter);
    m_query.setSearchesPlace(true);
    return true;
}

void SearchController::leaveSavedSearch()
{
    // Without its query a saved search has nothing to list.
    if (m_sidebar.currentPlace().kind == PlaceKind::Search)
        m_sidebar.selectPlace({.kind = PlaceKind::AllEpisodes});
}

void SearchController::showSearch()
{
    const QModelIndex current = m_sidebar.currentIndex();
    // A saved search stays highlighted until the user changes its query.
    const bool isSavedSearch =
        m_sidebar.currentPlace().kind == PlaceKind::Search
        && current.data(SidebarModel::QueryRole).toString() == m_query.search().text;
    m_sidebar.setHighlighted(!m_query.isSearching() || m_query.searchesPlace() || isSavedSearch);
}

} // namespace dogear
