// SPDX-License-Identifier: GPL-3.0-or-later
#include "main_window.h"

#include "actions/bookmark_actions.h"
#include "actions/chapter_actions.h"
#include "actions/download_actions.h"
#include "actions/episode_actions.h"
#include "actions/help_actions.h"
#include "actions/library_actions.h"
#include "actions/mark_actions.h"
#include "actions/navigation_actions.h"
#include "actions/playback_actions.h"
#include "actions/queue_actions.h"
#include "actions/settings_actions.h"
#include "actions/sidebar_actions.h"
#include "actions/statistics_actions.h"
#include "actions/view_actions.h"
#include "flows/chapter_flow.h"
#include "flows/detail_flow.h"
#include "flows/feed_address_flow.h"
#include "flows/open_flow.h"
#include "flows/password_flow.h"
#include "flows/search_flow.h"
#include "flows/stream_flow.h"
#include "flows/transcript_flow.h"
#include "flows/video_flow.h"
#include "preferences_wiring.h"
#include "queue_time.h"
#include "refresh_progress.h"
#include "view_memory.h"
#include "window_layout.h"
#include "window_menus.h"

#include <library/downloads.h>
#include <library/episodes.h>
#include <library/playback_session.h>
#include <library/position_journal.h>
#include <library/show_speeds.h>
#include <library/subscriptions.h>
#include <playback/player.h>
#include <settings/settings.h>
#include <widgets/detail_page.h>
#include <widgets/episode_list_page.h>
#include <widgets/literal_text.h>
#include <widgets/message_bar.h>
#include <widgets/metrics.h>
#include <widgets/place_text.h>
#include <widgets/player_bar.h>
#include <widgets/refresh_bar.h>
#include <widgets/sidebar.h>
#include <widgets/sleep_button.h>
#include <widgets/tab_order.h>

#include <QApplication>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dogear {

using itemmodels::Place;
using itemmodels::PlaceKind;
using itemmodels::SidebarModel;

MainWindow::MainWindow(const MainWindowParts &parts)
    : m_parts(parts)
    , m_sidebarModel(parts.subscriptions,
                     parts.episodes,
                     parts.refresher,
                     parts.queue,
                     parts.downloads,
                     parts.searches)
    , m_listModel(parts.episodes,
                  parts.subscriptions,
                  parts.refresher,
                  parts.queue,
                  parts.downloads)
    , m_fetchModel(parts.subscriptions, parts.refresher)
    , m_chapterModel(parts.chapters)
    , m_images(parts.artwork)
{
    setObjectName(u"mainWindow"_s);
    setWindowTitle(u"Dogear"_s);
    m_views = new ViewMemory(parts.settings, m_listModel, this);
    askForFirstPlace();
    createPanes();
    m_libraryActions = new LibraryActions(parts.subscriptions, parts.refresher, *m_messages, *this);
    m_passwordFlow =
        new PasswordFlow(parts.accounts, parts.subscriptions, parts.refresher, *m_messages, *this);
    m_playbackActions =
        new PlaybackActions(parts.player, parts.journal, parts.settings.playback(), *this);
    m_chapterActions = new ChapterActions(parts.track, *this);
    m_queueActions = new QueueActions(parts.queue, parts.continuation, *this);
    m_downloadActions =
        new DownloadActions({parts.downloads, parts.episodes, parts.settings, *m_messages}, *this);
    new QueueTime(
        parts.queue,
        *new library::ShowSpeeds(parts.showPlaybacks, parts.preferences, parts.subscriptions, this),
        m_listModel,
        *m_list);
    m_bookmarkActions = new BookmarkActions({parts.bookmarks,
                                             parts.subscriptions,
                                             parts.refresher,
                                             parts.player,
                                             parts.session,
                                             m_images},
                                            *m_middle,
                                            *m_messages,
                                            *this);
    m_detailFlow = new DetailFlow({parts.subscriptions,
                                   parts.episodes,
                                   parts.player,
                                   parts.session,
                                   parts.refresher,
                                   parts.scheduler},
                                  *m_detail,
                                  *this);
    m_markActions = new MarkActions(parts.episodes, *m_list, *m_detail, *m_messages, *this);
    createKeys();
    m_chapterFlow = new ChapterFlow({parts.chapters, parts.track, parts.player, parts.session},
                                    m_chapterModel,
                                    *m_detail,
                                    *m_detailFlow);
    m_settingsActions = wirePreferences(
        parts,
        {*m_playerBar, *m_detail, *m_detailFlow, *m_playbackActions, *m_libraryActions},
        *this);
    m_videoFlow = new VideoFlow(
        {parts.video, parts.player, parts.session, parts.settings, m_images}, *m_detail, *this);
    m_transcriptFlow = new TranscriptFlow(
        {parts.transcripts, parts.player, parts.session}, *m_detail, *m_detailFlow);
    createMenus(*this,
                {*m_libraryActions,
                 *m_settingsActions,
                 *new StatisticsActions(parts.statistics, parts.listening, *this),
                 *m_downloadActions,
                 *m_playbackActions,
                 *m_chapterActions,
                 *m_videoFlow,
                 *new ViewActions(parts.settings, *m_sidebar->parentWidget(), *m_detail, *this),
                 *m_queueActions,
                 *m_bookmarkActions,
                 *m_episodeActions,
                 *m_navigation,
                 *m_help,
                 *m_list});
    m_bookmarkActions->addTo(*m_playerBar);
    connectSidebar();
    connectList();
    connectQueue();
    connectDownloads();
    m_passwordFlow->connectTo(*m_libraryActions, *m_detail, *m_detailFlow);
    new FeedAddressFlow(parts.subscriptions, *m_detail, *m_messages, *this);
    connectPlayer();
    m_openFlow = new OpenFlow(parts.episodes, parts.session, *m_libraryActions, this);
    new StreamFlow({parts.media, parts.session, *m_playerBar, *m_messages}, this);
    m_settingsActions->followKeys();
    widgets::tabInLayoutOrder(*centralWidget());
    widgets::tabAfter(*m_list, *m_messages); // which lie over the list, in no layout
}

