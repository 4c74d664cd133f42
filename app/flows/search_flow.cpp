// SPDX-License-Identifier: GPL-3.0-or-later
#include "search_flow.h"

#include <itemmodels/episode_list_model.h>
#include <itemmodels/sidebar_model.h>
#include <widgets/sidebar.h>

namespace dogear {

using itemmodels::EpisodeListModel;
using itemmodels::PlaceKind;
using itemmodels::SidebarModel;

SearchFlow::SearchFlow(EpisodeListModel &model, widgets::Sidebar &sidebar, QObject *parent)
    : QObject(parent)
    , m_model(model)
    , m_sidebar(sidebar)
{
    connect(&model, &EpisodeListModel::searchChanged, this, &SearchFlow::followSearch);
    connect(&sidebar, &widgets::Sidebar::placeSelected, this, &SearchFlow::followSearch);
}

bool SearchFlow::narrow(const itemmodels::Place &place, const itemmodels::ListFilter &filter)
{
    const bool isPart = place.kind == PlaceKind::Podcast || place.kind == PlaceKind::Tag;
    const bool isNarrowed = m_model.searchesPlace() && m_model.place() == place;
    if (!m_model.isSearching() || !isPart || isNarrowed)
        return false;
    m_model.setPlace(place, filter);
    m_model.setSearchesPlace(true);
    return true;
}

void SearchFlow::followSearch()
{
    const QModelIndex current = m_sidebar.currentIndex();
    const bool isSavedSearch =
        m_sidebar.currentPlace().kind == PlaceKind::Search
        && current.data(SidebarModel::QueryRole).toString() == m_model.searchText();
    m_sidebar.setHighlighted(!m_model.isSearching() || m_model.searchesPlace() || isSavedSearch);
}

} // namespace dogear
