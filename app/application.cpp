// SPDX-License-Identifier: GPL-3.0-or-later
#include "application.h"

#include "actions/backup_actions.h"
#include "actions/settings_actions.h"
#include "first_start.h"
#include "language.h"
#include "playback_memory.h"
#include "sound_module.h"
#include "version.h"

#include <base/future.h>
#include <base/workers.h>
#include <desktop/buses.h>
#include <widgets/message_bar.h>

#include <QApplication>
#include <QIcon>
#include <QMenu>
#include <QTimer>
#include <QtConcurrentRun>

#include <resources/guide_resource.h>
#include <resources/icon_resource.h>

using namespace Qt::StringLiterals;

namespace dogear {

namespace {

/// By when there is something to see.
constexpr std::chrono::milliseconds firstPicture{100};
/// By when the window is there.
constexpr std::chrono::milliseconds quietStart{500};

} // namespace

Result<std::unique_ptr<Application>> Application::create(const ApplicationOptions &options)
{
    resources::loadGuide();
    resources::loadIcons();
    installTranslations();
    const auto folders = settings::DataFolders::create(options.dataDir);
    if (!folders)
        return failure(folders.error());
    const auto restored = library::finishRestore(*folders);
    if (!restored)
        return failure(restored.error());
    return std::unique_ptr<Application>(new Application(options, *folders, *restored));
}

Application::Application(const ApplicationOptions &options,
                         const settings::DataFolders &folders,
                         const std::optional<library::Restored> &restored)
    : m_options(options)
    , m_restored(restored)
    , m_settings(folders.settings)
    , m_http(userAgent())
    , m_secrets(u"dogear"_s)
    , m_library(folders, m_http, m_clock, &m_secrets)
    , m_output(makeSoundDevice)
    , m_player(m_output, m_clock)
    , m_bounds(m_player)
    , m_track(m_player)
    , m_sleepTimer(m_player, m_track, m_clock)
    , m_streamer(folders.media, userAgent())
    , m_downloads(m_library.makeDownloads(m_streamer, m_clock))
    , m_media(m_library.accounts(), m_streamer, m_player)
    , m_listening(m_library.makeListeningLog(m_player, m_clock))
    , m_session(m_player, m_library.episodes(), m_library.accounts())
    , m_downloadSettings({*m_downloads, m_streamer, m_network, folders.downloads})
    , m_documents({m_library.documents(), m_library.transcriptMaker(), m_network})
    , m_preferences(m_player, m_session, m_library.showPlaybacks(), m_bounds, m_settings)
    , m_continuation(m_session, m_library.queue(), m_library.episodes())
    , m_journal(m_library.makeJournal(m_player, m_session, m_clock))
    , m_loudness(m_library.makeLoudness(m_player, m_session, readLoudness))
    , m_dailyBackups(m_library.backups(), folders.database, m_clock)
    , m_window({.subscriptions = m_library.subscriptions(),
                .refresher = m_library.refresher(),
                .scheduler = m_library.scheduler(),
                .episodes = m_library.episodes(),
                .searches = m_library.savedSearches(),
                .artwork = m_library.artwork(),
                .player = m_player,
                .video = m_output.video(),
                .chapters = m_library.chapters(),
                .transcripts = m_library.transcripts(),
                .track = m_track,
                .sleepTimer = m_sleepTimer,
                .session = m_session,
                .queue = m_library.queue(),
                .downloads = *m_downloads,
                .media = m_media,
                .bookmarks = m_library.bookmarks(),
                .continuation = m_continuation,
                .showPlaybacks = m_library.showPlaybacks(),
                .preferences = m_preferences,
                .journal = *m_journal,
                .statistics = m_library.statistics(),
                .listening = *m_listening,
                .accounts = m_library.accounts(),
                .settings = m_settings,
                .downloadsFolder = folders.downloads})
    , m_neighbours(m_continuation, m_player)
{
    QObject::connect(&m_library.refresher(),
                     &library::FeedRefresher::podcastRefreshed,
                     &m_session,
                     &library::PlaybackSession::followChanges);
    QObject::connect(&m_sleepTimer,
                     &playback::SleepTimer::sleptAtEnd,
                     &m_continuation,
                     &library::Continuation::stopHere);
}

Application::~Application() = default;

void Application::start()
{
    recallPlayback(m_settings, m_player);
    m_continuation.setAfterEpisode(m_settings.playback().afterEpisode);
    m_session.setMedia(m_media);
    m_session.setChapters(m_library.chapters());
    m_session.setShows(m_library.showPlaybacks(), m_bounds);
    m_session.setPlayedWithin(m_settings.playback().playedWithin);
    m_listening->follow(m_session);
    QObject::connect(
        m_listening.get(), &library::ListeningLog::failed, &m_window, &MainWindow::say);
    m_library.queue().load();
    m_journal->load();

    m_window.restore();
    m_window.show();
    const settings::RefreshSettings refresh = m_settings.refresh();
    m_library.refresher().setLimits({.perHost = refresh.maxPerHost, .inAll = refresh.maxInFlight});
    m_library.scheduler().start(refresh);
    m_library.searchIndexer().start();
    m_library.followOtherWriters();
    followFirstShows(m_library.subscriptions(), m_library.refresher(), m_settings);
    // The first to hear that there is no opening this library.
    m_library.episodes().takeOverPositions().then(&m_window, [this](const Result<int> &taken) {
        if (!taken)
            m_window.say(taken.error());
    });
    startDownloads();
    startDocuments();
    startBackups();
    m_window.open(m_options.inputs, m_options.workingDirectory);
    // Who has an episode in the player may want to hear it at once.
    QObject::connect(
        &m_session,
        &library::PlaybackSession::currentChanged,
        &m_window,
        [this] { QTimer::singleShot(quietStart, &m_window, [this] { startSound(); }); },
        Qt::SingleShotConnection);
    // The window waits neither for the buses nor for the many sizes of its icon.
    QTimer::singleShot(firstPicture, &m_window, [this] {
        QApplication::setWindowIcon(QIcon(u":/icons/dogear.svg"_s));
        joinDesktop();
    });
}

void Application::startSound()
{
    const auto load = [] { return loadSoundModule().has_value(); };
    Future<bool>(QtConcurrent::run(workers(), load)).then(&m_output, [this](bool) {
        m_output.prepare();
    });
}

void Application::startDownloads()
{
    library::Downloads *downloads = m_downloads.get();
    QObject::connect(
        &m_session, &library::PlaybackSession::currentChanged, downloads, [this, downloads] {
            const auto &current = m_session.current();
            downloads->setCurrent(current ? current->summary.id : EpisodeId());
        });
    m_media.setDownloads(*downloads);
    QObject::connect(&m_network, &net::NetworkStatus::changed, &m_media, [this] {
        if (m_network.isOnline())
            m_media.askAgain();
    });
    SettingsActions &chosen = m_window.settingsActions();
    QObject::connect(&chosen,
                     &SettingsActions::downloadsChanged,
                     &m_downloadSettings,
                     &DownloadSettingsFlow::setDownloads);
    QObject::connect(&chosen,
                     &SettingsActions::cacheChanged,
                     &m_downloadSettings,
                     &DownloadSettingsFlow::setCache);
    QObject::connect(
        &m_downloadSettings, &DownloadSettingsFlow::failed, &m_window, &MainWindow::say);
    m_downloadSettings.setCache(m_settings.cache());
    // The network is known before anything is fetched: it may cost money. Asking may wait for the
    // system's bus, and the window does not.
    QTimer::singleShot(firstPicture, &m_window, [this] {
        m_network.start();
        m_downloadSettings.start(m_settings.downloads(), m_settings.cache());
    });
}

void Application::startDocuments()
{
    QObject::connect(&m_window.settingsActions(),
                     &SettingsActions::documentsChanged,
                     &m_documents,
                     &DocumentFlow::setDocuments);
    QObject::connect(&m_documents, &DocumentFlow::failed, &m_window, &MainWindow::say);
    QObject::connect(&m_documents, &DocumentFlow::said, &m_window, [this](const QString &sentence) {
        m_window.messages().show(sentence);
    });
    m_documents.start(m_settings.documents());
}

void Application::startBackups()
{
    using library::AutomaticBackups;
    auto *actions = new BackupActions(
        {m_library.backups(), m_library.check(), m_session, m_window.messages()}, m_window);
    actions->addTo(*m_window.findChild<QMenu *>(u"menuLibrary"_s),
                   m_window.settingsActions().open());
    QObject::connect(actions, &BackupActions::restartWanted, &m_window, [this] {
        m_wantsRestart = true;
        m_window.close();
    });
    if (m_restored)
        actions->tellRestored(*m_restored);
    const auto keepFree = [this](const settings::DownloadSettings &downloads) {
        m_dailyBackups.setKeepsFree(qint64(downloads.keepFreeMegabytes) * 1'000'000);
    };
    keepFree(m_settings.downloads());
    QObject::connect(
        &m_window.settingsActions(), &SettingsActions::downloadsChanged, &m_dailyBackups, keepFree);
    QObject::connect(&m_dailyBackups, &AutomaticBackups::failed, &m_window, &MainWindow::say);
    m_dailyBackups.start();
}

void Application::joinDesktop()
{
    using desktop::MprisService;
    const QDBusConnection session = desktop::sessionBus();
    m_mpris = std::make_unique<MprisService>(m_player, m_session, m_library.artwork(), session);
    m_mpris->setNeighbours(&m_neighbours);
    const auto tellChapter = [this] { m_mpris->setChapter(m_track.currentTitle()); };
    QObject::connect(&m_track, &playback::ChapterTrack::currentChanged, m_mpris.get(), tellChapter);
    tellChapter();
    m_sleepGuard =
        std::make_unique<desktop::SleepGuard>(m_player, m_session, session, desktop::systemBus());
    m_screenGuard = std::make_unique<desktop::ScreenGuard>(m_player, m_output.video(), session);
    QObject::connect(
        m_mpris.get(), &MprisService::raiseRequested, &m_window, &MainWindow::bringToFront);
    QObject::connect(m_mpris.get(), &MprisService::quitRequested, &m_window, &QWidget::close);
    QObject::connect(m_mpris.get(), &MprisService::refused, &m_window, &MainWindow::say);
    QObject::connect(
        m_mpris.get(), &MprisService::openRequested, &m_window, [this](const QUrl &url) {
            m_window.open({url.toString(QUrl::FullyEncoded)}, {});
        });
}

} // namespace dogear
