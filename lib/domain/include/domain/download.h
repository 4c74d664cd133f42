// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief An episode's media file on this machine: how far it has come, and who wanted it.
///
/// Threads: values; any thread.

#include <base/error.h>
#include <base/ids.h>

#include <QDateTime>
#include <QString>

#include <optional>

namespace dogear::domain {

/// How far a download has come. The numbers are stored: they never change.
enum class DownloadState {
    Waiting = 0, ///< for its turn, or it is being fetched
    Paused = 1,  ///< until somebody wants it again
    Failed = 2,  ///< until its next try, or until somebody wants it again
    Done = 3,    ///< it is a plain file
    Removed = 4, ///< somebody took it away: never fetched automatically again
};

struct Download
{
    EpisodeId episode;
    DownloadState state = DownloadState::Waiting;
    bool isAutomatic = false;
    QString path;    ///< of the file; empty until it is chosen. With Removed: still to be deleted
    qint64 size = 0; ///< bytes, with Done
    std::optional<Error> error; ///< with Failed
    int failures = 0; ///< in a row; nothing came in between, and nobody asked for it again
    std::optional<QDateTime> retryAt;  ///< UTC, with Failed: when it is tried again by itself
    std::optional<QDateTime> finished; ///< UTC, with Done
    /// Of those that are not Done the one with the smallest comes first. 0: where it was, or at the
    /// end.
    qint64 place = 0;

    friend bool operator==(const Download &, const Download &) = default;
};

/// How much of an episode is on this machine.
enum class MediaPresence {
    None,
    Partly,
    Here, ///< all of it, as a download or because it was heard
};

/// When a show's episodes are downloaded without being asked for.
struct ShowDownloads
{
    int newest = 0;           ///< so many; 0: none
    QString query;            ///< only what matches it (query/parse.h); empty: all
    bool onlyUnplayed = true; ///< no played one is downloaded

    friend bool operator==(const ShowDownloads &, const ShowDownloads &) = default;
};

} // namespace dogear::domain
