// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What Dogear remembers between starts, one struct per group with its defaults.
///
/// Threads: GUI thread.
/// Tests:   tests/unit/settings/tst_settings.cpp

#include <QByteArray>
#include <QList>
#include <QSettings>
#include <QString>
#include <QTime>
#include <QUrl>

#include <chrono>

namespace dogear::settings {

/// What plays when an episode ends.
enum class AfterEpisode {
    Queue,         ///< what is up next; nothing once that is empty
    QueueThenShow, ///< then the next unplayed episode of the same show
    Stop,          ///< nothing
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
    bool trimsSilence = false; ///< speech/speech_shape.h
    bool levelsLoudness = true;
    bool isMono = false;
    double balance = 0;                    ///< -1 to 1
    std::chrono::milliseconds savedTime{}; ///< by pauses left out, ever
    /// Who leaves an episode with so much to go has played it (playback/listening.h); 0 to 300 s.
    std::chrono::milliseconds playedWithin{30'000};

    friend bool operator==(const PlaybackSettings &, const PlaybackSettings &) = default;
};

struct WindowSettings
{
    QByteArray geometry;       ///< QWidget::saveGeometry
    QByteArray splitterState;  ///< QSplitter::saveState
    QString place;             ///< the selected view or show, as the sidebar names it
    qint64 episode = 0;        ///< the selected episode's id; 0 is none
    qint64 playingEpisode = 0; ///< what the player bar showed; 0 is none

    friend bool operator==(const WindowSettings &, const WindowSettings &) = default;
};

/// What the window looks like and which keys it takes.
struct InterfaceSettings
{
    int textPercent = 100;      ///< size of notes and transcripts, of the system's font; 70 to 250
    bool usesLetterKeys = true; ///< N, S, [ and others act anywhere in the window

    friend bool operator==(const InterfaceSettings &, const InterfaceSettings &) = default;
};

/// The window that shows videos.
struct VideoSettings
{
    QByteArray geometry;     ///< QWidget::saveGeometry
    bool isDetached = false; ///< videos are shown in it, not beside the notes

    friend bool operator==(const VideoSettings &, const VideoSettings &) = default;
};

struct StartSettings
{
    /// Whether the shows of the first start were already followed; they are offered only once.
    bool followedFirstShows = false;

    friend bool operator==(const StartSettings &, const StartSettings &) = default;
};

/// Which feeds have a password in the keychain, so that it is asked for no other.
struct AccountSettings
{
    QList<QUrl> feeds; ///< without credentials

    friend bool operator==(const AccountSettings &, const AccountSettings &) = default;
};

/// When shows are asked for news without anybody wanting it now.
enum class RefreshMode {
    Automatic,  ///< each at its own pace
    EveryHours, ///< all at the same
    ByHand,     ///< never
};

struct RefreshSettings
{
    RefreshMode mode = RefreshMode::Automatic;
    int hours = 4;        ///< of EveryHours; 1 to 168
    int maxPerHost = 2;   ///< feeds of one host fetched at the same time; 1 to 8
    int maxInFlight = 16; ///< feeds fetched at the same time in all; 1 to 64

    friend bool operator==(const RefreshSettings &, const RefreshSettings &) = default;
};

/// How episodes are downloaded, and which downloads are taken away again without being asked for.
struct DownloadSettings
{
    QString folder;         ///< absolute; empty: DataFolders::downloads
    int atOnce = 2;         ///< episodes fetched at the same time; 1 to 3
    int limitKilobytes = 0; ///< a second, of all downloads together, 1,000 bytes each; 0: none
    bool isTimed = false;   ///< only between `from` and `to`, local time
    QTime from{1, 0};
    QTime to{6, 0}; ///< before `from`: over midnight; the same: all day
    bool onMetered = false;
    int keepFreeMegabytes = 1000;   ///< of the disk, 1,000,000 bytes each; 0: may fill up
    bool removesPlayed = false;     ///< removesPlayedAfterDays after they were
    int removesPlayedAfterDays = 1; ///< 0 to 365; 0: at once
    int removesOlderThanDays = 0;   ///< since the download; up to 3650; 0: never
    int keepsNewest = 0;            ///< of a show; up to 1000; 0: all
    int totalMegabytes = 0;         ///< of all downloads, 1,000,000 bytes each; 0: no limit
    bool protectsFavourites = true;

    friend bool operator==(const DownloadSettings &, const DownloadSettings &) = default;
};

/// Chapters and transcripts.
struct DocumentSettings
{
    bool readsAll = false; ///< also of episodes that nobody opened, so that they are found
    QString command;       ///< makes transcripts (library/transcript_maker.h); empty: nothing does

    friend bool operator==(const DocumentSettings &, const DocumentSettings &) = default;
};

/// What is kept of what was streamed.
struct CacheSettings
{
    int megabytes = 2000;       ///< 1,000,000 bytes each; 0: only what plays
    int readAheadSeconds = 300; ///< of playing, fetched before they are heard; 30 to 3600

    friend bool operator==(const CacheSettings &, const CacheSettings &) = default;
};

/// The settings file. Values out of range are read as the nearest in range.
class Settings final
{
public:
    explicit Settings(const QString &path);

    [[nodiscard]] PlaybackSettings playback() const;
    void setPlayback(const PlaybackSettings &playback);
    [[nodiscard]] WindowSettings window() const;
    void setWindow(const WindowSettings &window);

    [[nodiscard]] InterfaceSettings interface() const;
    void setInterface(const InterfaceSettings &interface);

    /// How the list was at \a place; both as the list names them. Nothing: as it is at first.
    [[nodiscard]] QString view(const QString &place) const;
    void setView(const QString &place, const QString &view);
    /// Where the dialog \a name was and how large (QWidget::saveGeometry); nothing at first.
    [[nodiscard]] QByteArray dialogGeometry(const QString &name) const;
    void setDialogGeometry(const QString &name, const QByteArray &geometry);
    [[nodiscard]] VideoSettings video() const;
    void setVideo(const VideoSettings &video);
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

private:
    QSettings m_ini;
};

} // namespace dogear::settings
