// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Builds the texts and picks the icons that show the state of downloads.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_download_states.cpp

#include <base/error.h>
#include <domain/download.h>
#include <downloads/download_list.h>

#include <QString>
#include <QTime>

#include <optional>

class QModelIndex;

namespace dogear::widgets {

/// State of an episode's download, and how much of the episode is on this computer.
struct DownloadStatus
{
    std::optional<domain::DownloadState> state; ///< none: the episode has no download
    domain::MediaPresence presence = domain::MediaPresence::None;
    std::optional<downloads::DownloadProgress> progress; ///< while the download runs
    std::optional<Error> error;                          ///< of a failed download, if known

    friend bool operator==(const DownloadStatus &, const DownloadStatus &) = default;
};

/// Reads the status from \a index, a row of an EpisodeListModel.
[[nodiscard]] DownloadStatus downloadStatusOf(const QModelIndex &index);

/// Returns the downloaded fraction, 0 to 1; nullopt while nothing is downloaded or the length is
/// unknown.
[[nodiscard]] std::optional<double> downloadedFraction(const DownloadStatus &status);

/// Returns the status line for the list of downloads: "12 of 34 MB · 3 min left", "Paused",
/// "Failed: no network"; empty if the episode has no unfinished download. \a waiting is returned
/// for a download that waits.
[[nodiscard]] QString downloadLine(const DownloadStatus &status, const QString &waiting);

/// Returns the status for all other places: "Downloading 35 %", "Downloaded", "Partly on this
/// computer"; empty if the episode has no download and no bytes on this computer.
[[nodiscard]] QString downloadState(const DownloadStatus &status);

/// Returns the name of the icon for downloadState(); empty if there is none.
[[nodiscard]] QString downloadIcon(const DownloadStatus &status);

/// State of all downloads together.
struct DownloadsOverview
{
    downloads::DownloadsSummary summary;
    QTime from; ///< local time at which downloads continue; with BlockReason::OutsideHours

    friend bool operator==(const DownloadsOverview &, const DownloadsOverview &) = default;
};

/// Returns "2 downloading · 1.2 MB/s · 12 waiting", or the reason why all downloads wait and their
/// numbers. Empty if there is no such reason and no unfinished download.
[[nodiscard]] QString downloadsLine(const DownloadsOverview &overview);

/// Returns the text for a download that waits: "Waiting", "Waiting for 1:00".
[[nodiscard]] QString waitingLine(const DownloadsOverview &overview);

} // namespace dogear::widgets
