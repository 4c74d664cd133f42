// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What of the downloads is to be done next, and which of them change without being asked.
///
/// Threads: the database thread. Every function may fail with a Database… code.
/// Tests:   tests/integration/tst_downloads.cpp, tests/integration/tst_download_rules_kept.cpp

#include "download_backoff.h"
#include "download_edits.h"

#include <library/download_rules.h>
#include <storage/download_store.h>

#include <QSet>
#include <QUrl>

#include <media/media_store.h>

namespace dogear::library {

/// A download with what is needed to fetch it.
struct DownloadItem
{
    EpisodeId id;
    media::MediaKey key;
    QUrl url; ///< as the feed names it; invalid: there is nothing to fetch
    QUrl feed;

    friend bool operator==(const DownloadItem &, const DownloadItem &) = default;
};

/// One whose server did not answer for so long that it fails.
struct HopelessDownload
{
    EpisodeId id;
    Error error;
};

struct DownloadWork
{
    bool isPausedAll = false;
    storage::DownloadCounts counts;
    QList<DownloadItem> ready; ///< nothing has to be fetched
    QList<DownloadItem>
        waiting; ///< the first ones that may start, in order; servers in trouble last
    QList<HopelessDownload> hopeless;
    QSet<EpisodeId> unwanted; ///< of those that were asked about
};

struct DownloadQuestion
{
    int limit = 0;           ///< of each list
    QSet<EpisodeId> running; ///< what is being done already
    DownloadBackoff backoff;
    QDateTime now; ///< UTC
};

[[nodiscard]] Result<DownloadWork> readWork(storage::Connection &connection,
                                            const DownloadQuestion &question);
/// \return or NotFound
[[nodiscard]] Result<DownloadItem> readItem(storage::Connection &connection, EpisodeId id);

/// Adds what \a podcast wants of its newest episodes.
[[nodiscard]] EditResult addNewest(storage::Connection &connection,
                                   PodcastId podcast,
                                   const QDateTime &now);

/// What \a settings take away now; \a current is in the player.
[[nodiscard]] Result<QList<EpisodeId>> findSurplus(storage::Connection &connection,
                                                   const settings::DownloadSettings &settings,
                                                   EpisodeId current,
                                                   const QDateTime &now);

/// What of the media store is not evicted.
struct KeptMedia
{
    QSet<media::MediaKey> downloads; ///< that are not finished
    QSet<media::MediaKey> others;    ///< in the player or in Up next
};

[[nodiscard]] Result<KeptMedia> findKept(storage::Connection &connection, EpisodeId current);

} // namespace dogear::library
