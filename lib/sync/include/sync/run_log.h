// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stores the end of a run, and after a failure when the next one may begin.
///
/// Threads: the database thread.
/// Tests:   tests/integration/tst_sync_runs.cpp

#include <base/result.h>
#include <domain/sync_target.h>

namespace dogear::storage {
class Connection;
} // namespace dogear::storage

namespace dogear::sync {

/// Adds \a run to the log of \a target, counts failures in a row, and sets
/// domain::SyncProgress::notBefore by retryTime().
/// \pre runs in a transaction
[[nodiscard]] Result<> storeRun(storage::Connection &connection,
                                domain::SyncTargetId target,
                                const domain::SyncRunRecord &run);

} // namespace dogear::sync
