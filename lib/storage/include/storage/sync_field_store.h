// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stores the newest known value of each field that devices exchange through a folder.
///
/// Of two values of a field the one with the later time is stored; of equal times, that of the
/// greater device, then the greater text. So all devices keep the same one, in whatever order the
/// values come. A value of this device gets a later time than the one it replaces, even if that is
/// of a device whose clock is ahead.
///
/// Threads: the database thread. Every function may fail with a Database… code.
/// Tests:   tests/unit/storage/tst_sync_field_store.cpp

#include <base/result.h>
#include <domain/sync_field.h>
#include <domain/sync_target.h>

#include <QByteArray>
#include <QList>

namespace dogear::storage {

class Connection;

struct StoredField
{
    qint64 id = 0;
    qint64 feed = 0; ///< id of the feed in the log; 0: none
    domain::SyncField field;
    qint64 revision = 0;    ///< 0: another device changed it
    bool isWaiting = false; ///< the library does not have the value yet

    friend bool operator==(const StoredField &, const StoredField &) = default;
};

class SyncFieldStore final
{
public:
    explicit SyncFieldStore(Connection &connection)
        : m_connection(connection)
    {}

    [[nodiscard]] Result<QList<StoredField>> all(domain::SyncFieldKind kind);
    /// Stores a value of this device; its time is raised above that of the value it replaces.
    [[nodiscard]] Result<> putOwn(qint64 feed, const domain::SyncField &field);
    /// Stores a value of another device if it is newer; it waits for the library.
    /// \return whether it was newer
    [[nodiscard]] Result<bool> merge(qint64 feed, const domain::SyncField &field);
    /// The revision of the newest own change; 0 if there is none.
    [[nodiscard]] Result<qint64> lastRevision();
    /// Stores whether the library lacks the values of the fields \a ids.
    [[nodiscard]] Result<> setWaiting(const QList<qint64> &ids, bool isWaiting);
    /// Kinds with fields that wait.
    [[nodiscard]] Result<QList<domain::SyncFieldKind>> waitingKinds();

    /// Lists at most \a limit own values that \a target lacks, in the order of their changes. Those
    /// of a feed that the target does not have (SyncShowState::Shared) stay here.
    [[nodiscard]] Result<QList<StoredField>> unsent(domain::SyncTargetId target, int limit);
    /// Counts all of them.
    [[nodiscard]] Result<int> unsentCount(domain::SyncTargetId target);
    [[nodiscard]] Result<> setSent(domain::SyncTargetId target, const QList<StoredField> &fields);
    /// Forgets what \a target has: its file is written again.
    [[nodiscard]] Result<> forgetSent(domain::SyncTargetId target);

    /// JSON of what was read and written in the folder of \a target; empty at first.
    [[nodiscard]] Result<QByteArray> folderState(domain::SyncTargetId target);
    [[nodiscard]] Result<> setFolderState(domain::SyncTargetId target, const QByteArray &json);

private:
    Connection &m_connection;
};

/// Gives the fields of the feed \a from to the feed \a into; of two values of a field the newer one
/// stays. For SyncLogStore, when two feeds turn out to be one.
[[nodiscard]] Result<> mergeFields(Connection &connection, qint64 into, qint64 from);

} // namespace dogear::storage
