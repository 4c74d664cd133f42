// SPDX-License-Identifier: GPL-3.0-or-later
#include "library_models.h"

#include "services.h"
#include "view_memory.h"

namespace dogear {

LibraryModels::LibraryModels(Services &services)
    : sidebar({.subscriptions = services.library.subscriptions(),
               .refresher = services.library.refresher(),
               .searches = services.library.lists().savedSearches,
               .playlists = services.library.lists().playlists},
              {.episodes = services.library.episodes(),
               .queue = services.library.queue(),
               .downloads = *services.downloads})
    , episodes(services.library.episodes(),
               services.library.subscriptions(),
               services.library.refresher(),
               services.library.queue(),
               *services.downloads)
    , bookmarks(services.library.bookmarks(),
                services.library.subscriptions(),
                services.library.refresher())
    , directories(services.library.subscriptions())
    , fetches(services.library.subscriptions(), services.library.refresher())
    , showEpisodes(services.library.lists().showOutlines,
                   services.library.episodes(),
                   services.library.refresher())
    , images(services.library.artwork())
{
    const auto view =
        itemmodels::viewFromKey(services.settings.windowState().mainWindow().viewName);
    // The sidebar loads asynchronously, so the place is set on the list directly; the rows that the
    // user sees first are read before anything else (decision 85). Other views have their own
    // pages.
    if (itemmodels::listsEpisodes(view.kind))
        episodes.query().setLibraryView(
            view, ViewMemory::filterOf(services.settings.windowState(), view));
    sidebar.reload();
}

} // namespace dogear
