// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The searches that a person wants to see again.
///
/// Threads: the database thread. Every function may fail with a Database… code.
/// Tests:   tests/unit/storage/tst_saved_search_store.cpp

#include <base/result.h>
#include <domain/saved_search.h>

#include <QList>

namespace dogear::storage {

class Connection;

class SavedSearchStore final
{
public:
    explicit SavedSearchStore(Connection &connection)
        : m_connection(connection)
    {}

    /// By name, case-insensitive.
    [[nodiscard]] Result<QList<domain::SavedSearch>> all();
    /// In place of one of the same name. One without a name or a query is not kept.
    [[nodiscard]] Result<> put(const domain::SavedSearch &search);
    [[nodiscard]] Result<> remove(const QString &name);

private:
    Connection &m_connection;
};

} // namespace dogear::storage
