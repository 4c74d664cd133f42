// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Creates and connects the use cases of one library, for the window and for dogearctl.
///
/// Only composition roots use this class; other classes take the use cases that they need.
///
/// Threads: GUI thread.
/// Owner:   the composition root; HttpClient and Clock outlive it.

#include <base/clock.h>
#include <library/accounts.h>
#include <library/artwork.h>
#include <library/backups.h>
#include <library/bookmarks.h>
#include <library/chapters.h>
#include <library/document_collector.h>
#include <library/downloads.h>
#include <library/episodes.h>
#include <library/feed_reader.h>
#include <library/feed_refresher.h>
#include <library/feed_writer.h>
#include <library/library_check.h>
#include <library/listening_log.h>
#include <library/loudness.h>
#include <library/position_journal.h>
#include <library/queue.h>
#include <library/refresh_scheduler.h>
#include <library/saved_searches.h>
#include <library/search_indexer.h>
#include <library/show_playbacks.h>
#include <library/statistics.h>
#include <library/subscriptions.h>
#include <library/transcript_maker.h>
#include <library/transcripts.h>
#include <settings/data_folders.h>
#include <settings/position_thread.h>
#include <settings/settings.h>
#include <storage/database_thread.h>

#include <memory>

namespace dogear::library {

class Library final
{
public:
    /// Without \a secrets, which outlives the library, passwords are held for the session.
    Library(const settings::DataFolders &folders,
            net::HttpClient &http,
            const Clock &clock,
            SecretStore *secrets = nullptr);

    [[nodiscard]] Accounts &accounts() { return m_accounts; }
    [[nodiscard]] Subscriptions &subscriptions() { return m_subscriptions; }
    [[nodiscard]] FeedRefresher &refresher() { return m_refresher; }
    [[nodiscard]] Episodes &episodes() { return m_episodes; }
    [[nodiscard]] Queue &queue() { return m_queue; }
    [[nodiscard]] Bookmarks &bookmarks() { return m_bookmarks; }
    /// Inactive until it is started.
    [[nodiscard]] RefreshScheduler &scheduler() { return m_scheduler; }
    [[nodiscard]] FeedReader &reader() { return m_reader; }
    [[nodiscard]] Artwork &artwork() { return m_artwork; }
    [[nodiscard]] Chapters &chapters() { return m_chapters; }
    [[nodiscard]] ShowPlaybacks &showPlaybacks() { return m_showPlaybacks; }
    [[nodiscard]] Transcripts &transcripts() { return m_transcripts; }
    [[nodiscard]] SavedSearches &savedSearches() { return m_savedSearches; }
    /// Inactive until it is started.
    [[nodiscard]] DocumentCollector &documents() { return m_documents; }
    /// Inactive until it has a command.
    [[nodiscard]] TranscriptMaker &transcriptMaker() { return m_transcriptMaker; }
    /// Inactive until it is started.
    [[nodiscard]] SearchIndexer &searchIndexer() { return m_searchIndexer; }
    [[nodiscard]] Statistics &statistics() { return m_statistics; }
    [[nodiscard]] Backups &backups() { return m_backups; }
    [[nodiscard]] LibraryCheck &check() { return m_check; }

    /// Watches for changes by other programs, such as dogearctl; soon after one, views read their
    /// rows again.
    void followOtherWriters();

    /// Creates the journal of the positions that the user leaves in \a player. All three outlive
    /// it.
    [[nodiscard]] std::unique_ptr<PositionJournal> makeJournal(playback::Player &player,
                                                               PlaybackSession &session,
                                                               const Clock &clock);
    /// Creates the log of the listening time in \a player. All four outlive it.
    [[nodiscard]] std::unique_ptr<ListeningLog> makeListeningLog(playback::Player &player,
                                                                 playback::SoundControls &sound,
                                                                 playback::SavedTime &savedTime,
                                                                 const Clock &clock);
    /// Creates the measurement of the loudness of episodes in \a player. All four outlive it.
    [[nodiscard]] std::unique_ptr<Loudness> makeLoudness(playback::Player &player,
                                                         playback::SoundControls &sound,
                                                         PlaybackSession &session,
                                                         Loudness::Reader reader);
    /// Creates the downloads, which use \a streamer. Both outlive them.
    [[nodiscard]] std::unique_ptr<Downloads> makeDownloads(stream::Streamer &streamer,
                                                           const Clock &clock);

private:
    // In this order: each is destroyed before the members that it uses.
    QString m_databasePath;
    storage::DatabaseThread m_database;
    settings::PositionThread m_positions;
    settings::Settings m_settings;
    Accounts m_accounts;
    FeedReader m_reader;
    FeedWriter m_writer;
    FeedRefresher m_refresher;
    Subscriptions m_subscriptions;
    RefreshScheduler m_scheduler;
    Episodes m_episodes;
    Queue m_queue;
    Bookmarks m_bookmarks;
    Artwork m_artwork;
    ChapterReader m_chapterReader;
    Chapters m_chapters;
    ShowPlaybacks m_showPlaybacks;
    Transcripts m_transcripts;
    DocumentCollector m_documents;
    TranscriptMaker m_transcriptMaker;
    SavedSearches m_savedSearches;
    SearchIndexer m_searchIndexer;
    Statistics m_statistics;
    Backups m_backups;
    LibraryCheck m_check;
};

} // namespace dogear::library
