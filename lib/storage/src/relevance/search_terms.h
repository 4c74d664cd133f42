// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Represents the words of a search by relevance: what is counted in the texts, and how
/// much.
///
/// Threads: values; any thread.
/// Tests:   tests/unit/storage/tst_term_builder.cpp, tst_relevance.cpp

#include <QList>
#include <QString>
#include <QStringList>

namespace dogear::storage {

/// A word of the index that counts for a term.
struct CountedWord
{
    QString text; ///< folded
    /// Languages of the shows in which it is a form of the term; empty: it counts in every show.
    QStringList languages;

    friend bool operator==(const CountedWord &, const CountedWord &) = default;
};

/// A word with its forms, which count as one word.
struct WordGroup
{
    QList<CountedWord> words;
    QString prefix; ///< words that begin with it count, too; empty: none
    double idf = 0; ///< inverse document frequency; set once the episodes are counted

    [[nodiscard]] bool isEmpty() const { return words.isEmpty() && prefix.isEmpty(); }
};

/// A word of the query, or what it was corrected to.
struct SearchTerm
{
    static constexpr double contentWeight = 1;
    /// Weight of a word that says little about what is wanted (query/common_words.h).
    static constexpr double commonWeight = 0.2;

    QString typed;
    double weight = contentWeight;
    QList<WordGroup> groups; ///< alternatives: the best one counts
    bool isCorrected = false;
    qint64 episodes = 0; ///< that have it, up to a limit; set once they are counted
    double idf = 0; ///< greatest of the groups; that of a word without episodes if there are none

    [[nodiscard]] bool isContent() const { return weight == contentWeight; }
};

} // namespace dogear::storage
