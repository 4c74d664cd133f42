// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Builds the statements of a search, including data that they need from the library.
///
/// Threads: the thread of the connection.
/// Tests:   tests/unit/storage/tst_search_index.cpp, tst_search_scan.cpp

#include "search_sql.h"

#include <base/result.h>

namespace dogear::storage {

class Connection;

/// Translates \a query. The result reads prefixes through \a connection, which must outlive it.
[[nodiscard]] Result<SearchSql> compiled(Connection &connection,
                                         const query::Query &query,
                                         WordLookup lookup = WordLookup::All);

/// Joins \a conditions, with " AND " in front of each, for the end of a WHERE clause.
[[nodiscard]] QString andConditions(const SqlConditions &conditions);
/// Returns the statement that selects \a what of the episodes found in \a table of the index. Its
/// values are one MATCH expression and the values of \a conditions.
[[nodiscard]] QString matchSql(const QString &what,
                               const QString &table,
                               const SqlConditions &conditions);
/// Returns the statement that selects \a what of all episodes that meet \a conditions.
[[nodiscard]] QString scanSql(const QString &what, const SqlConditions &conditions);

} // namespace dogear::storage
