// SPDX-License-Identifier: GPL-3.0-or-later
#include "main_window.h"

#include "actions/bookmark_actions.h"
#include "actions/chapter_actions.h"
#include "actions/download_actions.h"
#include "actions/library_actions.h"
#include "actions/mark_actions.h"
#include "actions/playback_actions.h"
#include "actions/queue_actions.h"
#include "actions/settings_actions.h"
#include "actions/sidebar_actions.h"
#include "actions/statistics_actions.h"
#include "flows/chapter_flow.h"
#include "flows/detail_flow.h"
#include "flows/password_flow.h"
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
#include <library/subscriptions.h>
#include <playback/player.h>
#include <settings/settings.h>
#include <widgets/detail_page.h>
#include <widgets/episode_list_page.h>
#include <widgets/message_bar.h>
#include <widgets/metrics.h>
#include <widgets/place_text.h>
#include <widgets/player_bar.h>
#include <widgets/refresh_bar.h>
#include <widgets/sidebar.h>
#include <widgets/sleep_button.h>

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
    new QueueTime(parts.queue, parts.player, *m_list);
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
    new MarkActions(parts.episodes, *m_list, *m_detail, *m_messages, *this);
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
                 *m_queueActions,
                 *m_bookmarkActions,
                 *m_list});
    m_bookmarkActions->addTo(*m_playerBar);
    connectSidebar();
    connectList();
    connectQueue();
    connectDownloads();
    m_passwordFlow->connectTo(*m_libraryActions, *m_detail, *m_detailFlow);
    connectPlayer();
    new StreamFlow({parts.media, parts.session, *m_playerBar, *m_messages}, this);
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
    connect(&m_sidebarModel, &SidebarModel::loaded, this, &MainWindow::followSidebar);
    showRefreshes(m_parts.refresher, *m_refreshBar);
}

void MainWindow::select(const Place &place)
{
    m_placeToSelect = place;
    m_sidebarModel.reload();
}

void MainWindow::followSidebar()
{
    m_list->setHasShows(m_sidebarModel.hasShows());
    if (m_placeToSelect && m_sidebarModel.indexOf(*m_placeToSelect).isValid()) {
        const Place place = *std::exchange(m_placeToSelect, std::nullopt);
        if (place == m_sidebar->currentPlace())
            showPlace(place);
        m_sidebar->selectPlace(place);
        if (std::exchange(m_isFirstToBeSelected, false))
            m_list->selectFirst();
    }
    if (!m_sidebar->currentIndex().isValid())
        m_sidebar->selectPlace({});
    explainPlace();
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
    connect(m_bookmarkActions, &BookmarkActions::failed, m_libraryActions, &LibraryActions::say);
    connect(m_bookmarkActions,
            &BookmarkActions::episodeSelected,
            m_detailFlow,
            &DetailFlow::showEpisode);
    const auto offerUndo = [this](const QString &text, const std::function<void()> &undo) {
        m_messages->show(text, tr("Undo"), undo);
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
        m_sidebar->selectPlace({.kind = PlaceKind::UpNext});
    });
    connect(m_queueActions, &QueueActions::failed, m_libraryActions, &LibraryActions::say);
    connect(m_queueActions,
            &QueueActions::undoOffered,
            this,
            [this](const QString &text, const std::function<void()> &undo) {
                m_messages->show(text, tr("Undo"), undo);
            });
}

void MainWindow::connectDownloads()
{
    m_downloadActions->connectTo(*m_list);
    m_downloadActions->connectTo(*m_detail, *m_detailFlow);
    connect(m_downloadActions, &DownloadActions::placeWanted, this, [this] {
        m_sidebar->selectPlace({.kind = PlaceKind::Downloads});
    });
}

void MainWindow::connectPlayer()
{
    connect(&m_parts.session, &library::PlaybackSession::currentChanged, this, [this] {
        const auto &current = m_parts.session.current();
        m_listModel.setCurrent(current ? current->summary.id : EpisodeId{});
        rememberPlaying();
        setWindowTitle(current ? tr("%1 – Dogear").arg(current->summary.title) : u"Dogear"_s);
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

void MainWindow::showPlace(const Place &place)
{
    const bool wasElsewhere = m_bookmarkActions->isPageShown();
    m_bookmarkActions->showPage(place.kind == PlaceKind::Bookmarks);
    if (place.kind == PlaceKind::Bookmarks)
        return;
    const bool isRestored = place == m_listModel.place() && !wasElsewhere;
    m_listModel.setPlace(place, m_views->filterOf(place));
    if (place.kind == PlaceKind::Search)
        m_list->searchFor(m_sidebar->currentIndex().data(SidebarModel::QueryRole).toString());
    else
        m_list->leaveSearch();
    explainPlace();
    if (isRestored)
        return; // the episode that was read last may be there already
    m_list->selectEpisode({});
    if (place.kind != PlaceKind::Podcast)
        return;
    m_list->deselect();
    m_detailFlow->showPodcast(place.podcast);
}

/// The name of the place, and why it may be empty.
void MainWindow::explainPlace()
{
    const QModelIndex row = m_sidebar->currentIndex();
    const QVariant error = row.data(SidebarModel::ErrorRole);
    m_list->setPlaceTitle(row.data(Qt::DisplayRole).toString());
    m_list->setWasFetched(m_sidebar->currentPlace().kind != PlaceKind::Podcast
                          || row.data(SidebarModel::WasFetchedRole).toBool());
    if (error.isValid())
        m_list->setProblem(widgets::PlaceProblem{
            error.value<Error>(), row.data(SidebarModel::EpisodeCountRole).toInt() > 0});
    else
        m_list->setProblem(std::nullopt);
}

void MainWindow::open(const QStringList &inputs, const QString &workingDirectory)
{
    m_libraryActions->followInputs(inputs, workingDirectory);
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
