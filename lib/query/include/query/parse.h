// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Parses the text of a search into a Query.
///
///     words         all words must occur, in any order; free_words.h: or some of them
///     "a phrase"    these words in this order, next to each other, exactly as they are typed
///     prefix*       words that begin with "prefix"
///     -word         must not occur; the dash works with every term of this table
///     a OR b        at least one of both
///     title: notes: chapter: transcript: show: person: tag:     searches this field only
///     is:           unplayed played started downloaded favourite queued
///     has:          chapters transcript video bookmark
///     after:2024-01 before:2024-03-01    counted from the beginning of that year, month or day,
///                                        in the time zone of \a now
///     published:<7d                      units d, w, m, y; < means younger, > means older
///     longer:20m shorter:1h30m           also 90 (minutes), 1:30:00
///     season:2
///
/// No input is an error. A term that is not in this table is a word ("10:30",
/// "https://example.org"); a term with a known key and an invalid value becomes a QueryDiagnostic.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/query/tst_parse.cpp

#include <query/query.h>

namespace dogear::query {

enum class LastWord {
    AsTyped, ///< the input is complete: the last word is a whole word unless it ends with *
    Growing, ///< the user is still typing: the last word is a prefix and never a QueryDiagnostic
};

/// Ages such as "7d" are counted back from \a now; days begin in the time zone of \a now.
[[nodiscard]] Query parse(const QString &text, LastWord lastWord, const QDateTime &now);

/// Lists the completions of the term at the end of \a text: "is:un" → "is:unplayed". Each one is
/// the whole term with its key, without a leading dash. Empty if no key or value begins like the
/// term, and for a phrase.
[[nodiscard]] QStringList completions(const QString &text);

} // namespace dogear::query
