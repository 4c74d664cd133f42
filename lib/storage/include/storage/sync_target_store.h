// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stores the servers and folders that this device syncs with, and the log of runs.
///
/// Threads: the database thread. Every function may fail with a Database… code.
/// Tests:   tests/unit/storage/tst_sync_target_store.cpp

#include <base/result.h>
#include <domain/sync_target.h>

#include <QByteArray>
#include <QList>

namespace dogear::storage {

class Connection;

class SyncTargetStore final
{
public:
    static constexpr int keptRuns = 20; ///< maximum number of run records per target

    explicit SyncTargetStore(Connection &connection)
        : m_connection(connection)
    {}

    /// Adds \a target; all own actions wait for their upload to it. One with the same kind, address
    /// and user is returned instead, and gets the device of \a target.
    /// \pre runs in a transaction
    [[nodiscard]] Result<domain::SyncTarget> add(const domain::SyncTarget &target);
    [[nodiscard]] Result<QList<domain::SyncTarget>> all();
    /// Forgets the target and what it has; the log of actions stays.
    [[nodiscard]] Result<> remove(domain::SyncTargetId id);

    [[nodiscard]] Result<domain::SyncProgress> progress(domain::SyncTargetId id);
    [[nodiscard]] Result<> setProgress(domain::SyncTargetId id,
                                       const domain::SyncProgress &progress);
    /// The JSON of the profile (sync/server_profile.h); empty at first.
    [[nodiscard]] Result<QByteArray> profile(domain::SyncTargetId id);
    [[nodiscard]] Result<> setProfile(domain::SyncTargetId id, const QByteArray &json);

    /// Adds \a run to the log of \a id and deletes the oldest records beyond keptRuns.
    [[nodiscard]] Result<> addRun(domain::SyncTargetId id, const domain::SyncRunRecord &run);
    /// Adds to the numbers of the newest run: a folder exchanges values after the actions.
    [[nodiscard]] Result<> addToLastRun(domain::SyncTargetId id, int received, int sent);
    [[nodiscard]] Result<QList<domain::SyncRunRecord>> runs(
        domain::SyncTargetId id); ///< newest first

private:
    Connection &m_connection;
};

} // namespace dogear::storage
