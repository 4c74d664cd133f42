// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Looks for what in a library does not fit together, and puts right what follows from the
///        rest: indexes, counts, rows that belong to nothing.
///
/// Tables and columns are those that the schema names, so a newer one is checked as well. Each step
/// is one transaction. Nothing is found twice: what was put right fits the next time.
///
/// Threads: the connection's.
/// Tests:   tests/unit/storage/tst_library_repair.cpp

#include <base/result.h>
#include <domain/library_check.h>
#include <storage/connection.h>

namespace dogear::storage {

using Findings = Result<QList<domain::LibraryFinding>>;

/// Builds every index anew if \a damage, which is what readDamage() found, says that there is need;
/// looks again afterwards.
[[nodiscard]] Findings repairIndexes(Connection &connection, const QStringList &damage);

/// Deletes rows whose parent is not there, or takes their reference away, as their foreign key
/// says.
[[nodiscard]] Findings repairOrphans(Connection &connection);

/// Counts the episodes of every show.
[[nodiscard]] Findings repairCounts(Connection &connection);

/// Asks every FTS5 table whether it fits its content, and rebuilds those that do not.
[[nodiscard]] Findings repairSearch(Connection &connection);

} // namespace dogear::storage
