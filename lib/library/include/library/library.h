// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Creates and connects the use cases of one library, for the window and for dogearctl.
///
/// Only composition roots use this class; other classes take the use cases that they need.
///
/// Threads: GUI thread.
/// Owner:   the composition root; HttpClient and Clock outlive it.

#include <accounts/accounts.h>
#include <base/clock.h>
#include <documents/artwork.h>
#include <documents/chapters.h>
#include <documents/document_collector.h>
#include <documents/transcript_maker.h>
#include <documents/transcripts.h>
#include <downloads/automatic_downloads.h>
#include <downloads/downloads.h>
#include <episodes/episodes.h>
#include <library/discovery.h>
#include <library/lists.h>
#include <listening/bookmarks.h>
#include <listening/queue.h>
#include <listening/show_playbacks.h>
#include <listening/statistics.h>
#include <maintenance/backups.h>
#include <maintenance/library_check.h>
#include <maintenance/search_indexer.h>
#include <settings/data_folders.h>
#include <settings/position_thread.h>
#include <settings/settings.h>
#include <storage/database_thread.h>
#include <subscriptions/feed_reader.h>
#include <subscriptions/feed_refresher.h>
#include <subscriptions/feed_writer.h>
#include <subscriptions/refresh_scheduler.h>
#include <subscriptions/subscriptions.h>

#include <devices/devices.h>
#include <memory>

namespace dogear::library {

/// The use cases that keep a library safe and fast.
struct Maintenance
{
    maintenance::SearchIndexer searchIndexer; ///< inactive until it is started
    maintenance::Backups backups;
    maintenance::LibraryCheck check;
};

/// The use cases that get documents which no user opened yet.
struct DocumentWork
{
    documents::DocumentCollector collector; ///< inactive until it is started
    documents::TranscriptMaker maker;       ///< inactive until it has a command
};

class Library final
{
public:
    /// Without \a secrets, which outlives the library, passwords and keys are held for the session.
    Library(const settings::DataFolders &folders,
            net::HttpClient &http,
            const Clock &clock,
            SecretStore *secrets = nullptr);

    [[nodiscard]] accounts::Accounts &accounts() { return m_accounts; }
    [[nodiscard]] subscriptions::Subscriptions &subscriptions() { return m_subscriptions; }
    [[nodiscard]] subscriptions::FeedRefresher &refresher() { return m_refresher; }
    [[nodiscard]] episodes::Episodes &episodes() { return m_episodes; }
    [[nodiscard]] listening::Queue &queue() { return m_queue; }
    [[nodiscard]] listening::Bookmarks &bookmarks() { return m_bookmarks; }
    /// Inactive until it is started.
    [[nodiscard]] subscriptions::RefreshScheduler &scheduler() { return m_scheduler; }
    [[nodiscard]] documents::Artwork &artwork() { return m_artwork; }
    [[nodiscard]] documents::Chapters &chapters() { return m_chapters; }
    [[nodiscard]] listening::ShowPlaybacks &showPlaybacks() { return m_showPlaybacks; }
    [[nodiscard]] documents::Transcripts &transcripts() { return m_transcripts; }
    [[nodiscard]] Lists &lists() { return m_lists; }
    [[nodiscard]] DocumentWork &documents() { return m_documents; }
    [[nodiscard]] listening::Statistics &statistics() { return m_statistics; }
    [[nodiscard]] downloads::AutomaticDownloads &automaticDownloads()
    {
        return m_automaticDownloads;
    }
    [[nodiscard]] Discovery &discovery() { return m_discovery; }
    [[nodiscard]] Maintenance &maintenance() { return m_maintenance; }
    /// The database, for the use cases that need a player and are created with it.
    [[nodiscard]] storage::DatabaseThread &database() { return m_database; }

    /// Watches for changes by other programs, such as dogearctl; soon after one, views read their
    /// rows again.
    void watchOtherPrograms();

    /// Creates the downloads, which use \a streamer. Both outlive them.
    [[nodiscard]] std::unique_ptr<downloads::Downloads> makeDownloads(stream::Streamer &streamer,
                                                                      const Clock &clock);

private:
    /// Gives sync what the user has.
    friend std::unique_ptr<devices::Devices> makeDevices(Library &library,
                                                         net::ApiClient &client,
                                                         SecretStore *secrets,
                                                         const Clock &clock);

    // In this order: each is destroyed before the members that it uses.
    QString m_databasePath;
    storage::DatabaseThread m_database;
    settings::PositionThread m_positions;
    settings::Settings m_settings;
    accounts::Accounts m_accounts;
    subscriptions::FeedReader m_reader;
    subscriptions::FeedWriter m_writer;
    subscriptions::FeedRefresher m_refresher;
    subscriptions::Subscriptions m_subscriptions;
    subscriptions::RefreshScheduler m_scheduler;
    episodes::Episodes m_episodes;
    devices::SyncedLibrary m_synced; ///< records what the user does, also in dogearctl
    listening::Queue m_queue;
    listening::Bookmarks m_bookmarks;
    documents::Artwork m_artwork;
    documents::ChapterReader m_chapterReader;
    documents::Chapters m_chapters;
    listening::ShowPlaybacks m_showPlaybacks;
    documents::Transcripts m_transcripts;
    DocumentWork m_documents;
    Lists m_lists;
    listening::Statistics m_statistics;
    downloads::AutomaticDownloads m_automaticDownloads;
    Discovery m_discovery;
    Maintenance m_maintenance;
};

/// Creates sync with other devices, which talks to servers through \a client. All arguments outlive
/// it; without \a secrets passwords are held for the session.
[[nodiscard]] std::unique_ptr<devices::Devices> makeDevices(Library &library,
                                                            net::ApiClient &client,
                                                            SecretStore *secrets,
                                                            const Clock &clock);

} // namespace dogear::library
