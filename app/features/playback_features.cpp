// SPDX-License-Identifier: GPL-3.0-or-later
#include "playback_features.h"

#include "bookmarks/bookmark_controller.h"
#include "chapters/chapter_actions.h"
#include "chapters/chapter_controller.h"
#include "details/detail_controller.h"
#include "details/details_tab_controller.h"
#include "library_features.h"
#include "playback/play_starter.h"
#include "playback/playback_controller.h"
#include "playback/stream_status.h"
#include "queue/queue_controller.h"
#include "services/library_models.h"
#include "services/playback_memory.h"
#include "services/services.h"
#include "transcript/transcript_controller.h"
#include "video/video_controller.h"
#include "window/main_window.h"

#include <widgets/detail_page.h>
#include <widgets/episode_detail_page.h>
#include <widgets/episode_list_page.h>
#include <widgets/message_bar.h>
#include <widgets/player_bar.h>
#include <widgets/sleep_button.h>
#include <widgets/sound_button.h>

#include <QMenu>

namespace dogear {

using listening::PlaybackSession;
using widgets::MessageBar;

PlaybackFeatures::PlaybackFeatures(Services &services,
                                   LibraryModels &models,
                                   LibraryFeatures &library,
                                   MainWindow &window)
    : QObject(&window)
    , m_services(services)
    , m_window(window)
{
    createPlayer(library);
    createPlayerBar(library);
    createDocuments(library);
    m_video = new VideoController(services.output.video(),
                                  services.session,
                                  services.settings.windowState(),
                                  models.images,
                                  window.details().episodePage(),
                                  window);
    connectSession(library);
    connectFailures();
}

void PlaybackFeatures::createPlayer(LibraryFeatures &library)
{
    m_player = new PlaybackController(m_services.player,
                                      m_services.sound,
                                      m_services.journal,
                                      m_services.settings.playback(),
                                      m_window);
    auto *starter = new PlayStarter(m_services.library.episodes(),
                                    m_services.library.queue(),
                                    m_services.session,
                                    library.episodes(),
                                    m_window.messages());
    connect(m_player, &PlaybackController::startRequested, starter, &PlayStarter::start);
    connect(
        &m_window.playerBar(), &widgets::PlayerBar::startRequested, starter, &PlayStarter::start);
    new StreamStatus(
        m_services.media, m_services.session, m_window.playerBar(), m_window.messages());
}

/// Adds the buttons of the player bar. Each button that changes playback is inserted directly
/// behind the speed, so the sleep timer, which is added first, is the last of them.
void PlaybackFeatures::createPlayerBar(LibraryFeatures &library)
{
    widgets::PlayerBar &bar = m_window.playerBar();
    bar.setChapterNavigator(m_services.navigator);
    bar.addNextToSpeed(new widgets::SleepButton(m_services.sleepTimer, &bar));
    bar.setPreferences(m_services.preferences);
    auto *sound = new widgets::SoundButton(
        m_services.sound, m_services.savedTime, m_services.output.video(), &bar);
    sound->setPreferences(m_services.preferences);
    bar.addNextToSpeed(sound);
    library.bookmarks().addTo(bar);
    library.queue().addTo(bar);
}

void PlaybackFeatures::createDocuments(LibraryFeatures &library)
{
    MessageBar &messages = m_window.messages();
    m_chapters = new ChapterActions(m_services.navigator, m_window);
    new ChapterController(m_services.library.chapters(),
                          m_services.navigator,
                          m_services.session,
                          library.details(),
                          messages);
    new TranscriptController(
        m_services.library.transcripts(), m_services.session, library.details(), messages);
    new DetailsTabController(
        m_services.session, m_services.media, m_services.http, library.details());
}

void PlaybackFeatures::connectSession(LibraryFeatures &library)
{
    PlaybackSession &session = m_services.session;
    connect(&session, &PlaybackSession::currentChanged, this, [this] {
        showEpisode();
        rememberEpisode();
    });
    showEpisode(); // which plays already in a window that replaces another one
    connect(&m_window.playerBar(),
            &widgets::PlayerBar::titleActivated,
            &library.details(),
            [this, &details = library.details()] {
                if (const auto &current = m_services.session.current())
                    details.showEpisode(current->summary.id);
            });
}

void PlaybackFeatures::showEpisode()
{
    const auto &current = m_services.session.current();
    // An invalid id and an empty title if the player is empty.
    m_window.list().model().setCurrent(current ? current->summary.id : EpisodeId{});
    m_window.list().setPlaying(current ? std::optional(current->summary) : std::nullopt);
    m_window.setEpisodeTitle(current ? current->summary.title : QString());
}

void PlaybackFeatures::connectFailures()
{
    MessageBar &messages = m_window.messages();
    PlaybackSession &session = m_services.session;
    connect(&session,
            &PlaybackSession::failed,
            &messages,
            [&messages](EpisodeId, const Error &error) { messages.showError(error); });
    connect(&session, &PlaybackSession::saveFailed, &messages, &MessageBar::showError);
    connect(&m_services.player, &playback::Player::interrupted, &messages, &MessageBar::showError);
    connect(&m_services.journal,
            &listening::PositionJournal::failed,
            &messages,
            &MessageBar::showError);
    connect(
        &m_services.listening, &listening::ListeningLog::failed, &messages, &MessageBar::showError);
}

void PlaybackFeatures::addTo(QMenu &menu)
{
    menu.addActions(m_player->actions());
    m_chapters->addTo(menu);
    m_video->addTo(menu);
}

void PlaybackFeatures::restore()
{
    if (const EpisodeId id{m_services.settings.windowState().mainWindow().playingEpisode};
        id.isValid())
        // Not play(): the program starts silently.
        m_services.session.load(id);
}

void PlaybackFeatures::save()
{
    m_services.session.save();
    rememberEpisode();
    savePlayback(m_services.sound, m_services.savedTime, m_services.settings);
    m_video->close();
}

/// Stores the episode in the player at once and not only on exit, so that the player bar shows it
/// again after a crash.
void PlaybackFeatures::rememberEpisode()
{
    settings::WindowState &state = m_services.settings.windowState();
    settings::MainWindowState window = state.mainWindow();
    const auto &current = m_services.session.current();
    window.playingEpisode = current ? current->summary.id.value : 0;
    state.setMainWindow(window);
}

} // namespace dogear
