// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds lists that are short because an index or a table has lost rows.
///
/// SQLite reports pages that make no sense, not a damaged one that could be a page: what is left
/// is read without an error. Where a count is kept, or two tables must agree, that shows.
///
/// Threads: the database thread, in the snapshot in which the list was read.
/// Tests:   tests/unit/storage/tst_whole_lists.cpp, tests/unit/storage/tst_damaged_library.cpp

#include <base/ids.h>
#include <base/result.h>
#include <domain/library.h>

#include <QVariant>

namespace dogear::storage {

class Connection;

/// The error of a library of which \a detail is not as it must be.
[[nodiscard]] Error damaged(const QString &detail);

/// Whether \a listed, which is everything that \a filter asks for, is all of it. \a where and
/// \a values: the conditions of \a filter on `episode` as e. Filters of which no count is kept are
/// not looked at. \return or DatabaseCorrupt
[[nodiscard]] Result<> checkWhole(Connection &connection,
                                  const domain::EpisodeFilter &filter,
                                  const QString &where,
                                  const QVariantList &values,
                                  qsizetype listed);

/// Whether no episode is in \a episodes twice. \return or DatabaseCorrupt
[[nodiscard]] Result<> checkUnique(const QList<domain::EpisodeSummary> &episodes);

/// Whether the list by date can go on after \a episode: its time is the one in the index.
/// \return or NotFound for an episode that is gone, else DatabaseCorrupt
[[nodiscard]] Result<> checkPlace(Connection &connection, EpisodeId episode);

} // namespace dogear::storage
