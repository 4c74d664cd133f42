// SPDX-License-Identifier: GPL-3.0-or-later
#include "follow_features.h"

#include "import/import_controller.h"
#include "navigation/library_navigator.h"
#include "services/link_finder.h"
#include "services/services.h"
#include "shows/address_prompt.h"
#include "shows/clipboard_offer.h"
#include "shows/follow_controller.h"
#include "shows/media_opener.h"
#include "shows/show_controller.h"
#include "window/main_window.h"

#include <widgets/message_bar.h>

namespace dogear {

FollowFeatures::FollowFeatures(Services &services, MainWindow &window)
    : QObject(&window)
    , m_clipboard(new ClipboardOffer(services.library.subscriptions(), &window))
{
    library::Library &library = services.library;
    auto *links = new LinkFinder(library.discovery().directories.links(),
                                 library.subscriptions(),
                                 library.lists().linkedEpisodes,
                                 &window);
    auto *prompt = new AddressPrompt(*m_clipboard, window);
    m_follow =
        new FollowController(library.subscriptions(), *links, *prompt, window.messages(), window);
    m_shows = new ShowController(
        library.subscriptions(), library.refresher(), *m_follow, window.messages(), window);
    m_shows->serve(window.sidebar());
    m_imports = new ImportController(
        library.discovery().players, library.refresher(), window.messages(), window);
    m_opener = new MediaOpener(library.episodes(), services.session, *m_shows, &window);
    connect(m_follow,
            &FollowController::playAtRequested,
            &services.session,
            &listening::PlaybackSession::playAt);
}

QAction *FollowFeatures::importPlayer() const
{
    return m_imports->open();
}

void FollowFeatures::connectTo(LibraryNavigator &navigator)
{
    connect(m_shows, &ShowController::followed, &navigator, &LibraryNavigator::goToNewShow);
    connect(
        m_follow, &FollowController::episodeFollowed, &navigator, &LibraryNavigator::goToEpisode);
}

} // namespace dogear
