// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Owns all parts that work without a window: settings, network, library and player.
///
/// Only the composition roots (Application, Features and its parts) refer to this class; a
/// controller gets the few members that it needs.
///
/// Threads: GUI thread.
/// Owner:   Application.
/// Tests:   tests/gui/tst_main_window.cpp

#include <base/clock.h>
#include <library/library.h>
#include <library/networking.h>
#include <library/synced_player.h>
#include <listening/auto_advance.h>
#include <listening/fallback_source.h>
#include <listening/listening_log.h>
#include <listening/loudness.h>
#include <listening/media_source_resolver.h>
#include <listening/playback_preferences.h>
#include <listening/playback_session.h>
#include <listening/position_journal.h>
#include <maintenance/automatic_backups.h>
#include <net/network_api_client.h>
#include <net/network_http_client.h>
#include <net/network_status.h>
#include <playback/chapter_navigator.h>
#include <playback/intro_outro_skipper.h>
#include <playback/lazy_audio_output.h>
#include <playback/player.h>
#include <playback/saved_time.h>
#include <playback/sleep_timer.h>
#include <playback/sound_controls.h>
#include <settings/data_folders.h>
#include <settings/settings.h>

#include <keychain/keychain_store.h>
#include <memory>
#include <stream/streamer.h>

namespace dogear {

struct Services
{
    explicit Services(const settings::DataFolders &dataFolders);
    ~Services();
    Services(const Services &) = delete;
    Services &operator=(const Services &) = delete;

    /// Applies the settings of the player and reads Up next and the position journal. Call it
    /// before the episode of the last session is loaded.
    void startPlayback();
    /// Starts refreshing shows and indexing texts. Call it after the window is shown.
    void startLibrary();

    // Members are destroyed in reverse order, so each is declared after the members that it uses.
    settings::DataFolders folders;
    settings::Settings settings;
    SystemClock clock;
    keychain::KeychainStore secrets;
    library::Networking networking;
    net::NetworkHttpClient http;
    net::NetworkApiClient api;
    net::NetworkStatus network;
    library::Library library;
    std::unique_ptr<devices::Devices> devices;
    playback::LazyAudioOutput output;
    playback::SoundControls sound;
    playback::SavedTime savedTime;
    playback::Player player;
    playback::IntroOutroSkipper introOutro;
    playback::ChapterNavigator navigator;
    playback::SleepTimer sleepTimer;
    stream::Streamer streamer;
    std::unique_ptr<downloads::Downloads> downloads;
    listening::MediaSourceResolver media;
    /// Outlives the session, whose destructor saves and emits the last signals.
    listening::ListeningLog listening;
    listening::PlaybackSession session;
    library::SyncedPlayer syncedPlayer;
    listening::PlaybackPreferences preferences;
    listening::FallbackSource fallback;
    listening::AutoAdvance autoAdvance;
    listening::PositionJournal journal;
    listening::Loudness loudness;
    maintenance::AutomaticBackups dailyBackups;

private:
    void connectPlayback();
    void connectFallback();
};

} // namespace dogear