MainWindow::~MainWindow() = default;

void MainWindow::createPanes()
{
    const settings::PlaybackSettings playback = m_parts.settings.playback();
    auto *left = new QWidget(this);
    m_sidebar = new widgets::Sidebar(m_sidebarModel, m_images, left);
    m_refreshBar = new widgets::RefreshBar(left);
    auto *leftColumn = new QVBoxLayout(left);
    leftColumn->setContentsMargins(0, 0, 0, 0);
    leftColumn->setSpacing(0);
    leftColumn->addWidget(m_sidebar, 1);
    leftColumn->addWidget(m_refreshBar);
    m_middle = new QStackedWidget(this);
    m_list = new widgets::EpisodeListPage(m_listModel, m_images, m_middle);
    m_middle->addWidget(m_list);
    m_detail = new widgets::DetailPage(m_images, this);
    m_detail->setFetchModel(m_fetchModel);
    m_detail->setChapterModel(m_chapterModel);
    m_playerBar = new widgets::PlayerBar(m_parts.player, m_parts.session, m_images, playback, this);
    m_playerBar->setChapterTrack(m_parts.track);
    m_playerBar->addBesideSpeed(new widgets::SleepButton(m_parts.sleepTimer, m_playerBar));
    m_messages = new widgets::MessageBar(this);
    m_splitter = layOut(*this, {left, m_middle, m_detail}, *m_messages, *m_playerBar);
}

void MainWindow::connectSidebar()
{
    connect(m_sidebar, &widgets::Sidebar::placeSelected, this, &MainWindow::showPlace);
    connect(m_sidebar, &widgets::Sidebar::placeChosenAgain, this, &MainWindow::showPlaceAgain);
    m_searchFlow = new SearchFlow(m_listModel, *m_sidebar, this);
    const auto *actions = new SidebarActions({m_parts.subscriptions,
                                              m_parts.searches,
                                              m_listModel,
                                              m_sidebarModel,
                                              *m_sidebar,
                                              *m_list,
                                              *m_messages,
                                              *m_libraryActions},
                                             *this);
    connect(actions, &SidebarActions::placeWanted, this, &MainWindow::select);
    connect(m_libraryActions, &LibraryActions::followed, this, [this](PodcastId podcast) {
        m_isFirstToBeSelected = true;
        select({PlaceKind::Podcast, podcast});
    });
    connect(m_sidebar,
            &widgets::Sidebar::markAllPlayedRequested,
            m_markActions,
            &MarkActions::markAllPlayed);
    connect(&m_sidebarModel, &SidebarModel::loaded, this, &MainWindow::followSidebar);
    connect(&m_sidebarModel, &SidebarModel::failed, this, &MainWindow::say);
    connect(&m_fetchModel, &itemmodels::FetchListModel::failed, this, &MainWindow::say);
    showRefreshes(m_parts.refresher, *m_refreshBar);
}

