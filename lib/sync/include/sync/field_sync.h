// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Merges the queue, favourites, tags, bookmarks, settings of shows and lists of all devices
///        with the library.
///
/// Changes of this device are found by comparison: a value of the library that differs from the
/// newest known one was changed here since the last call. Its time is that of the comparison, so
/// record() is called often, also while the folder cannot be reached.
///
/// The state from before sync was set up counts as older than every change. Sets are united then,
/// and what is in Up next here follows what is in it elsewhere.
///
/// Threads: the database thread. The callers run in a transaction, one for the calls of a step, so
///          that library and fields always fit.
/// Tests:   tests/unit/sync/tst_field_sync.cpp
/// Decision: README.md, "Every value is a field of its own".

#include <base/result.h>
#include <domain/sync_field.h>
#include <domain/sync_target.h>
#include <storage/library_value_store.h>
#include <storage/sync_field_store.h>

#include <QList>
#include <QSet>

namespace dogear::storage {
class Connection;
} // namespace dogear::storage

namespace dogear::sync {

class FieldSync final
{
public:
    /// \a lists: the lists by hand; nullptr: none, and those of other devices wait.
    FieldSync(storage::Connection &connection,
              QString device,
              storage::SharedLists *lists = nullptr)
        : m_connection(connection)
        , m_device(std::move(device))
        , m_lists(lists)
    {}

    /// Finds what was changed in the library. \a now: Unix milliseconds UTC. \a isFirst: sync was
    /// just set up, and merge() has been called with what the others have.
    [[nodiscard]] Result<> record(qint64 now, bool isFirst);
    /// Takes the values of other devices that are newer. Fields in a wrong form are left out.
    /// \return the number of newer values
    [[nodiscard]] Result<int> merge(const QList<domain::SyncField> &fields);
    /// Gives the library the values that wait. Those about shows and episodes that it lacks go on
    /// waiting, until their feed was read.
    /// \return the kinds of values that the library got
    [[nodiscard]] Result<QSet<domain::SyncFieldKind>> apply();

    /// The addresses of the shows that are followed by the newest known values, and of those that
    /// are not any more.
    struct Shows
    {
        QStringList followed;
        QStringList unfollowed;
    };
    [[nodiscard]] Result<Shows> shows();
    /// Finds the shows that \a target has since its last run, or not any more.
    [[nodiscard]] Result<> recordShows(domain::SyncTargetId target, qint64 now);

private:
    storage::Connection &m_connection;
    QString m_device;
    storage::SharedLists *m_lists;
};

} // namespace dogear::sync
