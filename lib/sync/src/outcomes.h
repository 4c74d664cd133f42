// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Matches actions with the episodes of the library, and selects those to upload.
///
/// Threads: the database thread.
/// Tests:   tests/unit/sync/tst_outcomes.cpp

#include <base/result.h>
#include <domain/sync_target.h>
#include <sync/merge.h>
#include <sync/push_queue.h>
#include <sync/server_profile.h>
#include <sync/sync_library.h>

namespace dogear::storage {
class Connection;
} // namespace dogear::storage

namespace dogear::sync {

/// The states that waiting actions give to episodes of one show.
struct Outcomes
{
    QList<EpisodeChange> changes;
    QHash<EpisodeId, QList<qint64>> waiting; ///< episodes of the log, for SyncLogStore::settle()
};

/// Finds the episodes of the library that waiting actions of \a feed are about: by guid, then by
/// the address of the enclosure, also a decoded one. Actions for a show or an episode that is not
/// in the library go on waiting, until its feed was read.
[[nodiscard]] Result<Outcomes> outcomes(storage::Connection &connection,
                                        qint64 feed,
                                        const BulkMarks &bulk);

/// Selects the own actions about episodes of \a feed that \a target lacks: of each episode the
/// newest that it can carry, unless a newer one of another device is known. Spells the addresses of
/// the feed as \a spelling. Waiting ones that another one replaced wait no longer.
[[nodiscard]] Result<QList<Upload>> selectUploads(storage::Connection &connection,
                                                  domain::SyncTargetId target,
                                                  qint64 feed,
                                                  const QString &spelling,
                                                  const ServerProfile &profile,
                                                  const BulkMarks &bulk);

} // namespace dogear::sync
