// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Separates the words of a query that may be missing or misspelt from what must hold.
///
/// A search by relevance relaxes single words that the user typed without quotes, field, dash or
/// OR. Everything else restricts the hits strictly.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/query/tst_free_words.cpp

#include <query/query.h>

namespace dogear::query {

struct FreeWord
{
    QString text;          ///< folded, as the index has it
    bool isPrefix = false; ///< matches every word that begins with it

    friend bool operator==(const FreeWord &, const FreeWord &) = default;
};

struct RelaxedQuery
{
    QList<FreeWord> words; ///< in the order in which they were typed
    Query strict;          ///< all other clauses
};

/// Separates \a query. A term of several words ("torch.compile") gives one FreeWord for each.
[[nodiscard]] RelaxedQuery relaxed(const Query &query);

} // namespace dogear::query
