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

/// Returns the query whose words are marked in the hits of \a typed: \a countedWords, which are
/// folded, and what must hold. \a hasAllWords: there are hits with all words, so the words that do
/// not count otherwise are marked as well.
[[nodiscard]] Query markedQuery(const Query &typed,
                                const QStringList &countedWords,
                                bool hasAllWords);

/// Returns \a text, the text of a query, with quotes around the terms with one of \a words, which
/// are folded: a search then finds them only as they were typed.
[[nodiscard]] QString keptAsTyped(const QString &text, const QStringList &words);

} // namespace dogear::query
