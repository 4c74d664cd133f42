// SPDX-License-Identifier: GPL-3.0-or-later
#include "library_features.h"

#include "bookmarks/bookmark_controller.h"
#include "details/detail_controller.h"
#include "downloads/download_controller.h"
#include "downloads/show_download_rules.h"
#include "episodes/episode_controller.h"
#include "episodes/episode_marker.h"
#include "follow_features.h"
#include "navigation/library_navigator.h"
#include "playback/show_playback_settings.h"
#include "queue/queue_controller.h"
#include "queue/queue_time.h"
#include "search/saved_search_controller.h"
#include "search/search_controller.h"
#include "services/library_models.h"
#include "services/services.h"
#include "shows/feed_address_controller.h"
#include "shows/password_controller.h"
#include "shows/refresh_status.h"
#include "shows/show_controller.h"
#include "shows/show_editor.h"
#include "window/main_window.h"

#include <listening/show_speeds.h>
#include <widgets/bookmarks_page.h>
#include <widgets/detail_page.h>
#include <widgets/episode_detail_page.h>
#include <widgets/episode_list_page.h>
#include <widgets/message_bar.h>
#include <widgets/sidebar.h>

#include <QAction>

namespace dogear {

using itemmodels::LibraryView;
using itemmodels::ViewKind;
using listening::PlaybackSession;
using widgets::DetailPage;
using widgets::EpisodeListPage;
using widgets::MessageBar;

LibraryFeatures::LibraryFeatures(Services &services, LibraryModels &models, MainWindow &window)
    : QObject(&window)
    , m_services(services)
    , m_window(window)
{
    // In this order: each function uses controllers that earlier ones created.
    m_follow = new FollowFeatures(services, window);
    m_shows = &m_follow->shows();
    createDetails();
    createEpisodes();
    createQueueAndDownloads(models);
    createBookmarks(models);
    connectShows();
    connectList();
    connectNavigator();
    connectFailures(models);
}

void LibraryFeatures::createDetails()
{
    library::Library &library = m_services.library;
    MessageBar &messages = m_window.messages();
    m_details = new DetailController(library.subscriptions(),
                                     library.episodes(),
                                     m_services.session,
                                     m_window.details(),
                                     messages);
    new RefreshStatus(library.refresher(), library.scheduler(), m_window.refreshBar(), *m_details);
    new ShowDownloadRules(library.automaticDownloads(), *m_details, messages);
    new ShowPlaybackSettings(library.showPlaybacks(), m_services.preferences, *m_details, messages);
    new FeedAddressController(library.subscriptions(), m_window.details(), messages, m_window);
    auto *passwords = new PasswordController(
        library.accounts(), library.subscriptions(), library.refresher(), messages, m_window);
    passwords->connectTo(*m_shows, *m_details);
}

void LibraryFeatures::createEpisodes()
{
    episodes::Episodes &episodes = m_services.library.episodes();
    MessageBar &messages = m_window.messages();
    m_marker = new EpisodeMarker(
        episodes, m_window.list(), m_window.details().episodePage(), messages, m_window);
    m_episodes = new EpisodeController(
        episodes, m_window.list(), m_window.details(), *m_marker, messages, m_window);
    m_search = new SearchController(m_window.list(), m_window.sidebar());
    m_navigator = new LibraryNavigator(m_window.sidebar(),
                                       m_window.list(),
                                       *m_search,
                                       *m_details,
                                       m_services.settings.windowState());
}

void LibraryFeatures::createQueueAndDownloads(LibraryModels &models)
{
    library::Library &library = m_services.library;
    MessageBar &messages = m_window.messages();
    m_queue = new QueueController(
        library.queue(), m_services.autoAdvance, m_services.session, messages, m_window);
    m_queue->connectTo(*m_details);
    // The player bar changes the speed of the current show; the remaining times follow it.
    auto *speeds = new listening::ShowSpeeds(library.showPlaybacks(), m_services.preferences, this);
    connect(&library.subscriptions(),
            &subscriptions::Subscriptions::podcastsChanged,
            speeds,
            &listening::ShowSpeeds::load);
    new QueueTime(library.queue(), *speeds, m_window.list().model(), m_window.list());
    connect(speeds, &listening::ShowSpeeds::changed, &models.showEpisodes, [speeds, &models] {
        models.showEpisodes.setSpeeds([speeds](PodcastId show) { return speeds->of(show); });
    });
    m_downloads = new DownloadController(
        *m_services.downloads, library.episodes(), m_services.settings, messages, m_window);
    m_downloads->connectTo(m_window.list());
    m_downloads->connectTo(*m_details);
}

void LibraryFeatures::createBookmarks(LibraryModels &models)
{
    m_bookmarks = new BookmarkController(m_services.library.bookmarks(),
                                         m_services.session,
                                         m_window.bookmarks(),
                                         m_window.messages(),
                                         m_window);
    connect(&models.bookmarks,
            &itemmodels::BookmarkListModel::failed,
            &m_window.messages(),
            &MessageBar::showError);
    connect(&models.bookmarks,
            &itemmodels::BookmarkListModel::noteEdited,
            m_bookmarks,
            &BookmarkController::addNoteUndo);
    connect(&m_window.bookmarks(),
            &widgets::BookmarksPage::episodeSelected,
            m_details,
            &DetailController::showEpisode);
}

void LibraryFeatures::connectShows()
{
    using widgets::Sidebar;
    library::Library &library = m_services.library;
    MessageBar &messages = m_window.messages();
    Sidebar &sidebar = m_window.sidebar();
    auto *editor = new ShowEditor(library.subscriptions(), messages, sidebar, m_window);
    auto *searches = new SavedSearchController(
        library.lists().savedSearches, messages, sidebar, m_window.list(), m_window);
    // Renamed and new places are not in the sidebar yet, hence goToWhenListed().
    connect(editor, &ShowEditor::viewRequested, m_navigator, &LibraryNavigator::goToWhenListed);
    connect(searches,
            &SavedSearchController::viewRequested,
            m_navigator,
            &LibraryNavigator::goToWhenListed);
    m_follow->connectTo(*m_navigator);
    connect(&sidebar, &Sidebar::markAllPlayedRequested, m_marker, &EpisodeMarker::markAllPlayed);
    connect(&m_window.details(), &DetailPage::announcedChanged, editor, &ShowEditor::setAnnounced);
    connect(&m_window.details(), &DetailPage::retryRequested, m_shows, [this](PodcastId id) {
        m_shows->refresh({id});
    });
    connect(&m_window.details(),
            &DetailPage::stopFollowingRequested,
            m_shows,
            &ShowController::stopFollowing);
}

MediaOpener &LibraryFeatures::opener() const
{
    return m_follow->opener();
}

void LibraryFeatures::goToShow(PodcastId show)
{
    const LibraryView view{.kind = ViewKind::Podcast, .podcast = show};
    // The sidebar lists only followed shows, so a preview has no place to go to but its page.
    if (m_window.sidebar().sidebarModel().indexOf(view).isValid())
        m_navigator->goTo(view);
    else
        m_details->showPodcast(show);
}

void LibraryFeatures::connectList()
{
    EpisodeListPage &list = m_window.list();
    PlaybackSession &session = m_services.session;
    connect(&list, &EpisodeListPage::episodeSelected, m_details, &DetailController::showEpisode);
    connect(&list, &EpisodeListPage::playRequested, &session, &PlaybackSession::play);
    connect(&list, &EpisodeListPage::playAtRequested, &session, &PlaybackSession::playAt);
    connect(&list, &EpisodeListPage::queueRequested, m_queue, &QueueController::change);
    connect(&list, &EpisodeListPage::addRequested, m_shows->add(), &QAction::trigger);
    connect(&list, &EpisodeListPage::retryRequested, m_shows, [this, &list] {
        // At a place that is not a show the id is invalid; an empty list refreshes all shows.
        const PodcastId show = m_window.sidebar().currentView().podcast;
        m_shows->refresh(show.isValid() ? QList{show} : QList<PodcastId>());
        // The reason for the retry may also be that the list could not be read from the database.
        list.model().reload();
    });
}

void LibraryFeatures::connectNavigator()
{
    const auto goTo = [this](ViewKind kind) {
        // Signals without arguments name no place, so each connection has its own function.
        return [this, kind] { m_navigator->goTo({.kind = kind}); };
    };
    connect(m_queue, &QueueController::viewRequested, m_navigator, goTo(ViewKind::UpNext));
    connect(
        m_downloads, &DownloadController::viewRequested, m_navigator, goTo(ViewKind::Downloads));
    connect(m_episodes, &EpisodeController::showWanted, this, &LibraryFeatures::goToShow);
    connect(&m_window.details(),
            &DetailPage::personActivated,
            m_navigator,
            &LibraryNavigator::searchFor);
    connect(m_navigator, &LibraryNavigator::viewShown, &m_window, [this](const LibraryView &view) {
        m_window.showPageOf(view.kind);
    });
}

void LibraryFeatures::connectFailures(LibraryModels &models)
{
    MessageBar &messages = m_window.messages();
    connect(&models.sidebar, &itemmodels::SidebarModel::failed, &messages, &MessageBar::showError);
    connect(
        &models.fetches, &itemmodels::FetchListModel::failed, &messages, &MessageBar::showError);
}

} // namespace dogear
