// SPDX-License-Identifier: GPL-3.0-or-later
#include "services.h"

#include "first_start.h"
#include "playback_memory.h"
#include "start/sound_module.h"
#include "version.h"

#include <subscriptions/previews.h>

using namespace Qt::StringLiterals;

namespace dogear {

using listening::PlaybackSession;

Services::Services(const settings::DataFolders &dataFolders)
    : folders(dataFolders)
    , settings(folders.settings)
    , secrets(u"dogear"_s)
    , networking(folders, clock, &secrets)
    , http(userAgent(), networking.connections())
    , api(userAgent(), networking.connections())
    , library(folders, http, clock, &secrets)
    , devices(library::makeDevices(library, api, &secrets, clock))
    , output(makeSoundDevice)
    , savedTime(output)
    , player(output, sound, clock)
    , introOutro(player)
    , navigator(player)
    , sleepTimer(player, sound, introOutro, navigator, clock)
    , streamer(folders.media, userAgent(), {}, networking.connections())
    , downloads(library.makeDownloads(streamer, clock))
    , media(library.accounts(), streamer, player, sound)
    , listening(player, sound, savedTime, library.database(), clock)
    , session(player, library.episodes(), library.accounts())
    , syncedPlayer(session, *devices)
    , preferences(sound, session, library.showPlaybacks(), introOutro, settings)
    , fallback(library.lists().sources)
    , autoAdvance(session, library.queue(), library.episodes())
    , journal(player, session, library.database(), clock)
    , loudness(player, sound, session, library.database(), readLoudness)
    , dailyBackups(library.maintenance().backups, folders.database, clock)
{
    connectPlayback();
    connectFallback();
}

Services::~Services() = default;

void Services::connectPlayback()
{
    // Setters, because the session and the media also work without these parts, as in some tests.
    session.setMedia(media);
    session.setChapters(library.chapters());
    session.setShows(library.showPlaybacks(), introOutro);
    media.setDownloads(*downloads);
    listening.follow(session);
    QObject::connect(&library.refresher(),
                     &subscriptions::FeedRefresher::podcastRefreshed,
                     &session,
                     &PlaybackSession::followChanges);
    // Otherwise playing a paused episode would replace the position that was imported.
    QObject::connect(&library.discovery().players,
                     &transfer::PlayerTransfer::changed,
                     &session,
                     &PlaybackSession::reloadPosition);
    QObject::connect(&sleepTimer,
                     &playback::SleepTimer::expiredAtEnd,
                     &autoAdvance,
                     &listening::AutoAdvance::stopAfterCurrent);
    QObject::connect(&session, &PlaybackSession::currentChanged, downloads.get(), [this] {
        const auto &current = session.current();
        const EpisodeId id = current ? current->summary.id : EpisodeId();
        // No rule of the downloads may delete the file that is being played.
        downloads->setCurrent(id);
        library.subscriptions().previews().setCurrent(id);
    });
    QObject::connect(&network, &net::NetworkStatus::changed, &media, [this] {
        // Pauses between attempts grow with each failure (stream/fetcher.h); a new network ends
        // the present one.
        if (network.isOnline())
            media.retryNow();
    });
}

/// Whatever changes the episodes of a list or a station may change what comes next.
void Services::connectFallback()
{
    using listening::FallbackSource;
    autoAdvance.setFallback(fallback);
    library::Lists &lists = library.lists();
    QObject::connect(
        &lists.playlists, &episodes::Playlists::changed, &fallback, &FallbackSource::update);
    QObject::connect(&lists.savedSearches,
                     &episodes::SavedSearches::changed,
                     &fallback,
                     &FallbackSource::update);
    QObject::connect(&library.subscriptions(),
                     &subscriptions::Subscriptions::podcastsChanged,
                     &fallback,
                     &FallbackSource::update);
    QObject::connect(&library.refresher(),
                     &subscriptions::FeedRefresher::podcastRefreshed,
                     &fallback,
                     &FallbackSource::update);
    QObject::connect(&library.episodes(),
                     &episodes::Episodes::episodesMarked,
                     &fallback,
                     &FallbackSource::update);
    // Only a changed state matters; the position of the episode in the player changes all the time.
    QObject::connect(&library.episodes(),
                     &episodes::Episodes::episodeChanged,
                     &fallback,
                     [this](const domain::EpisodeSummary &episode) {
                         if (!session.isCurrent(episode.id) || episode.state.isPlayed)
                             fallback.update();
                     });
}

void Services::startPlayback()
{
    restorePlayback(settings, sound, savedTime);
    const settings::PlaybackSettings chosen = settings.playback();
    player.rewindLimits().setEnabled(chosen.rewindsAfterPauses);
    autoAdvance.setAfterEpisode(chosen.afterEpisode);
    session.setPlayedWithin(chosen.playedWithin);
    library.queue().load();
    fallback.update();
    journal.load();
}

void Services::startLibrary()
{
    // The limits apply to refreshes that begin later, so they are set before the scheduler starts.
    const settings::RefreshSettings refresh = settings.refresh();
    library.refresher().setLimits({.perHost = refresh.maxPerHost, .inTotal = refresh.maxInFlight});
    library.scheduler().start(refresh);
    library.maintenance().searchIndexer.start();
    library.subscriptions().previews().start();
    // dogearctl may write to the library while the window is open.
    library.watchOtherPrograms();
    followFirstShows(library.subscriptions(), library.refresher(), settings);
}

} // namespace dogear
