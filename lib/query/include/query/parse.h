// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What a person types, read.
///
///     words         all must occur, in any order
///     "a phrase"    as it stands
///     prefix*       and how it goes on
///     -word         must not occur; so with all that follows
///     a OR b        one of them
///     title: notes: chapter: transcript: show: person: tag:     there, and nowhere else
///     is:           unplayed played started downloaded favourite queued
///     has:          chapters transcript video bookmark
///     after:2024-01 before:2024-03-01    in the time of this machine; after the beginning of it
///     published:<7d                      d, w, m, y; < is younger, > older
///     longer:20m shorter:1h30m           or 90 (minutes), 1:30:00
///     season:2
///
/// No input is an error: what is not of these is a word ("10:30", "https://example.org"), and what
/// begins as one and does not end as one is a slip.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/query/tst_parse.cpp

#include <query/query.h>

namespace dogear::query {

enum class LastWord {
    AsTyped, ///< a whole word unless it ends with *
    Growing, ///< still being typed: finds what it may become, and is no slip yet
};

/// \a now says what "7 days ago" is, and its time zone when days begin.
[[nodiscard]] Query parse(const QString &text, LastWord lastWord, const QDateTime &now);

/// What may stand for the word at the end of \a text, if it is being typed: "is:un" →
/// "is:unplayed". Whole, with what stands before the colon. None for words.
[[nodiscard]] QStringList completions(const QString &text);

} // namespace dogear::query
