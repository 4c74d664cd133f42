// SPDX-License-Identifier: GPL-3.0-or-later
#include "application.h"

#include "first_start.h"
#include "language.h"
#include "playback_memory.h"
#include "version.h"

#include <audio_qt/loudness_reader.h>
#include <desktop/buses.h>

#include <QApplication>
#include <QIcon>
#include <QTimer>

#include <resources/guide_resource.h>
#include <resources/icon_resource.h>

using namespace Qt::StringLiterals;

namespace dogear {

namespace {

/// By when the window is there.
constexpr std::chrono::milliseconds quietStart{500};

} // namespace

Result<std::unique_ptr<Application>> Application::create(const ApplicationOptions &options)
{
    resources::loadGuide();
    resources::loadIcons();
    installTranslations();
    QApplication::setWindowIcon(QIcon(u":/icons/dogear.svg"_s));
    const auto folders = settings::DataFolders::create(options.dataDir);
    if (!folders)
        return failure(folders.error());
    return std::unique_ptr<Application>(new Application(options, *folders));
}

Application::Application(const ApplicationOptions &options, const settings::DataFolders &folders)
    : m_options(options)
    , m_settings(folders.settings)
    , m_http(userAgent())
    , m_secrets(u"dogear"_s)
    , m_library(folders, m_http, m_clock, &m_secrets)
    , m_player(m_output, m_clock)
    , m_bounds(m_player)
    , m_track(m_player)
    , m_sleepTimer(m_player, m_track, m_clock)
    , m_session(m_player, m_library.episodes(), m_library.accounts())
    , m_preferences(m_player, m_session, m_library.showPlaybacks(), m_bounds, m_settings)
    , m_continuation(m_session, m_library.queue(), m_library.episodes())
    , m_journal(m_library.makeJournal(m_player, m_session, m_clock))
    , m_loudness(m_library.makeLoudness(m_player, m_session, audio_qt::readLoudness))
    , m_window({.subscriptions = m_library.subscriptions(),
                .refresher = m_library.refresher(),
                .scheduler = m_library.scheduler(),
                .episodes = m_library.episodes(),
                .artwork = m_library.artwork(),
                .player = m_player,
                .video = m_output.video(),
                .chapters = m_library.chapters(),
                .transcripts = m_library.transcripts(),
                .track = m_track,
                .sleepTimer = m_sleepTimer,
                .session = m_session,
                .queue = m_library.queue(),
                .bookmarks = m_library.bookmarks(),
                .continuation = m_continuation,
                .showPlaybacks = m_library.showPlaybacks(),
                .preferences = m_preferences,
                .journal = *m_journal,
                .accounts = m_library.accounts(),
                .settings = m_settings})
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
    m_session.setChapters(m_library.chapters());
    m_session.setShows(m_library.showPlaybacks(), m_bounds);
    m_session.setPlayedWithin(m_settings.playback().playedWithin);
    m_library.queue().load();
    m_journal->load();

    m_window.restore();
    m_window.show();
    const settings::RefreshSettings refresh = m_settings.refresh();
    m_library.refresher().setLimits({.perHost = refresh.maxPerHost, .inAll = refresh.maxInFlight});
    m_library.scheduler().start(refresh);
    followFirstShows(m_library.subscriptions(), m_library.refresher(), m_settings);
    m_library.episodes().takeOverPositions().then(&m_library.episodes(),
                                                  [](const Result<int> &) {});
    m_window.open(m_options.inputs, m_options.workingDirectory);
    // Who has an episode in the player may want to hear it at once.
    QObject::connect(
        &m_session,
        &library::PlaybackSession::currentChanged,
        &m_window,
        [this] { QTimer::singleShot(quietStart, &m_output, [this] { m_output.prepare(); }); },
        Qt::SingleShotConnection);
    // The window does not wait for the buses.
    QTimer::singleShot(0, &m_window, [this] { joinDesktop(); });
}

void Application::joinDesktop()
{
    using desktop::MprisService;
    const QDBusConnection session = desktop::sessionBus();
    m_mpris = std::make_unique<MprisService>(
        m_player, m_session, m_library.episodes(), m_library.artwork(), session);
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