void MainWindow::connectList()
{
    connect(
        m_list, &widgets::EpisodeListPage::episodeSelected, m_detailFlow, &DetailFlow::showEpisode);
    connect(m_list,
            &widgets::EpisodeListPage::playRequested,
            &m_parts.session,
            &library::PlaybackSession::play);
    connect(m_list,
            &widgets::EpisodeListPage::playAtRequested,
            &m_parts.session,
            &library::PlaybackSession::playAt);
    connect(
        m_list, &widgets::EpisodeListPage::searched, m_detail, &widgets::DetailPage::setSearched);
    connect(&m_listModel, &itemmodels::EpisodeListModel::loaded, m_detail, [this] {
        m_detail->setSelectable(m_listModel.rowCount() > 0);
    });
    connect(m_bookmarkActions, &BookmarkActions::failed, m_libraryActions, &LibraryActions::say);
    connect(m_bookmarkActions,
            &BookmarkActions::episodeSelected,
            m_detailFlow,
            &DetailFlow::showEpisode);
    const auto offerUndo = [this](const QString &text, const std::function<void()> &undo) {
        m_messages->offerUndo(text, undo);
    };
    connect(m_list,
            &widgets::EpisodeListPage::addRequested,
            m_libraryActions->add(),
            &QAction::trigger);
    connect(m_list, &widgets::EpisodeListPage::retryRequested, this, [this] {
        const Place place = m_sidebar->currentPlace();
        m_libraryActions->refresh(place.podcast.isValid() ? QList{place.podcast}
                                                          : QList<PodcastId>());
        m_listModel.reload();
    });
    connect(m_detail, &widgets::DetailPage::retryRequested, this, [this](PodcastId podcast) {
        m_libraryActions->refresh({podcast});
    });
    connect(m_detail,
            &widgets::DetailPage::stopFollowingRequested,
            m_libraryActions,
            &LibraryActions::stopFollowing);
    connect(m_detailFlow, &DetailFlow::failed, m_libraryActions, &LibraryActions::say);
    connect(m_chapterFlow, &ChapterFlow::failed, m_libraryActions, &LibraryActions::say);
    connect(m_chapterFlow, &ChapterFlow::undoOffered, this, offerUndo);
    connect(m_transcriptFlow, &TranscriptFlow::failed, m_libraryActions, &LibraryActions::say);
}

void MainWindow::connectQueue()
{
    m_queueActions->addTo(*m_playerBar);
    m_queueActions->connectTo(*m_detail, *m_detailFlow);
    connect(
        m_list, &widgets::EpisodeListPage::queueRequested, m_queueActions, &QueueActions::change);
    connect(m_queueActions, &QueueActions::placeWanted, this, [this] {
        goTo({.kind = PlaceKind::UpNext});
    });
    connect(m_queueActions, &QueueActions::failed, m_libraryActions, &LibraryActions::say);
    connect(m_queueActions,
            &QueueActions::undoOffered,
            this,
            [this](const QString &text, const std::function<void()> &undo) {
                m_messages->offerUndo(text, undo);
            });
}

void MainWindow::connectDownloads()
{
    m_downloadActions->connectTo(*m_list);
    m_downloadActions->connectTo(*m_detail, *m_detailFlow);
    connect(m_downloadActions, &DownloadActions::placeWanted, this, [this] {
        goTo({.kind = PlaceKind::Downloads});
    });
}

void MainWindow::connectPlayer()
{
    connect(&m_parts.session, &library::PlaybackSession::currentChanged, this, [this] {
        const auto &current = m_parts.session.current();
        m_listModel.setCurrent(current ? current->summary.id : EpisodeId{});
        rememberPlaying();
        setWindowTitle(
            current ? tr("%1 – Dogear").arg(widgets::literalWindowTitle(current->summary.title))
                    : u"Dogear"_s);
    });
    connect(&m_parts.session,
            &library::PlaybackSession::failed,
            this,
            [this](EpisodeId, const Error &error) { m_libraryActions->say(error); });
    connect(&m_parts.player, &playback::Player::interrupted, this, &MainWindow::say);
    connect(&m_parts.journal,
            &library::PositionJournal::failed,
            m_libraryActions,
            &LibraryActions::say);
    connect(&m_parts.session,
            &library::PlaybackSession::saveFailed,
            m_libraryActions,
            &LibraryActions::say);
    connect(m_playerBar, &widgets::PlayerBar::titleActivated, this, [this] {
        if (const auto &current = m_parts.session.current())
            m_detailFlow->showEpisode(current->summary.id);
    });
}

void MainWindow::open(const QStringList &inputs, const QString &workingDirectory)
{
    m_openFlow->open(inputs, workingDirectory);
}

void MainWindow::bringToFront()
{
    setWindowState(windowState() & ~Qt::WindowMinimized);
    show();
    raise();
    activateWindow();
}

void MainWindow::say(const Error &error)
{
    m_libraryActions->say(error);
}

} // namespace dogear
