// SPDX-License-Identifier: GPL-3.0-or-later
#include "show_page_features.h"

#include "details/detail_controller.h"
#include "episodes/episode_marker.h"
#include "library_features.h"
#include "services/library_models.h"
#include "services/services.h"
#include "shows/live_reminders.h"
#include "shows/show_controller.h"
#include "shows/show_page_controller.h"
#include "window/main_window.h"

#include <widgets/detail_page.h>
#include <widgets/message_bar.h>
#include <widgets/player_bar.h>

namespace dogear {

using itemmodels::ShowEpisodesModel;
using listening::PlaybackSession;
using widgets::DetailPage;

ShowPageFeatures::ShowPageFeatures(Services &services,
                                   LibraryModels &models,
                                   LibraryFeatures &library,
                                   MainWindow &window)
    : QObject(&window)
    , m_controller(new ShowPageController(services.library.lists().showOutlines,
                                          library.details(),
                                          library.shows(),
                                          services.session,
                                          window.messages()))
{
    connectLibrary(services, window);
    connectPlayer(services, models);
    connectPage(services, library, window);
    connect(&models.showEpisodes,
            &ShowEpisodesModel::failed,
            &window.messages(),
            &widgets::MessageBar::showError);
}

void ShowPageFeatures::connectLibrary(Services &services, MainWindow &window)
{
    connect(&services.library.refresher(),
            &subscriptions::FeedRefresher::podcastRefreshed,
            m_controller,
            &ShowPageController::update);
    // Another show of the author may have been added or removed.
    connect(&services.library.subscriptions(),
            &subscriptions::Subscriptions::podcastsChanged,
            m_controller,
            [this, &window] { m_controller->update(window.details().podcast()); });
}

void ShowPageFeatures::connectPlayer(Services &services, LibraryModels &models)
{
    const auto follow = [&session = services.session, &episodes = models.showEpisodes] {
        const auto &current = session.current();
        episodes.setCurrent(current ? current->summary.id : EpisodeId{});
    };
    connect(&services.session, &PlaybackSession::currentChanged, &models.showEpisodes, follow);
    follow();
}

void ShowPageFeatures::connectPage(Services &services, LibraryFeatures &library, MainWindow &window)
{
    const DetailPage &page = window.details();
    m_reminders = new LiveReminders(services.clock, window.messages(), window);
    connect(&page, &DetailPage::reminderChanged, m_reminders, &LiveReminders::set);
    connect(&page,
            &DetailPage::markAllPlayedRequested,
            &library.marker(),
            [&marker = library.marker()](PodcastId show) {
                marker.markAllPlayed({.kind = itemmodels::ViewKind::Podcast, .podcast = show});
            });
    // The title of a show leads to its page, wherever it is shown.
    connect(m_controller, &ShowPageController::showWanted, &library, &LibraryFeatures::goToShow);
    connect(m_reminders, &LiveReminders::showWanted, &library, &LibraryFeatures::goToShow);
    connect(&window.playerBar(),
            &widgets::PlayerBar::showActivated,
            &library,
            &LibraryFeatures::goToShow);
}

} // namespace dogear
