// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads and writes the settings that Dogear keeps between starts.
///
/// Each group of the settings file has a struct, whose initial values are the defaults.
///
/// Threads: GUI thread.
/// Tests:   tests/unit/settings/tst_settings.cpp

#include <settings/desktop_settings.h>
#include <settings/window_state.h>

#include <QList>
#include <QSettings>
#include <QString>
#include <QTime>
#include <QUrl>

#include <chrono>

namespace dogear::settings {

/// Selects the episode that plays when one ends.
enum class AfterEpisode {
    Queue,         ///< the first of Up next; playback stops when the queue is empty
    QueueThenShow, ///< when the queue is empty, the next unplayed episode of the same show
    Stop,          ///< none
};

struct PlaybackSettings
{
    double speed = 1.0;      ///< 0.5 to 3
    int volumePercent = 100; ///< 0 to 200
    bool isMuted = false;
    std::chrono::milliseconds skipBack{15'000};
    std::chrono::milliseconds skipForward{30'000};
    bool rewindsAfterPauses = true; ///< playback/rewind.h
    AfterEpisode afterEpisode = AfterEpisode::Queue;
    bool trimsSilence = false; ///< speech/speech_settings.h
    bool levelsLoudness = true;
    bool isMono = false;
    double balance = 0;                    ///< -1 to 1
    std::chrono::milliseconds savedTime{}; ///< total time saved by skipping pauses in speech
    /// An episode that is left with at most this time to go counts as played
    /// (playback/listening.h); 0 to 300 s.
    std::chrono::milliseconds playedWithin{30'000};

    friend bool operator==(const PlaybackSettings &, const PlaybackSettings &) = default;
};

struct StartSettings
{
    /// True once Dogear followed the shows of the first start, which it does only once.
    bool followedFirstShows = false;
    /// True once Dogear said, when its window was closed, that it goes on in the tray.
    bool saidThatTrayKeepsIt = false;
    QString version = {}; ///< of the Dogear that was started last; empty: none or an early one

    friend bool operator==(const StartSettings &, const StartSettings &) = default;
};

/// Feeds with a password in the keychain. For all other feeds the keychain is not opened.
struct AccountSettings
{
    QList<QUrl> feeds; ///< without credentials

    friend bool operator==(const AccountSettings &, const AccountSettings &) = default;
};

/// Selects when shows are refreshed in the background.
enum class RefreshMode {
    Automatic,  ///< each show at its own interval
    EveryHours, ///< all shows at the interval RefreshSettings::hours
    Manual,     ///< never; only when the user refreshes
};

struct RefreshSettings
{
    RefreshMode mode = RefreshMode::Automatic;
    int hours = 4;        ///< interval of EveryHours; 1 to 168
    int maxPerHost = 2;   ///< concurrent fetches from one host; 1 to 8
    int maxInFlight = 16; ///< concurrent fetches in total; 1 to 64

    friend bool operator==(const RefreshSettings &, const RefreshSettings &) = default;
};

/// Limits of downloads, and rules that remove downloads automatically.
struct DownloadSettings
{
    QString folder;         ///< absolute; empty: DataFolders::downloads
    int maxConcurrent = 2;  ///< concurrent downloads; 1 to 3
    int limitKilobytes = 0; ///< speed limit of all downloads together, in 1,000 bytes/s; 0: none
    bool isTimed = false;   ///< download only between `from` and `to`, local time
    QTime from{1, 0};
    QTime to{6, 0}; ///< earlier than `from`: on the next day; equal to `from`: all day
    bool allowsMetered = false;
    int keepFreeMegabytes = 1000;   ///< free disk space to keep, in 1,000,000 bytes; 0: none
    bool removesPlayed = false;     ///< removes played episodes after removesPlayedAfterDays
    int removesPlayedAfterDays = 1; ///< 0 to 365; 0: immediately
    int removesOlderThanDays = 0;   ///< counted from the download; up to 3650; 0: never
    int keepsNewest = 0;            ///< downloads to keep per show; up to 1000; 0: all
    int totalMegabytes = 0;         ///< limit of all downloads, in 1,000,000 bytes; 0: none
    bool protectsFavourites = true; ///< these rules never remove favourites

    friend bool operator==(const DownloadSettings &, const DownloadSettings &) = default;
};

/// Chapters and transcripts.
struct DocumentSettings
{
    bool readsAll = false; ///< fetch them for unopened episodes, too, so that a search finds them
    QString command;       ///< makes transcripts (documents/transcript_maker.h); empty: none

    friend bool operator==(const DocumentSettings &, const DocumentSettings &) = default;
};

/// Cache of streamed media.
struct CacheSettings
{
    int megabytes = 2000;       ///< in 1,000,000 bytes; 0: only the playing episode
    int readAheadSeconds = 300; ///< playing time that is fetched in advance; 30 to 3600

    friend bool operator==(const CacheSettings &, const CacheSettings &) = default;
};

/// Directories of podcasts, which searches for shows and charts ask.
struct DirectorySettings
{
    QString country =
        {}; ///< of charts and searches, two letters in lower case; empty: the system's
    bool asksFyyd = true; ///< whether searches ask fyyd
    /// The key of Podcast Index is in the keychain. Otherwise the keychain is not opened for it.
    bool hasPodcastIndexKey = false;
    // Servers, http or https; no dialog edits them. Empty: discovery::DirectoryAddresses.
    QUrl apple = {};
    QUrl appleCharts = {};
    QUrl podcastIndex = {};
    QUrl fyyd = {};

    friend bool operator==(const DirectorySettings &, const DirectorySettings &) = default;
};

/// The settings file. A value outside its range is read as the nearest value inside.
class Settings final
{
public:
    explicit Settings(const QString &path);

    [[nodiscard]] PlaybackSettings playback() const;
    void setPlayback(const PlaybackSettings &playback);
    [[nodiscard]] StartSettings start() const;
    void setStart(const StartSettings &start);
    [[nodiscard]] AccountSettings accounts() const;
    void setAccounts(const AccountSettings &accounts);
    [[nodiscard]] RefreshSettings refresh() const;
    void setRefresh(const RefreshSettings &refresh);
    [[nodiscard]] DownloadSettings downloads() const;
    void setDownloads(const DownloadSettings &downloads);
    [[nodiscard]] CacheSettings cache() const;
    void setCache(const CacheSettings &cache);
    [[nodiscard]] DocumentSettings documents() const;
    void setDocuments(const DocumentSettings &documents);
    [[nodiscard]] DirectorySettings directories() const;
    void setDirectories(const DirectorySettings &directories);

    /// Appearance, notifications, tray, network, privacy and shortcuts.
    [[nodiscard]] DesktopSettings &desktop() { return m_desktop; }
    [[nodiscard]] const DesktopSettings &desktop() const { return m_desktop; }

    /// What the window restores at the next start, which no user edits.
    [[nodiscard]] WindowState &windowState() { return m_windowState; }
    [[nodiscard]] const WindowState &windowState() const { return m_windowState; }

private:
    QSettings m_ini;
    DesktopSettings m_desktop{m_ini};
    WindowState m_windowState{m_ini};
};

} // namespace dogear::settings
