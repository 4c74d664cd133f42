// SPDX-License-Identifier: GPL-3.0-or-later
#include <storage/connection.h>
#include <storage/sync_target_store.h>
#include <sync/pull_plan.h>
#include <sync/run_log.h>

namespace dogear::sync {

Result<> storeRun(storage::Connection &connection,
                  domain::SyncTargetId target,
                  const domain::SyncRunRecord &run)
{
    storage::SyncTargetStore targets(connection);
    auto reached = targets.progress(target); // as far as the run has stored it
    if (!reached)
        return failure(reached.error());
    reached->failures = run.error ? reached->failures + 1 : 0;
    reached->notBefore =
        run.error ? std::optional(retryTime(reached->failures, *run.error, run.at)) : std::nullopt;
    if (auto set = targets.setProgress(target, *reached); !set)
        return set;
    return targets.addRun(target, run);
}

} // namespace dogear::sync
