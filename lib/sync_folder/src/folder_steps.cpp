// SPDX-License-Identifier: GPL-3.0-or-later
#include "folder_steps.h"

#include <storage/connection.h>
#include <storage/sync_target_store.h>
#include <storage/sync_upload_store.h>

namespace dogear::sync_folder {

using storage::SyncFieldStore;
using sync::FieldSync;

namespace {

/// Lets everything wait that the own file had.
Result<> sendAgain(storage::Connection &connection, const domain::SyncTarget &target)
{
    // The id of the device may be another one.
    if (const auto put = storage::SyncTargetStore(connection).add(target); !put)
        return failure(put.error());
    return storage::SyncUploadStore(connection, target.id).sendAgain().and_then([&] {
        return SyncFieldStore(connection).forgetSent(target.id);
    });
}

} // namespace

Result<Loaded> loadState(storage::Connection &connection,
                         const domain::SyncTarget &target,
                         qint64 now,
                         storage::SharedLists *lists)
{
    return connection.transaction([&]() -> Result<Loaded> {
        const auto progress = storage::SyncTargetStore(connection).progress(target.id);
        if (!progress)
            return failure(progress.error());
        const bool isFirst = !progress->subscriptionCursor;
        // In the first run after the values of others are known, which have their places then.
        const auto recorded =
            isFirst ? Result<>() : FieldSync(connection, target.device, lists).record(now, false);
        if (!recorded)
            return failure(recorded.error());
        return SyncFieldStore(connection).folderState(target.id).map([&](const QByteArray &json) {
            return Loaded{folderStateFrom(json), isFirst};
        });
    });
}

Result<int> mergeFields(storage::Connection &connection, const QList<domain::SyncField> &fields)
{
    return connection.transaction([&] { return FieldSync(connection, {}).merge(fields); });
}

Result<Applied> applyFields(storage::Connection &connection, const ApplyInput &input)
{
    return connection.transaction([&]() -> Result<Applied> {
        if (input.found != OwnFileCheck::Intact) {
            if (auto again = sendAgain(connection, input.target); !again)
                return failure(again.error());
        }
        FieldSync fields(connection, input.target.device, input.lists);
        // In later runs again: what the user changed while the folder was read must be known,
        // because apply() removes, for example, lists that no field has.
        if (auto recorded = fields.record(input.now, input.isFirst); !recorded)
            return failure(recorded.error());
        const auto changed = fields.apply();
        if (!changed)
            return failure(changed.error());
        const auto stored =
            SyncFieldStore(connection).setFolderState(input.target.id, toJson(input.state));
        if (!stored)
            return failure(stored.error());
        return fields.shows().map([&changed](const FieldSync::Shows &shows) {
            return Applied{shows, *changed};
        });
    });
}

Result<QSet<domain::SyncFieldKind>> finishFields(storage::Connection &connection,
                                                 const domain::SyncTarget &target,
                                                 qint64 now,
                                                 storage::SharedLists *lists)
{
    return connection.transaction([&] {
        FieldSync fields(connection, target.device, lists);
        // Recorded first: the user may have changed Up next during the run.
        return fields.recordShows(target.id, now)
            .and_then([&] { return fields.record(now, false); })
            .and_then([&] { return fields.apply(); });
    });
}

} // namespace dogear::sync_folder
