// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief State of the download of an episode's media file, and the download rules of a show.
///
/// Threads: values; any thread.

#include <base/error.h>
#include <base/ids.h>

#include <QDateTime>
#include <QString>

#include <optional>

namespace dogear::domain {

/// State of a download. The database stores the numbers: they never change.
enum class DownloadState {
    Waiting = 0, ///< queued, or being fetched
    Paused = 1,  ///< until the user resumes it
    Failed = 2,  ///< until the next automatic try, or until the user retries it
    Done = 3,    ///< the whole file is stored
    Removed = 4, ///< removed by the user: never downloaded automatically again
};

struct Download
{
    EpisodeId episode;
    DownloadState state = DownloadState::Waiting;
    bool isAutomatic = false; ///< added by download rules, not by the user
    QString path;    ///< of the file; empty until it is chosen. With Removed: not deleted yet
    qint64 size = 0; ///< bytes, with Done
    std::optional<Error> error; ///< with Failed
    int failures = 0; ///< consecutive failures, without received data or a retry by the user
    std::optional<QDateTime> retryAt;  ///< UTC, with Failed: time of the next automatic try
    std::optional<QDateTime> finished; ///< UTC, with Done
    /// Sort key of the downloads that are not Done; the smallest is first. When stored, 0 keeps the
    /// present key, or appends a new download at the end.
    qint64 place = 0;

    friend bool operator==(const Download &, const Download &) = default;
};

/// The part of an episode's media that is stored on this machine.
enum class MediaPresence {
    None,
    Partial,
    Complete, ///< the whole file, downloaded or cached during playback
};

/// Rules for automatic downloads of a show's episodes.
struct ShowDownloads
{
    int newest = 0;           ///< number of newest episodes to download; 0: none
    QString query;            ///< download only episodes that match (query/parse.h); empty: all
    bool onlyUnplayed = true; ///< skip episodes in the state played

    friend bool operator==(const ShowDownloads &, const ShowDownloads &) = default;
};

} // namespace dogear::domain
