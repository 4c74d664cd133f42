// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What a person asks for, as a value.
///
/// All clauses must hold; of a clause one item ("a OR b").
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

/// Words that follow each other as they stand; case, accents and signs do not count (words.h).
struct Text
{
    Field field = Field::Anywhere;
    QString words;
    bool isPrefix = false; ///< the last of them may go on

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

/// Published at \a from or later, and before \a until. What has no date is in no such time.
struct Published
{
    std::optional<QDateTime> from;  ///< UTC
    std::optional<QDateTime> until; ///< UTC

    friend bool operator==(const Published &, const Published &) = default;
};

/// Longer than one, shorter than the other. What has no length is neither.
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
    bool isExcluded = false; ///< must not hold

    friend bool operator==(const Item &, const Item &) = default;
};

using Clause = QList<Item>; ///< never empty

enum class SlipKind {
    UnknownState, ///< is:heard
    UnknownPart,  ///< has:pictures
    NoDate,       ///< after:soon
    NoAge,        ///< published:<many
    NoLength,     ///< longer:ages
    NoNumber,     ///< season:first
    NoValue,      ///< title:
    NothingToOr,  ///< OR at an end
};

/// What could not be read, and was left out; the rest counts.
struct Slip
{
    SlipKind kind = SlipKind::NoValue;
    QString text;           ///< as it stands
    qsizetype position = 0; ///< in the text, in UTF-16 units

    friend bool operator==(const Slip &, const Slip &) = default;
};

struct Query
{
    QList<Clause> clauses;
    QList<Slip> slips;

    [[nodiscard]] bool isEmpty() const { return clauses.isEmpty(); }
    friend bool operator==(const Query &, const Query &) = default;
};

} // namespace dogear::query
