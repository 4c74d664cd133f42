// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Detects lists that are incomplete because an index or a table has lost rows.
///
/// SQLite reports malformed pages, but not a damaged page that is still well-formed: the remaining
/// rows are read without an error. A stored count, or a second table that must agree, reveals it.
///
/// Threads: the database thread, in the snapshot in which the list was read.
/// Tests:   tests/unit/storage/tst_list_completeness.cpp,
///          tests/unit/storage/tst_damaged_library.cpp

#include <base/ids.h>
#include <base/result.h>
#include <domain/library.h>

#include <QVariant>

namespace dogear::storage {

class Connection;

/// Makes the DatabaseCorrupt error of a library in which \a detail was found.
[[nodiscard]] Error damaged(const QString &detail);

/// Checks that \a listed, the length of the unlimited list for \a filter, is the number of stored
/// episodes. \a where and \a values: the conditions of \a filter on `episode` as e. Filters without
/// a stored count are not checked. \return or DatabaseCorrupt
[[nodiscard]] Result<> checkListLength(Connection &connection,
                                       const domain::EpisodeFilter &filter,
                                       const QString &where,
                                       const QVariantList &values,
                                       qsizetype listed);

/// Checks that no episode is in \a episodes twice. \return or DatabaseCorrupt
[[nodiscard]] Result<> checkUnique(const QList<domain::EpisodeSummary> &episodes);

/// Checks that a list by date can continue after \a episode: the index has the same time for it as
/// the table. \return or NotFound for a deleted episode, else DatabaseCorrupt
[[nodiscard]] Result<> checkListPosition(Connection &connection, EpisodeId episode);

} // namespace dogear::storage
