// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The composition root of the window: builds every part, in order, and starts it.
///
/// Never passed to anybody: each part gets the collaborators that it needs.
///
/// Threads: GUI thread.

#include "flows/document_flow.h"
#include "flows/download_settings_flow.h"
#include "main_window.h"
#include "queue_neighbours.h"

#include <base/clock.h>
#include <desktop/mpris_service.h>
#include <desktop/screen_guard.h>
#include <desktop/sleep_guard.h>
#include <library/automatic_backups.h>
#include <library/continuation.h>
#include <library/episode_media.h>
#include <library/library.h>
#include <library/playback_preferences.h>
#include <library/playback_session.h>
#include <library/restore.h>
#include <net/network_http_client.h>
#include <net/network_status.h>
#include <playback/chapter_track.h>
#include <playback/episode_bounds.h>
#include <playback/late_audio_output.h>
#include <playback/player.h>
#include <playback/sleep_timer.h>
#include <settings/data_folders.h>
#include <settings/settings.h>

#include <QStringList>

#include <keychain/keychain_store.h>
#include <memory>
#include <stream/streamer.h>

namespace dogear {

struct ApplicationOptions
{
    QString dataDir;          ///< empty: the folders of the desktop
    QStringList inputs;       ///< addresses and files to follow
    QString workingDirectory; ///< relative files are meant from here
};

class Application final
{
public:
    /// Finishes a restore first, if one was begun.
    /// \return or FileUnwritable if there is no place for the library, DatabaseBusy if it is to be
    ///   replaced while another program has it open
    [[nodiscard]] static Result<std::unique_ptr<Application>> create(
        const ApplicationOptions &options);
    ~Application();
    Application(const Application &) = delete;
    Application &operator=(const Application &) = delete;

    /// Shows the window as it was left, then opens what was given on the command line.
    void start();

    [[nodiscard]] MainWindow &window() { return m_window; }
    /// Whether the window was closed for another Application to open what was restored.
    [[nodiscard]] bool wantsRestart() const { return m_wantsRestart; }

private:
    Application(const ApplicationOptions &options,
                const settings::DataFolders &folders,
                const std::optional<library::Restored> &restored);
    void startSound();
    void startDownloads();
    void startDocuments();
    void startBackups();
    void joinDesktop();

    ApplicationOptions m_options;
    std::optional<library::Restored> m_restored;
    bool m_wantsRestart = false;
    // In order: each is destroyed before what it uses.
    settings::Settings m_settings;
    SystemClock m_clock;
    net::NetworkHttpClient m_http;
    keychain::KeychainStore m_secrets;
    library::Library m_library;
    playback::LateAudioOutput m_output;
    playback::Player m_player;
    playback::EpisodeBounds m_bounds;
    playback::ChapterTrack m_track;
    playback::SleepTimer m_sleepTimer;
    stream::Streamer m_streamer;
    std::unique_ptr<library::Downloads> m_downloads;
    library::EpisodeMedia m_media;
    std::unique_ptr<library::ListeningLog> m_listening; ///< hears what the session says at last
    library::PlaybackSession m_session;
    net::NetworkStatus m_network;
    DownloadSettingsFlow m_downloadSettings;
    DocumentFlow m_documents;
    library::PlaybackPreferences m_preferences;
    library::Continuation m_continuation;
    std::unique_ptr<library::PositionJournal> m_journal;
    std::unique_ptr<library::Loudness> m_loudness;
    library::AutomaticBackups m_dailyBackups;
    MainWindow m_window;
    QueueNeighbours m_neighbours;
    std::unique_ptr<desktop::MprisService> m_mpris;
    std::unique_ptr<desktop::SleepGuard> m_sleepGuard;
    std::unique_ptr<desktop::ScreenGuard> m_screenGuard;
};

} // namespace dogear
