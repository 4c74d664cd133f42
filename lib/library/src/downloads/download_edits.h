// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What somebody does to downloads, as changes of their rows.
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

namespace dogear::library {

/// \return the episodes whose rows have changed; of the rest nothing had to.
using EditResult = Result<QList<EpisodeId>>;

/// What was taken away and is there still is only not taken away any more.
///
/// \a present: the files that are there. Without it \a unsure takes the downloads that depend on
/// it, and they stay as they are.
[[nodiscard]] EditResult addDownloads(storage::Connection &connection,
                                      const QList<EpisodeId> &ids,
                                      bool isAutomatic,
                                      const std::optional<QSet<EpisodeId>> &present,
                                      QList<domain::Download> &unsure);
[[nodiscard]] EditResult pauseDownloads(storage::Connection &connection,
                                        const QList<EpisodeId> &ids);
[[nodiscard]] EditResult resumeDownloads(storage::Connection &connection,
                                         const QList<EpisodeId> &ids);
/// \return what they were
[[nodiscard]] Result<QList<domain::Download>> removeDownloads(storage::Connection &connection,
                                                              const QList<EpisodeId> &ids);
/// Puts those of \a ids that failed back to those that wait, with what is known of their failures.
[[nodiscard]] EditResult retryDownloads(storage::Connection &connection,
                                        const QList<EpisodeId> &ids);
/// Makes them what \a before says; of what is not in it, what the files say. \a present: those
/// whose files are there.
[[nodiscard]] EditResult restoreDownloads(storage::Connection &connection,
                                          const QList<EpisodeId> &ids,
                                          const QList<domain::Download> &before,
                                          const QSet<EpisodeId> &present);

} // namespace dogear::library
