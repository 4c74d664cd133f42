// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads single cells of SQLite tables, whose types are not reliable.
///
/// A column may hold values of any type, whatever its table declares (sqlite.org/datatype3.html
/// section 3): numbers as text, "true" as text, null. Pure.

#include <QDateTime>
#include <QString>
#include <QVariant>

#include <chrono>
#include <optional>

namespace dogear::importers {

/// A value that may be missing, and may be nonsense.
template<typename T>
struct Cell
{
    std::optional<T> value = {};
    bool isBad = false; ///< there is something, and it cannot be read
};

/// The unit of a length of time.
enum class TimeUnit { Milliseconds, Seconds };

/// What a number means as a date.
enum class DateUnit {
    UnixSeconds,
    UnixMilliseconds,
    AppleSeconds, ///< since 2001-01-01 UTC, as Core Data stores dates
};

/// \return text of any type of value, without white space around it; empty for null
[[nodiscard]] QString toText(const QVariant &cell);
/// \return text on one line, as titles are
[[nodiscard]] QString toTitle(const QVariant &cell);
/// Reads a number, also from a text. Null and a blank text are missing.
[[nodiscard]] Cell<double> toNumber(const QVariant &cell);
/// Reads a flag: 1, also as text, "true", "yes", "t" and "y" are true.
/// \return false for anything else
[[nodiscard]] bool toFlag(const QVariant &cell);
/// Reads a length of time. Null and −1, with which players mark an unknown one, are missing; other
/// negative values, and those above feed::maxPlayTime, are bad.
[[nodiscard]] Cell<std::chrono::milliseconds> toDuration(const QVariant &cell, TimeUnit unit);
/// Reads a date from a number or from a text "2024-07-06 10:00:00" (UTC, or with an offset).
/// Null, 0 and −1 are missing; dates before 1970 and after 2200 are bad.
/// \return in UTC
[[nodiscard]] Cell<QDateTime> toDate(const QVariant &cell, DateUnit unit);

} // namespace dogear::importers
