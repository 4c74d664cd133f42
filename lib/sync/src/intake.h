// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Writes received actions into the log, and compares them with what was uploaded.
///
/// Threads: the database thread.
/// Tests:   tests/unit/sync/tst_intake.cpp

#include <domain/sync_target.h>
#include <storage/sync_log_store.h>
#include <sync/merge.h>
#include <sync/server_profile.h>

namespace dogear::sync {

/// Adds \a actions in one transaction. Actions without addresses are left out.
[[nodiscard]] Result<storage::ReceivedCounts> takeIn(storage::Connection &connection,
                                                     const QList<domain::SyncAction> &actions,
                                                     const Receipt &receipt);

/// What a complete read showed about earlier uploads.
struct ReadSummary
{
    qint64 since = 0;
    qsizetype actions = 0; ///< number of actions that were returned
    QSet<qint64> ownIds;   ///< those of this device among them
};

/// An action that was accepted this many times and never returned is not carried.
inline constexpr int maxSends = 5;

/// Confirms the uploads that \a read returned. Those that are missing in it wait again: the server
/// was reset, or another device replaced the row of the episode between the read and the upload.
/// \return what was learned about the server, based on \a profile
[[nodiscard]] Result<ServerProfile> compareUploads(storage::Connection &connection,
                                                   domain::SyncTargetId target,
                                                   const ReadSummary &read,
                                                   ServerProfile profile);

} // namespace dogear::sync
