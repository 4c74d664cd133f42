// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads and writes what a FolderTransport needs of the database.
///
/// Threads: the database thread; the values any thread.
/// Tests:   tests/integration/tst_folder_sync.cpp

#include "folder_exchange.h"

#include <domain/sync_target.h>
#include <storage/sync_field_store.h>
#include <sync/field_sync.h>

namespace dogear::sync_folder {

/// What is known when a run begins.
struct Loaded
{
    FolderState state;
    bool isFirst = false;
};

/// Records what was changed here since the last run, and reads what was left of it. \a now: Unix
/// milliseconds UTC.
[[nodiscard]] Result<Loaded> loadState(storage::Connection &connection,
                                       const domain::SyncTarget &target,
                                       qint64 now,
                                       storage::SharedLists *lists);

/// Takes a part of the fields of other devices. \return the number of newer ones
[[nodiscard]] Result<int> mergeFields(storage::Connection &connection,
                                      const QList<domain::SyncField> &fields);

struct ApplyInput
{
    domain::SyncTarget target; ///< with the id of the device after FolderExchange::open()
    OwnFileCheck found = OwnFileCheck::Intact;
    FolderState state; ///< FolderExchange::stateBefore()
    qint64 now = 0;    ///< Unix milliseconds UTC
    bool isFirst = false;
    storage::SharedLists *lists = nullptr;
};

struct Applied
{
    sync::FieldSync::Shows shows;
    QSet<domain::SyncFieldKind> changed;
};

/// Gives the library the fields that were merged. If the own file is lost or belongs to another
/// device, all that it had waits again.
[[nodiscard]] Result<Applied> applyFields(storage::Connection &connection, const ApplyInput &input);

/// Records the shows that the target has after a run, and gives the library the values of those
/// that were followed in it.
/// \return the kinds of values that the library got
[[nodiscard]] Result<QSet<domain::SyncFieldKind>> finishFields(storage::Connection &connection,
                                                               const domain::SyncTarget &target,
                                                               qint64 now,
                                                               storage::SharedLists *lists);

} // namespace dogear::sync_folder
