// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Rules for downloads: when they may run, when a failed one is retried, which episodes are
///        downloaded automatically and which files are removed.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/downloads/tst_download_rules.cpp

#include <base/error.h>
#include <base/ids.h>
#include <domain/download.h>
#include <settings/settings.h>

#include <QDateTime>
#include <QList>

#include <chrono>
#include <optional>

namespace dogear::downloads {

/// The reason why waiting downloads do not run.
enum class BlockReason { None, PausedByUser, OutsideHours, MeteredNetwork, Offline, LowSpace };

struct DownloadConditions
{
    QDateTime localTime; ///< in the time zone in which the hours were set
    bool isOnline = true;
    bool isMetered = false;
    std::optional<qint64> freeBytes; ///< on the disk of the downloads; unknown counts as enough
    bool isPausedByUser = false;
};

struct DownloadPermission
{
    /// If several reasons apply, the one the user can fix most easily: paused, space, network,
    /// hours.
    BlockReason blockReason = BlockReason::None;
    /// Time of the next check without a notification of a change: the hours begin or end then, or
    /// other programs may have filled or emptied the disk. In the zone of `localTime`.
    std::optional<QDateTime> until;

    friend bool operator==(const DownloadPermission &, const DownloadPermission &) = default;
};

/// Interval of checks of the free space; no system reports its changes.
inline constexpr std::chrono::minutes freeSpaceInterval{1};

[[nodiscard]] DownloadPermission mayDownload(const settings::DownloadSettings &settings,
                                             const DownloadConditions &conditions);

/// The time of the next automatic retry of a download that failed \a failures times in a row;
/// nullopt if only the user can start it again.
///
/// A server that did not answer is asked again after a quarter of an hour, then at growing
/// intervals for a week; a server that refused the file, or sent something else, a few times within
/// about four days. The pause that the server demands (Retry-After) is always kept.
[[nodiscard]] std::optional<QDateTime> nextTry(const Error &error,
                                               int failures,
                                               const QDateTime &now);

/// A finished download: a plain file in the user's folder.
struct FinishedDownload
{
    EpisodeId id;
    PodcastId podcast;
    QDateTime finished;                 ///< UTC
    std::optional<QDateTime> published; ///< UTC
    bool isPlayed = false;
    std::optional<QDateTime> playedAt; ///< UTC; last time it was played
    bool isFavourite = false;
    bool isCurrent = false; ///< in the player
    bool isQueued = false;
    bool isAutomatic = false;
    qint64 size = 0; ///< bytes
};

/// Minimum time for which a manual download is kept although its episode was played before: the
/// user did not want it to disappear a minute after downloading it.
inline constexpr std::chrono::hours minKeepTime{24};

/// Selects the files to remove, in the order of removal.
///
/// The episode in the player and those in Up next stay, and favourites if \a settings protect them;
/// they still count towards the limits. Each rule works on its own:
///
/// - Played: removes files a number of days after the episode was played. A manual download of an
///   episode that was already played is wanted for another purpose, and stays until it is played
///   again. If the time of playing is unknown (marked by hand), the file is not removed sooner than
///   minKeepTime after the download.
/// - Older than: removes files a number of days after the download, played or not; not after
///   publication, because an old episode may have been downloaded today.
/// - Newest of a show: limits the number of automatic downloads of a show, by publication.
/// - Total size: removes played episodes first, then automatic downloads, each time the oldest
///   download; not a manual download younger than minKeepTime unless it was played to its end
///   since.
[[nodiscard]] QList<EpisodeId> cleanUp(const QList<FinishedDownload> &downloads,
                                       const settings::DownloadSettings &settings,
                                       const QDateTime &now);

/// One of the newest episodes of a show.
struct AutomaticCandidate
{
    EpisodeId id;
    bool hasEnclosure = true;
    bool isPlayed = false;
    bool isMatch = true;                           ///< matches the query of the show
    std::optional<domain::DownloadState> download; ///< Removed counts as a download, too
};

/// Selects the episodes of \a newestFirst, all of one show, that are downloaded; newest first.
///
/// The limit of `wanted.newest` episodes with an enclosure is applied before the other conditions.
/// Therefore played and non-matching episodes are not replaced by older ones, and a newly followed
/// show does not download its back catalogue. Episodes that have or had a download are skipped.
[[nodiscard]] QList<EpisodeId> automaticDownloads(const QList<AutomaticCandidate> &newestFirst,
                                                  const domain::ShowDownloads &wanted);

} // namespace dogear::downloads
