// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Data that the library adds to shows and episodes: list rows, states, filters, hits.
///
/// Threads: values; any thread.

#include <base/error.h>
#include <base/ids.h>
#include <domain/download.h>
#include <domain/episode.h>
#include <domain/podcast.h>

namespace dogear::domain {

/// Result of the last fetch of a show's feed, and the validators for the next one.
struct FetchState
{
    std::optional<QDateTime> lastAttempt; ///< UTC
    std::optional<QDateTime> lastSuccess; ///< UTC
    std::optional<Error> lastError;       ///< empty after a success
    QByteArray etag;                      ///< byte-exact; RFC 9110 section 8.8.3
    QByteArray lastModified;              ///< byte-exact; RFC 9110 section 8.8.2
    QByteArray bodyHash;                  ///< of the last parsed body, to detect changes
    std::optional<QDateTime> lastFull;    ///< UTC; time of the last read of a whole document
    int parserVersion = 0;                ///< of the parser that read that document
    std::optional<QDateTime> notBefore;   ///< UTC; the server asked for no request before this
    int failures = 0;                     ///< consecutive

    friend bool operator==(const FetchState &, const FetchState &) = default;
};

/// Log entry of one fetch, for the page about the health of a show's feed.
struct FetchRecord
{
    QDateTime at; ///< UTC
    std::optional<Error> error;
    int httpStatus = 0; ///< of the response; 0: no response, or not HTTP
    bool wasModified = false;
    qint64 bytes = 0; ///< size of the body
    std::chrono::milliseconds elapsed{};
    QUrl finalUrl;        ///< after all redirects
    QStringList warnings; ///< repairs of the document; untranslated

    friend bool operator==(const FetchRecord &, const FetchRecord &) = default;
};

/// The user's own settings for a show, which override its feed.
struct ShowOverrides
{
    QString title;           ///< empty: the feed's
    QUrl image;              ///< empty: the feed's
    bool isArchived = false; ///< kept unchanged: not refreshed, and not in the Inbox
    bool isQuiet = false;    ///< new episodes are not announced by the desktop

    friend bool operator==(const ShowOverrides &, const ShowOverrides &) = default;
};

/// A show that the user follows, or looks at before following it (a preview).
struct FollowedPodcast
{
    PodcastId id;
    QUrl url;        ///< the address that is fetched
    Podcast podcast; ///< as its feed describes it
    FetchState fetch;
    int episodeCount = 0;
    int unplayedCount = 0;
    QStringList tags; ///< the user's, in the order of their addition
    ShowOverrides overrides = {};
    /// UTC; last use of a preview. Empty: the show is followed.
    std::optional<QDateTime> previewedAt = {};

    [[nodiscard]] bool isPreview() const { return previewedAt.has_value(); }
    /// The displayed title: the user's own, else the feed's.
    [[nodiscard]] const QString &title() const
    {
        return overrides.title.isEmpty() ? podcast.title : overrides.title;
    }
    [[nodiscard]] const QUrl &image() const
    {
        return overrides.image.isEmpty() ? podcast.image : overrides.image;
    }

    friend bool operator==(const FollowedPodcast &, const FollowedPodcast &) = default;
};

/// The user's state of an episode.
struct EpisodeState
{
    bool isPlayed = false;
    bool isFavourite = false;
    std::chrono::milliseconds position{}; ///< where playback continues; 0 is the beginning
    std::optional<QDateTime> lastPlayed;  ///< UTC

    [[nodiscard]] bool isStarted() const { return !isPlayed && position.count() > 0; }
    friend bool operator==(const EpisodeState &, const EpisodeState &) = default;
};

/// Data of an episode for a list row; small, so that many fit into memory.
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

/// All stored data of one episode.
struct EpisodeDetail
{
    EpisodeSummary summary;
    Episode episode;
    QUrl podcastUrl;
    QString podcastLanguage; ///< as the feed writes it
    bool isRemoved = false;  ///< the feed no longer contains it

    friend bool operator==(const EpisodeDetail &, const EpisodeDetail &) = default;
};

enum class EpisodeOrder { NewestFirst, OldestFirst, Title, ShortestFirst, LongestFirst };

/// Selects and orders episodes. All set conditions must hold.
///
/// Episodes of previews are selected only by `podcast`, `queued`, `list` and `download`: there the
/// user asked for them.
struct EpisodeFilter
{
    PodcastId podcast = {}; ///< none: all shows that are followed
    std::optional<bool> played;
    std::optional<bool> started; ///< in progress: has a position and is not played
    std::optional<bool> favourite;
    std::optional<bool> heard;    ///< played at least partly at any time: the history
    std::optional<bool> queued;   ///< true: episodes of Up next in queue order, ignoring `order`
    std::optional<bool> offline;  ///< the whole media file is on this machine
    std::optional<bool> archived; ///< the show is archived
    QString tag = {};             ///< not empty: only shows with this tag
    PlaylistId list = {}; ///< valid: episodes that the list shows, in its order, ignoring `order`
    std::optional<bool> transcript; ///< a transcript is stored or linked
    std::optional<int> season;      ///< season number in the feed
    /// Has a download. True: unfinished downloads in download order, then finished ones with the
    /// latest first, ignoring `order`.
    std::optional<bool> download;
    EpisodeOrder order = EpisodeOrder::NewestFirst;
    /// For one show: OldestFirst and NewestFirst sort by season and number before the date.
    bool isSerial = false;
    /// Last played first, ignoring `order`; for In progress and History.
    bool orderByLastPlayed = false;
    int limit = 0; ///< 0: all
    int offset = 0;

    friend bool operator==(const EpisodeFilter &, const EpisodeFilter &) = default;
};

/// The order of a show's episodes.
struct ShowOrder
{
    bool isSerial = false; ///< one story, played from its first episode on (itunes:type)
    QList<int> seasons;    ///< season numbers of its episodes, ascending

    friend bool operator==(const ShowOrder &, const ShowOrder &) = default;
};

} // namespace dogear::domain
