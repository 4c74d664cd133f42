// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Gives the library the values of other devices that wait for it.
///
/// Threads: the database thread, in a transaction.
/// Tests:   tests/unit/sync/tst_field_sync.cpp

#include "episode_finder.h"

#include <base/result.h>
#include <storage/library_value_store.h>

namespace dogear::sync {

class FieldApplier final
{
public:
    explicit FieldApplier(storage::Connection &connection)
        : m_connection(connection)
        , m_fields(connection)
        , m_library(connection)
        , m_finder(connection)
    {}

    // Each returns whether the library got a value.
    [[nodiscard]] Result<bool> applyShows(); ///< a run does that; they wait no longer
    [[nodiscard]] Result<bool> applyQueue();
    [[nodiscard]] Result<bool> applyFavourites();
    [[nodiscard]] Result<bool> applyTags();
    [[nodiscard]] Result<bool> applyBookmarks();
    [[nodiscard]] Result<bool> applySettings();
    [[nodiscard]] Result<bool> applyLists(storage::SharedLists &lists);

private:
    [[nodiscard]] Result<QList<storage::StoredField>> waiting(domain::SyncFieldKind kind);
    [[nodiscard]] Result<bool> settle(const QList<qint64> &fields);
    /// Finds the episodes of \a items in their order, and the fields that wait no longer.
    [[nodiscard]] Result<QList<EpisodeId>> episodes(QList<storage::StoredField> items,
                                                    QList<qint64> &settled);

    storage::Connection &m_connection;
    storage::SyncFieldStore m_fields;
    storage::LibraryValueStore m_library;
    EpisodeFinder m_finder;
};

} // namespace dogear::sync
