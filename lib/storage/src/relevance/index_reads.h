// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Writes the expressions of a search by relevance, and asks the index for episodes.
///
/// Threads: the database thread. Fails with a Database… code.
/// Tests:   tests/unit/storage/tst_term_builder.cpp, tst_relevance_search.cpp

#include "search_terms.h"

#include <base/result.h>

namespace dogear::storage {

class Connection;

/// Returns the MATCH expression for `word_search` that finds \a word in any text.
[[nodiscard]] QString anywhere(const QString &word, bool isPrefix = false);
/// Returns the expression that finds a word of \a group in any text, or in titles only.
/// \pre !group.isEmpty()
[[nodiscard]] QString expressionOf(const WordGroup &group);
[[nodiscard]] QString titleExpressionOf(const WordGroup &group);
/// The same for all groups of \a term.
[[nodiscard]] QString expressionOf(const SearchTerm &term);
[[nodiscard]] QString titleExpressionOf(const SearchTerm &term);

/// Returns whether an episode matches \a expression of `word_search`. Orphaned documents
/// (storage/search_rebuild.h) do not count.
[[nodiscard]] Result<bool> occurs(Connection &connection, const QString &expression);
/// Counts the episodes that match \a expression of `word_search`, up to \a limit.
[[nodiscard]] Result<qint64> countUpTo(Connection &connection,
                                       const QString &expression,
                                       qint64 limit);
/// Counts, up to \a limit, the episodes in which \a second follows \a first.
[[nodiscard]] Result<qint64> countPairs(Connection &connection,
                                        const QString &first,
                                        const QString &second,
                                        qint64 limit);

} // namespace dogear::storage
