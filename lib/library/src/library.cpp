// SPDX-License-Identifier: GPL-3.0-or-later
#include "synced_values.h"

#include <library/directory_choice.h>
#include <library/library.h>
#include <storage/other_writers.h>

using namespace Qt::StringLiterals;

namespace dogear::library {

Library::Library(const settings::DataFolders &folders,
                 net::HttpClient &http,
                 const Clock &clock,
                 SecretStore *secrets)
    : m_databasePath(folders.database)
    , m_database(folders.database)
    , m_positions(folders.positions)
    , m_settings(folders.settings)
    , m_accounts(m_settings, secrets)
    , m_reader(http, m_accounts)
    , m_writer(m_database, m_positions, clock)
    , m_refresher(m_database, m_reader, m_writer, clock)
    , m_subscriptions(m_database, m_reader, m_writer, m_refresher, clock)
    , m_scheduler(m_database, m_subscriptions, m_refresher, clock)
    , m_episodes(m_database, m_positions, clock)
    , m_synced{.recorder = devices::ChangeRecorder(m_database, m_episodes, clock),
               .values = devices::ValueRecorder(m_database, m_synced.lists, clock),
               .library = devices::DeviceLibrary(m_episodes,
                                                 m_subscriptions,
                                                 m_accounts,
                                                 m_synced.recorder)}
    , m_queue(m_database)
    , m_bookmarks(m_database, clock)
    , m_artwork(http, m_accounts, m_database, folders.cache + "/artwork"_L1)
    , m_chapterReader(http, m_accounts, folders.cache + "/chapters"_L1)
    , m_chapters(m_database, m_chapterReader, clock)
    , m_showPlaybacks(m_database)
    , m_transcripts(m_database, http, m_accounts, clock)
    , m_documents{.collector = documents::DocumentCollector(m_database, http, m_accounts, clock),
                  .maker = documents::TranscriptMaker(m_database, clock)}
    , m_lists{.savedSearches = episodes::SavedSearches(m_database),
              .playlists = episodes::Playlists(m_database),
              .sources = listening::PlaySources(m_database, clock),
              .showOutlines = episodes::ShowOutlines(m_database),
              .linkedEpisodes = episodes::LinkedEpisodes(m_database)}
    , m_statistics(m_database, clock)
    , m_automaticDownloads(m_database, clock)
    , m_discovery{.directories =
                      discovery::Directories(http,
                                             clock,
                                             folders.cache + "/directories"_L1,
                                             directoryAddresses(m_settings.directories())),
                  .configurator =
                      DirectoryConfigurator(m_discovery.directories, m_settings, secrets),
                  .players = transfer::PlayerTransfer(m_database, m_positions, clock)}
    , m_maintenance{.searchIndexer = maintenance::SearchIndexer(m_database),
                    .backups = maintenance::Backups(folders, clock),
                    .check = maintenance::LibraryCheck(m_database, folders.database)}
{
    recordChanges(*this, m_synced);
    // The database removes and restores queued episodes together with their show.
    QObject::connect(&m_subscriptions,
                     &subscriptions::Subscriptions::podcastsChanged,
                     &m_queue,
                     [this] { m_queue.load(); });
    QObject::connect(&m_documents.maker,
                     &documents::TranscriptMaker::made,
                     &m_transcripts,
                     &documents::Transcripts::recordMade);
    // An import changes any shows and episodes, so every view reads its rows again.
    QObject::connect(&m_discovery.players,
                     &transfer::PlayerTransfer::changed,
                     &m_subscriptions,
                     &subscriptions::Subscriptions::podcastsChanged);
    // Episodes of a feed may have been queued in another player (storage/waiting_states.h).
    QObject::connect(&m_refresher, &subscriptions::FeedRefresher::finished, &m_queue, [this] {
        m_queue.load();
    });
    // New shows and episodes may name chapters and transcripts.
    const auto lookForDocuments = [this] { m_documents.collector.checkForWork(); };
    QObject::connect(&m_subscriptions,
                     &subscriptions::Subscriptions::podcastsChanged,
                     &m_documents.collector,
                     lookForDocuments);
    QObject::connect(&m_refresher,
                     &subscriptions::FeedRefresher::finished,
                     &m_documents.collector,
                     lookForDocuments);
}

/// It is unknown which rows another program has written, so every view reads its rows again.
void Library::watchOtherPrograms()
{
    storage::watchOtherWriters(m_database, m_databasePath, &m_subscriptions, [this] {
        emit m_subscriptions.podcastsChanged();
        emit m_lists.savedSearches.changed();
        emit m_lists.playlists.changed();
        emit m_lists.sources.chosenChanged();
    });
}

std::unique_ptr<downloads::Downloads> Library::makeDownloads(stream::Streamer &streamer,
                                                             const Clock &clock)
{
    auto downloads = std::make_unique<downloads::Downloads>(
        m_database, streamer, m_accounts, m_automaticDownloads, clock);
    downloads::Downloads *made = downloads.get();
    QObject::connect(&m_refresher,
                     &subscriptions::FeedRefresher::podcastRefreshed,
                     made,
                     [this](PodcastId podcast, int newEpisodes) {
                         if (newEpisodes > 0)
                             m_automaticDownloads.addNewEpisodes(podcast);
                     });
    // The database removes and restores downloads together with their show.
    QObject::connect(&m_subscriptions,
                     &subscriptions::Subscriptions::podcastsChanged,
                     made,
                     &downloads::Downloads::reload);
    // A played episode may now be removed by the rules.
    QObject::connect(&m_episodes,
                     &episodes::Episodes::episodeChanged,
                     made,
                     [made](const domain::EpisodeSummary &episode) {
                         if (episode.state.isPlayed)
                             made->reload();
                     });
    // The same for many episodes, for which episodeChanged is not emitted.
    QObject::connect(
        &m_episodes, &episodes::Episodes::episodesMarked, made, &downloads::Downloads::reload);
    // A new file may need a transcript.
    QObject::connect(made,
                     &downloads::DownloadList::finished,
                     &m_documents.maker,
                     &documents::TranscriptMaker::checkForWork);
    return downloads;
}

std::unique_ptr<devices::Devices> makeDevices(Library &library,
                                              net::ApiClient &client,
                                              SecretStore *secrets,
                                              const Clock &clock)
{
    auto made = std::make_unique<devices::Devices>(
        library.m_database, library.m_synced, client, secrets, clock);
    QObject::connect(
        &made->runner(),
        &devices::SyncRunner::libraryChanged,
        &library.queue(),
        [&library](const QSet<domain::SyncFieldKind> &kinds) { reloadValues(library, kinds); });
    return made;
}

} // namespace dogear::library
