// SPDX-License-Identifier: GPL-3.0-or-later
#include "waiting_count.h"

#include <storage/sync_field_store.h>
#include <storage/sync_upload_store.h>

namespace dogear::devices {

Result<int> waitingCount(storage::Connection &connection, const domain::SyncTarget &target)
{
    const auto actions = storage::SyncUploadStore(connection, target.id).waitingCount();
    if (!actions || target.kind != domain::SyncTargetKind::Folder)
        return actions;
    return storage::SyncFieldStore(connection).unsentCount(target.id).map([&actions](int values) {
        return *actions + values;
    });
}

} // namespace dogear::devices
