// SPDX-License-Identifier: GPL-3.0-or-later
#include "sidebar_actions.h"

#include "library_actions.h"
#include "search_actions.h"
#include "show_actions.h"

#include <itemmodels/episode_list_model.h>
#include <itemmodels/sidebar_model.h>
#include <widgets/episode_list_page.h>
#include <widgets/sidebar.h>

namespace dogear {

using itemmodels::PlaceKind;
using itemmodels::SidebarModel;
using widgets::EpisodeListPage;

SidebarActions::SidebarActions(const SidebarActionsParts &parts, QWidget &window)
    : QObject(&window)
{
    parts.libraryActions.serve(parts.sidebar);
    const auto *shows = new ShowActions(parts.subscriptions, parts.messages, parts.sidebar, window);
    const auto *searches =
        new SearchActions(parts.searches, parts.messages, parts.sidebar, parts.list, window);
    connect(shows, &ShowActions::placeWanted, this, &SidebarActions::placeWanted);
    connect(searches, &SearchActions::placeWanted, this, &SidebarActions::placeWanted);
    connect(&parts.listModel,
            &itemmodels::EpisodeListModel::hitsCounted,
            &parts.model,
            &SidebarModel::setHitCounts);
    // A search that is left is not there any more.
    connect(&parts.list,
            &EpisodeListPage::searched,
            this,
            [&sidebar = parts.sidebar](const query::Query &query) {
                if (query.isEmpty() && sidebar.currentPlace().kind == PlaceKind::Search)
                    sidebar.selectPlace({.kind = PlaceKind::AllEpisodes});
            });
}

} // namespace dogear
