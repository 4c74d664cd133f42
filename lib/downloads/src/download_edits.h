// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Applies the user's actions on downloads (add, pause, resume, remove, restore) to their
///        rows.
///
/// Threads: the database thread. Every function may fail with a Database… code, and runs in the
///          caller's transaction.
/// Tests:   tests/integration/tst_downloads.cpp

#include <base/ids.h>
#include <base/result.h>
#include <domain/download.h>

#include <QList>
#include <QSet>

#include <optional>

namespace dogear::storage {
class Connection;
} // namespace dogear::storage

namespace dogear::downloads {

/// \return the episodes whose rows have changed; the other rows already were as requested.
using EditResult = Result<QList<EpisodeId>>;

/// Queues \a ids. A removed download whose file still exists becomes Done again.
///
/// \a present contains the episodes whose files exist. Without it, downloads whose state depends on
/// their files are appended to \a unsure and stay unchanged.
[[nodiscard]] EditResult addDownloads(storage::Connection &connection,
                                      const QList<EpisodeId> &ids,
                                      bool isAutomatic,
                                      const std::optional<QSet<EpisodeId>> &present,
                                      QList<domain::Download> &unsure);
[[nodiscard]] EditResult pauseDownloads(storage::Connection &connection,
                                        const QList<EpisodeId> &ids);
[[nodiscard]] EditResult resumeDownloads(storage::Connection &connection,
                                         const QList<EpisodeId> &ids);
/// \return the rows before the removal
[[nodiscard]] Result<QList<domain::Download>> removeDownloads(storage::Connection &connection,
                                                              const QList<EpisodeId> &ids);
/// Makes the failed downloads of \a ids wait again; their number of failures is kept.
[[nodiscard]] EditResult retryDownloads(storage::Connection &connection,
                                        const QList<EpisodeId> &ids);
/// Restores the rows in \a before. Other removed downloads of \a ids become Done if their file
/// exists, and are queued otherwise. \a present contains the episodes whose files exist.
[[nodiscard]] EditResult restoreDownloads(storage::Connection &connection,
                                          const QList<EpisodeId> &ids,
                                          const QList<domain::Download> &before,
                                          const QSet<EpisodeId> &present);

} // namespace dogear::downloads
