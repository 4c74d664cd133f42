// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief When something is downloaded and when it is tried again, what is downloaded without being
/// asked for, and what is
///        taken away again.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/library/tst_download_rules.cpp

#include <base/error.h>
#include <base/ids.h>
#include <domain/download.h>
#include <settings/settings.h>

#include <QDateTime>
#include <QList>

#include <chrono>
#include <optional>

namespace dogear::library {

/// Why nothing is fetched although something waits.
enum class DownloadHold { None, PausedByHand, OutsideHours, MeteredNetwork, Offline, LowSpace };

struct DownloadConditions
{
    QDateTime localTime; ///< in the zone of whoever set the hours
    bool isOnline = true;
    bool isMetered = false;
    std::optional<qint64> freeBytes; ///< where downloads are stored; unknown counts as enough
    bool isPausedByHand = false;
};

struct DownloadPermission
{
    /// Of several the one that a person can do most about: paused, space, network, hours.
    DownloadHold hold = DownloadHold::None;
    /// When to ask again even if nobody says that something changed: the hours begin or end then,
    /// or the disk may have filled up or been emptied by somebody else. Zone of `localTime`.
    std::optional<QDateTime> until;

    friend bool operator==(const DownloadPermission &, const DownloadPermission &) = default;
};

/// How often the free space is looked at; no system says when it changes.
inline constexpr std::chrono::minutes freeSpaceInterval{1};

[[nodiscard]] DownloadPermission mayDownload(const settings::DownloadSettings &settings,
                                             const DownloadConditions &conditions);

/// When a download is tried again by itself after it failed \a failures times in a row; nothing:
/// not before somebody wants it.
///
/// A server that did not answer is asked again after a quarter of an hour, then less and less often
/// for a week; one that refused the file, or sent something else, a few times within four days. It
/// is not asked sooner than it wants to be (Retry-After).
[[nodiscard]] std::optional<QDateTime> nextTry(const Error &error,
                                               int failures,
                                               const QDateTime &now);

/// A download that is a plain file.
struct FinishedDownload
{
    EpisodeId id;
    PodcastId podcast;
    QDateTime finished;                 ///< UTC
    std::optional<QDateTime> published; ///< UTC
    bool isPlayed = false;
    std::optional<QDateTime> playedAt; ///< UTC; when it was last heard
    bool isFavourite = false;
    bool isCurrent = false; ///< in the player
    bool isQueued = false;
    bool isAutomatic = false;
    qint64 size = 0; ///< bytes
};

/// Who wanted an old episode by hand did not want it to be gone a minute later.
inline constexpr std::chrono::hours unheardStays{24};

/// Which files go, in the order in which they should.
///
/// What is in the player or in Up next stays, and favourites if \a settings protect them; they
/// count towards what may be there. Each rule is on its own:
///
/// - Played: so many days after it was. A download by hand of what was played already is wanted
///   for something else, and stays until it is played again. Where nobody knows when it was played
///   (marked so by hand), it is not sooner than unheardStays after the download.
/// - Older than: so many days after the download, played or not; not after publication, because an
///   old episode may be downloaded today.
/// - The newest of a show: of the automatic downloads, by publication.
/// - In all: what was played goes first, then what nobody asked for, each time the oldest download;
///   not what was downloaded by hand within unheardStays and was not heard to its end since.
[[nodiscard]] QList<EpisodeId> cleanUp(const QList<FinishedDownload> &downloads,
                                       const settings::DownloadSettings &settings,
                                       const QDateTime &now);

/// One of the newest episodes of a show.
struct AutomaticCandidate
{
    EpisodeId id;
    bool hasEnclosure = true;
    bool isPlayed = false;
    bool isMatch = true;                           ///< of the show's query
    std::optional<domain::DownloadState> download; ///< Removed counts too
};

/// Which of \a newestFirst, all of one show, are to be downloaded, newest first.
///
/// The newest so many with something to play are counted before anything else is asked, so what is
/// played or does not match is not made up for with older episodes, and a show that is followed
/// anew brings no back catalogue. What has or had a download is not taken again.
[[nodiscard]] QList<EpisodeId> automaticDownloads(const QList<AutomaticCandidate> &newestFirst,
                                                  const domain::ShowDownloads &wanted);

} // namespace dogear::library
