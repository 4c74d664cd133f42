// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stores the searches that the user saved.
///
/// Threads: the database thread. Every function may fail with a Database… code.
/// Tests:   tests/unit/storage/tst_saved_search_store.cpp

#include <base/result.h>
#include <domain/saved_search.h>

#include <QList>

#include <optional>

namespace dogear::storage {

class Connection;

class SavedSearchStore final
{
public:
    explicit SavedSearchStore(Connection &connection)
        : m_connection(connection)
    {}

    /// Lists all searches by name, case-insensitive.
    [[nodiscard]] Result<QList<domain::SavedSearch>> all();
    /// Finds the search with \a name, case-insensitive; no value if there is none.
    [[nodiscard]] Result<std::optional<domain::SavedSearch>> find(const QString &name);
    /// Adds \a search or replaces the one with the same name. Does nothing if its name or query is
    /// empty.
    [[nodiscard]] Result<> put(const domain::SavedSearch &search);
    [[nodiscard]] Result<> remove(const QString &name);

private:
    Connection &m_connection;
};

} // namespace dogear::storage
