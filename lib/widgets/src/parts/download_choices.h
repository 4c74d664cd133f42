// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Sorts episodes by what the user can do with their downloads.
///
/// Tests: tests/gui/tst_downloads_page.cpp

#include <domain/library.h>

#include <QList>

namespace dogear::widgets {

struct DownloadChoices
{
    QList<EpisodeId> toAdd; ///< without a download
    bool isAllHere = true;  ///< all bytes of those in toAdd are on this computer already
    QList<EpisodeId> toPause;
    QList<EpisodeId> paused;
    QList<EpisodeId> failed;
    QList<EpisodeId> toCancel; ///< all unfinished downloads: toPause, paused and failed
    QList<EpisodeId> done;

    explicit DownloadChoices(const QList<domain::EpisodeSummary> &episodes);
};

} // namespace dogear::widgets
