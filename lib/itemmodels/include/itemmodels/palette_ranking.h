// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Compares names with what the user types into the command palette, and ranks them.
///
/// Case and accents are ignored; names are divided into words as for the search (query/words.h).
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/itemmodels/tst_palette_ranking.cpp

#include <QList>
#include <QString>
#include <query/marks.h>

#include <optional>

namespace dogear::itemmodels {

/// Ranks a match of a name and the typed text, the best one first.
enum class MatchRank {
    Whole,      ///< the typed words are all words of the name, in its order
    WordStarts, ///< each typed word begins a word of the name
    Inside,     ///< each typed word is in the name, not always at the beginning of a word
    Context,    ///< at least one typed word begins a word of the context only
    Initials,   ///< the typed letters begin words of the name, in its order: "ras" in "Refresh all
                ///< shows"
    Letters,    ///< the typed letters are in the name, in this order, the first one at the
                ///< beginning of a word
};

/// What the user typed, prepared for many comparisons.
struct TypedName
{
    QStringList words; ///< folded
    QString letters;   ///< of all words
};

/// A name, prepared for many comparisons.
struct ComparableName
{
    QList<query::Word> words;
    QStringList context; ///< words that lead to the name, such as those of its menu; folded
};

[[nodiscard]] TypedName typedName(const QString &text);
/// Returns the folded words of \a text, for ComparableName::context.
[[nodiscard]] QStringList foldedWords(const QString &text);

/// Returns how \a name matches; nullopt if it does not, or if nothing was typed.
[[nodiscard]] std::optional<MatchRank> matchRank(const TypedName &typed,
                                                 const ComparableName &name);

/// Returns the ranges of the name that match, sorted, without overlaps. Empty if it only matches by
/// its context, or not at all.
[[nodiscard]] QList<query::Mark> matchMarks(const TypedName &typed, const ComparableName &name);

} // namespace dogear::itemmodels
