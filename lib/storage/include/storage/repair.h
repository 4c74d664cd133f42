// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds inconsistencies in a library and repairs data that can be derived from other data:
///        indexes, counts, references to missing rows.
///
/// Tables and columns are read from the schema, so tables of later migrations are checked, too.
/// Each step is one transaction. A repaired fault is not found again by the next run.
///
/// Threads: the thread of the connection.
/// Tests:   tests/unit/storage/tst_library_repair.cpp

#include <base/result.h>
#include <domain/library_check.h>
#include <storage/connection.h>

namespace dogear::storage {

using Findings = Result<QList<domain::LibraryFinding>>;

/// Rebuilds all indexes if \a damage, the result of readDamage(), is not empty, and checks the
/// library again afterwards.
[[nodiscard]] Findings repairIndexes(Connection &connection, const QStringList &damage);

/// Deletes rows whose parent row is missing, or sets their reference to null, as their foreign key
/// demands.
[[nodiscard]] Findings repairOrphans(Connection &connection);

/// Corrects the episode counts of all shows.
[[nodiscard]] Findings repairCounts(Connection &connection);

/// Runs the integrity check of every FTS5 table and rebuilds the tables that fail it.
[[nodiscard]] Findings repairSearch(Connection &connection);

} // namespace dogear::storage
