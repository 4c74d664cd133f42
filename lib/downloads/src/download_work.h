// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads the downloads to do next, and the downloads that rules add or remove.
///
/// Threads: the database thread. Every function may fail with a Database… code.
/// Tests:   tests/integration/tst_downloads.cpp, tests/integration/tst_download_rules_kept.cpp

#include "download_backoff.h"
#include "download_edits.h"

#include <downloads/download_rules.h>
#include <storage/download_store.h>

#include <QSet>
#include <QUrl>

#include <media/media_store.h>

namespace dogear::downloads {

/// A download with the data that is needed to fetch it.
struct DownloadItem
{
    EpisodeId id;
    media::MediaKey key;
    QUrl url; ///< as the feed names it; invalid: there is nothing to fetch
    QUrl feed;

    friend bool operator==(const DownloadItem &, const DownloadItem &) = default;
};

/// A download that fails because its server did not answer for too long.
struct FailedDownload
{
    EpisodeId id;
    Error error;
};

struct DownloadWork
{
    bool isPausedAll = false;
    storage::DownloadCounts counts;
    QList<DownloadItem> ready; ///< all bytes are stored
    QList<DownloadItem>
        waiting; ///< the first ones that may start, in order; servers in trouble last
    QList<FailedDownload> failing;
    QSet<EpisodeId> unwanted; ///< running downloads that are no longer wanted
};

struct DownloadWorkRequest
{
    int limit = 0;           ///< maximum length of each list
    QSet<EpisodeId> running; ///< downloads that are being fetched
    DownloadBackoff backoff;
    QDateTime now; ///< UTC
};

[[nodiscard]] Result<DownloadWork> readWork(storage::Connection &connection,
                                            const DownloadWorkRequest &question);
/// Reads one download. \return NotFound if the episode is gone
[[nodiscard]] Result<DownloadItem> readItem(storage::Connection &connection, EpisodeId id);

/// Queues the newest episodes of \a podcast that its settings select; none of a preview.
[[nodiscard]] EditResult addNewest(storage::Connection &connection,
                                   PodcastId podcast,
                                   const QDateTime &now);

/// The downloads that \a settings remove now; \a current is the episode in the player.
[[nodiscard]] Result<QList<EpisodeId>> findSurplus(storage::Connection &connection,
                                                   const settings::DownloadSettings &settings,
                                                   EpisodeId current,
                                                   const QDateTime &now);

/// Media in the store that are not evicted.
struct KeptMedia
{
    QSet<media::MediaKey> downloads; ///< unfinished downloads
    QSet<media::MediaKey> others;    ///< in the player or in Up next
};

[[nodiscard]] Result<KeptMedia> findKept(storage::Connection &connection, EpisodeId current);

} // namespace dogear::downloads
