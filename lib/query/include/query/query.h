// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Represents a search or filter as a value, independent of its text and of SQL.
///
/// An episode matches if every clause holds; a clause holds if one of its items does ("a OR b").
///
/// Threads: values; any thread.
/// Tests:   tests/unit/query/tst_parse.cpp

#include <QDateTime>
#include <QList>
#include <QString>

#include <chrono>
#include <optional>
#include <variant>

namespace dogear::query {

enum class Field { Anywhere, Title, Notes, Chapter, Transcript, Show, Person, Tag };
enum class State { Unplayed, Played, Started, Downloaded, Favourite, Queued };
enum class Part { Chapters, Transcript, Video, Bookmark };

/// Words that must occur next to each other, in this order. Case, accents and punctuation are
/// ignored (words.h).
struct Text
{
    Field field = Field::Anywhere;
    QString words;
    bool isPrefix = false; ///< the last word matches every word that begins with it
    bool isQuoted = false; ///< typed in quotes: found only as it is (free_words.h)

    friend bool operator==(const Text &, const Text &) = default;
};

struct Is
{
    State state = State::Unplayed;

    friend bool operator==(const Is &, const Is &) = default;
};

struct Has
{
    Part part = Part::Chapters;

    friend bool operator==(const Has &, const Has &) = default;
};

/// Published at \a from or later, and before \a until. An episode without a date never matches.
struct Published
{
    std::optional<QDateTime> from;  ///< UTC
    std::optional<QDateTime> until; ///< UTC

    friend bool operator==(const Published &, const Published &) = default;
};

/// Longer than \a longer and shorter than \a shorter. An episode of unknown length never matches.
struct Length
{
    std::optional<std::chrono::seconds> longer;
    std::optional<std::chrono::seconds> shorter;

    friend bool operator==(const Length &, const Length &) = default;
};

struct Season
{
    int number = 0;

    friend bool operator==(const Season &, const Season &) = default;
};

using Condition = std::variant<Text, Is, Has, Published, Length, Season>;

struct Item
{
    Condition condition;
    bool isExcluded = false; ///< the condition must not hold

    friend bool operator==(const Item &, const Item &) = default;
};

using Clause = QList<Item>; ///< never empty

enum class DiagnosticKind {
    UnknownState, ///< is:heard
    UnknownPart,  ///< has:pictures
    NoDate,       ///< after:soon
    NoAge,        ///< published:<many
    NoLength,     ///< longer:ages
    NoNumber,     ///< season:first
    NoValue,      ///< title:
    DanglingOr,   ///< OR at the beginning or the end of the query
};

/// Syntax error: a term that was ignored. All other terms of the query are used.
struct QueryDiagnostic
{
    DiagnosticKind kind = DiagnosticKind::NoValue;
    QString text;           ///< the term as the user typed it
    qsizetype position = 0; ///< offset in the typed text, in UTF-16 units

    friend bool operator==(const QueryDiagnostic &, const QueryDiagnostic &) = default;
};

struct Query
{
    QList<Clause> clauses;
    QList<QueryDiagnostic> diagnostics;

    [[nodiscard]] bool isEmpty() const { return clauses.isEmpty(); }
    friend bool operator==(const Query &, const Query &) = default;
};

} // namespace dogear::query
