// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stores which shows one server or folder is known to have, and how it spells them.
///
/// Threads: the database thread. Every function may fail with a Database… code.
/// Tests:   tests/unit/storage/tst_sync_target_store.cpp

#include <base/result.h>
#include <domain/sync_target.h>

#include <QHash>
#include <QList>

namespace dogear::storage {

class Connection;

class SyncShowStore final
{
public:
    SyncShowStore(Connection &connection, domain::SyncTargetId target)
        : m_connection(connection)
        , m_target(target)
    {}

    /// The shows of the target by the id of their feed in the log.
    [[nodiscard]] Result<QHash<qint64, domain::SyncedShow>> all();
    [[nodiscard]] Result<> put(const domain::SyncedShow &show);
    [[nodiscard]] Result<> remove(qint64 feed);

private:
    Connection &m_connection;
    domain::SyncTargetId m_target;
};

} // namespace dogear::storage
