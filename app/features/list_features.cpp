// SPDX-License-Identifier: GPL-3.0-or-later
#include "list_features.h"

#include "library_features.h"
#include "lists/fill_controller.h"
#include "lists/list_controller.h"
#include "lists/list_episodes_controller.h"
#include "lists/source_player.h"
#include "lists/station_controller.h"
#include "navigation/library_navigator.h"
#include "queue/queue_controller.h"
#include "services/library_models.h"
#include "services/services.h"
#include "window/main_window.h"

#include <listening/time_filler.h>
#include <widgets/detail_page.h>
#include <widgets/episode_detail_page.h>
#include <widgets/episode_list_page.h>
#include <widgets/message_bar.h>
#include <widgets/sidebar.h>

namespace dogear {

using itemmodels::LibraryView;
using itemmodels::ViewKind;
using widgets::Sidebar;

ListFeatures::ListFeatures(Services &services,
                           LibraryModels &models,
                           LibraryFeatures &library,
                           MainWindow &window)
    : QObject(&window)
{
    createLists(services, library, window);
    createPlaying(services, models, library, window);
}

void ListFeatures::createLists(Services &services, LibraryFeatures &library, MainWindow &window)
{
    library::Lists &lists = services.library.lists();
    m_lists = new ListController(lists.playlists, window.sidebar(), window.messages(), window);
    new ListEpisodesController(lists.playlists,
                               *m_lists,
                               window.list(),
                               window.details().episodePage(),
                               window.messages());
    new StationController(lists.savedSearches, window.sidebar(), window.messages(), window);
    // A new list is not in the sidebar yet.
    connect(m_lists,
            &ListController::viewRequested,
            &library.navigator(),
            &LibraryNavigator::goToWhenListed);
}

void ListFeatures::createPlaying(Services &services,
                                 LibraryModels &models,
                                 LibraryFeatures &library,
                                 MainWindow &window)
{
    library::Lists &lists = services.library.lists();
    m_player = new SourcePlayer(lists.sources,
                                services.fallback,
                                services.session,
                                models.sidebar,
                                window.messages(),
                                window);
    window.list().setQueueMenus(library.queue().sorting(), m_player->choices());
    connect(&window.sidebar(), &Sidebar::playRequested, m_player, &SourcePlayer::play);
    connect(&window.list(),
            &widgets::EpisodeListPage::playListRequested,
            m_player,
            &SourcePlayer::playFrom);
    auto *filler = new listening::TimeFiller(lists.sources, services.library.database(), this);
    auto *fill = new FillController(*filler,
                                    services.library.queue(),
                                    services.preferences,
                                    services.session,
                                    window.messages(),
                                    window);
    connect(&window.sidebar(),
            &Sidebar::fillRequested,
            fill,
            [fill](const LibraryView &view, int minutes) { fill->fill(sourceOf(view), minutes); });
    connect(fill, &FillController::viewRequested, &library.navigator(), [&library] {
        library.navigator().goTo({.kind = ViewKind::UpNext});
    });
}

QAction *ListFeatures::newList() const
{
    return m_lists->newList();
}

void ListFeatures::addTo(QMenu &menu)
{
    m_player->addTo(menu);
}

} // namespace dogear
