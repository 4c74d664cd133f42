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

namespace dogear::storage {
class Connection;
} // namespace dogear::storage

namespace dogear::library {

/// \return the episodes whose rows have changed; of the rest nothing had to.
using EditResult = Result<QList<EpisodeId>>;

/// What was taken away and is there still is only not taken away any more.
[[nodiscard]] EditResult addDownloads(storage::Connection &connection,
                                      const QList<EpisodeId> &ids,
                                      bool isAutomatic);
[[nodiscard]] EditResult pauseDownloads(storage::Connection &connection,
                                        const QList<EpisodeId> &ids);
[[nodiscard]] EditResult resumeDownloads(storage::Connection &connection,
                                         const QList<EpisodeId> &ids);
/// \return what they were
[[nodiscard]] Result<QList<domain::Download>> removeDownloads(storage::Connection &connection,
                                                              const QList<EpisodeId> &ids);
/// Makes them what \a before says; of what is not in it, what the files say.
[[nodiscard]] EditResult restoreDownloads(storage::Connection &connection,
                                          const QList<EpisodeId> &ids,
                                          const QList<domain::Download> &before);

} // namespace dogear::library
