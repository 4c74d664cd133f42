// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What the library knows of shows and episodes beyond their feeds: rows, state, filters.
///
/// Threads: values; any thread.

#include <base/error.h>
#include <base/ids.h>
#include <domain/download.h>
#include <domain/episode.h>
#include <domain/podcast.h>

namespace dogear::domain {

/// How a show's last fetch ended.
struct FetchState
{
    std::optional<QDateTime> lastAttempt; ///< UTC
    std::optional<QDateTime> lastSuccess; ///< UTC
    std::optional<Error> lastError;       ///< empty after a success
    QByteArray etag;                      ///< byte-exact; RFC 9110 section 8.8.3
    QByteArray lastModified;              ///< byte-exact; RFC 9110 section 8.8.2
    QByteArray bodyHash;                  ///< of the last body that was read, to compare
    std::optional<QDateTime> lastFull;    ///< UTC; when a whole document was last read
    int parserVersion = 0;                ///< of the parser that read it
    std::optional<QDateTime> notBefore;   ///< UTC; the server wants to be left alone until then
    int failures = 0;                     ///< in a row

    friend bool operator==(const FetchState &, const FetchState &) = default;
};

/// One fetch, for the page on a show's health.
struct FetchRecord
{
    QDateTime at; ///< UTC
    std::optional<Error> error;
    int httpStatus = 0; ///< of the answer; 0: none came, or it was no HTTP
    bool wasModified = false;
    qint64 bytes = 0; ///< of the body
    std::chrono::milliseconds elapsed{};
    QUrl finalUrl;        ///< behind every redirect
    QStringList warnings; ///< what was mended; untranslated

    friend bool operator==(const FetchRecord &, const FetchRecord &) = default;
};

/// What a person makes of a show, whatever its feed says.
struct OwnShow
{
    QString title;           ///< empty: the feed's
    QUrl image;              ///< empty: the feed's
    bool isArchived = false; ///< put away: kept as it is, not refreshed, not in the Inbox

    friend bool operator==(const OwnShow &, const OwnShow &) = default;
};

/// A show that is followed.
struct FollowedPodcast
{
    PodcastId id;
    QUrl url;        ///< what is fetched
    Podcast podcast; ///< as its feed says
    FetchState fetch;
    int episodeCount = 0;
    int unplayedCount = 0;
    QStringList tags; ///< a person's own, in the order that they were given in
    OwnShow own = {};

    /// What it is called here.
    [[nodiscard]] const QString &title() const
    {
        return own.title.isEmpty() ? podcast.title : own.title;
    }
    [[nodiscard]] const QUrl &image() const
    {
        return own.image.isEmpty() ? podcast.image : own.image;
    }

    friend bool operator==(const FollowedPodcast &, const FollowedPodcast &) = default;
};

/// What a listener did to an episode.
struct EpisodeState
{
    bool isPlayed = false;
    bool isFavourite = false;
    std::chrono::milliseconds position{}; ///< where it was left; 0 is the beginning
    std::optional<QDateTime> lastPlayed;  ///< UTC

    [[nodiscard]] bool isStarted() const { return !isPlayed && position.count() > 0; }
    friend bool operator==(const EpisodeState &, const EpisodeState &) = default;
};

/// What a list row shows of an episode; small, so that many can be held.
struct EpisodeSummary
{
    EpisodeId id;
    PodcastId podcastId;
    QString title;
    QString podcastTitle;
    QUrl image; ///< the episode's own, else the show's
    std::optional<QDateTime> published;
    std::optional<std::chrono::milliseconds> duration;
    EpisodeType type = EpisodeType::Full;
    std::optional<int> season;
    std::optional<int> number;
    bool hasEnclosure = false;
    EpisodeState state;
    std::optional<DownloadState> download; ///< never Removed
    MediaPresence presence = MediaPresence::None;

    friend bool operator==(const EpisodeSummary &, const EpisodeSummary &) = default;
};

/// All that is known of one episode.
struct EpisodeDetail
{
    EpisodeSummary summary;
    Episode episode;
    QUrl podcastUrl;
    QString podcastLanguage; ///< as the feed writes it
    bool isRemoved = false;  ///< no longer in its feed

    friend bool operator==(const EpisodeDetail &, const EpisodeDetail &) = default;
};

enum class EpisodeOrder { NewestFirst, OldestFirst, Title, ShortestFirst, LongestFirst };

/// Which episodes, in which order. Every set condition must hold.
struct EpisodeFilter
{
    PodcastId podcast = {}; ///< none: of every show
    std::optional<bool> played;
    std::optional<bool> started; ///< begun and not finished
    std::optional<bool> favourite;
    std::optional<bool> heard;      ///< ever played at all: the history
    std::optional<bool> queued;     ///< true: what plays next, in that order, whatever `order` says
    std::optional<bool> offline;    ///< all of it is on this machine
    std::optional<bool> archived;   ///< of a show that is put away
    QString tag = {};               ///< not empty: of shows that have it
    std::optional<bool> transcript; ///< there is one to read, or to fetch
    std::optional<int> season;      ///< as its feed counts
    /// Has a download. True: those that are not finished in their order, then the others, the one
    /// that was finished last first, whatever `order` says.
    std::optional<bool> download;
    EpisodeOrder order = EpisodeOrder::NewestFirst;
    /// For one show: seasons and numbers come before dates in "oldest" and "newest first".
    bool isSerial = false;
    /// Last heard first, whatever `order` says; for In progress and History.
    bool orderByLastPlayed = false;
    int limit = 0; ///< 0: all
    int offset = 0;

    friend bool operator==(const EpisodeFilter &, const EpisodeFilter &) = default;
};

/// In which order a show is told.
struct ShowOrder
{
    bool isSerial = false; ///< one story, heard from its first episode on (itunes:type)
    QList<int> seasons;    ///< that its episodes are of, the first first

    friend bool operator==(const ShowOrder &, const ShowOrder &) = default;
};

/// Where a search found something.
enum class HitKind { Title, Notes, Chapter, Transcript };

[[nodiscard]] QString toName(HitKind kind); ///< "title", "notes", "chapter", "transcript"

/// Around every match in SearchHit texts; neither occurs in any stored text.
inline constexpr QChar matchBegin{u'\x02'};
inline constexpr QChar matchEnd{u'\x03'};

struct SearchHit
{
    EpisodeSummary episode;
    HitKind kind = HitKind::Notes;
    QString markedTitle; ///< the title with matchBegin/matchEnd around matches
    QString snippet;     ///< one line around the best match, marked in the same way
    std::optional<std::chrono::milliseconds> start; ///< for chapters and transcripts

    friend bool operator==(const SearchHit &, const SearchHit &) = default;
};

struct SearchResults
{
    QList<SearchHit> hits; ///< best first
    bool hasMore = false;  ///< than the limit allows
};

} // namespace dogear::domain
