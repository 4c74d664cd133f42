// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Statements that find what a query asks for, with what they need to know of the library.
///
/// Threads: that of the connection.
/// Tests:   tests/unit/storage/tst_search_index.cpp, tst_search_scan.cpp

#include "search_sql.h"

#include <base/result.h>

namespace dogear::storage {

class Connection;

/// Asks \a connection as long as it lives.
[[nodiscard]] Result<SearchSql> compiled(Connection &connection, const query::Query &query);

[[nodiscard]] QString andConditions(const SqlConditions &conditions);
/// \a what of those that the index finds in \a table, for one MATCH and the values of \a
/// conditions.
[[nodiscard]] QString matchSql(const QString &what,
                               const QString &table,
                               const SqlConditions &conditions);
/// \a what of all of which \a conditions hold, of one show if \a podcast is valid.
[[nodiscard]] QString scanSql(const QString &what,
                              PodcastId podcast,
                              const SqlConditions &conditions);

} // namespace dogear::storage
