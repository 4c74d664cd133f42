// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What can be done with the downloads of episodes, and with which.
///
/// Tests: tests/gui/tst_downloads_page.cpp

#include <domain/library.h>

#include <QList>

namespace dogear::widgets {

struct DownloadChoices
{
    QList<EpisodeId> toAdd; ///< they have no download
    bool isAllHere = true;  ///< of those: not a byte is to come
    QList<EpisodeId> toPause;
    QList<EpisodeId> paused;
    QList<EpisodeId> failed;
    QList<EpisodeId> toCancel; ///< not finished
    QList<EpisodeId> done;

    explicit DownloadChoices(const QList<domain::EpisodeSummary> &episodes);
};

} // namespace dogear::widgets
