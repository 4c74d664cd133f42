// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What the window says of downloads, and the icons that stand for it.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_download_states.cpp

#include <base/error.h>
#include <domain/download.h>
#include <library/download_list.h>

#include <QString>
#include <QTime>

#include <optional>

class QModelIndex;

namespace dogear::widgets {

/// How much of an episode is here, and what becomes of the rest.
struct DownloadStatus
{
    std::optional<domain::DownloadState> state;
    domain::MediaPresence presence = domain::MediaPresence::None;
    std::optional<library::DownloadProgress> progress; ///< while it is fetched
    std::optional<Error> error;                        ///< of one that failed, if it is known

    friend bool operator==(const DownloadStatus &, const DownloadStatus &) = default;
};

/// That of a row of an EpisodeListModel.
[[nodiscard]] DownloadStatus downloadStatusOf(const QModelIndex &index);

/// 0 to 1; nothing if it is not known.
[[nodiscard]] std::optional<double> shareFetched(const DownloadStatus &status);

/// In a list of downloads: "12 of 34 MB · 3 min left", "Paused", "Failed: no network". Empty once
/// it is finished. \a waiting: what is said of one that waits.
[[nodiscard]] QString downloadLine(const DownloadStatus &status, const QString &waiting);

/// Anywhere else: "Downloading 35 %", "Downloaded", "Partly on this computer"; empty if there is
/// nothing to say.
[[nodiscard]] QString downloadState(const DownloadStatus &status);

/// The name of the icon that says the same; empty if there is none.
[[nodiscard]] QString downloadIcon(const DownloadStatus &status);

/// How all downloads are.
struct DownloadsOverview
{
    library::DownloadsSummary summary;
    bool isPausedAll = false;
    QTime from; ///< with DownloadHold::OutsideHours: when they go on

    friend bool operator==(const DownloadsOverview &, const DownloadsOverview &) = default;
};

/// "2 downloading · 12 waiting · 1.2 MB/s", or why nothing comes; empty if nothing is to come.
[[nodiscard]] QString downloadsLine(const DownloadsOverview &overview);

/// What is said of a download that waits: "Waiting", "Waiting for 1:00".
[[nodiscard]] QString waitingLine(const DownloadsOverview &overview);

} // namespace dogear::widgets
