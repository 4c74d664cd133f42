// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Numbers, times and dates as people read them.
///
/// What is unknown is the empty string, so that a caller may leave it out.
///
/// Threads: pure; any thread. Dates are shown in the time zone and, unless a locale is given, the
///          language of the session.
/// Tests:   tests/unit/words/tst_format.cpp

#include <QDateTime>
#include <QLocale>
#include <QString>
#include <QStringList>

#include <chrono>
#include <optional>

namespace dogear::words {

/// "16:33" or "1:02:03", rounded to the second; empty if unknown, zero or negative.
[[nodiscard]] QString formatDuration(std::optional<std::chrono::milliseconds> duration);

/// "12:34" or "1:02:03", the last second that has begun; "0:00" at and before the beginning.
[[nodiscard]] QString formatPosition(std::chrono::milliseconds position);

/// "45 s", "17 min" or "1 h 2 min", for rows; empty if unknown, zero or negative.
[[nodiscard]] QString formatLength(std::optional<std::chrono::milliseconds> duration);

/// "Season 2, episode 3", "Season 2" or "Episode 3"; empty if neither is known.
[[nodiscard]] QString formatNumbers(std::optional<int> season, std::optional<int> number);
/// The same for rows: "S2 E3", "S2" or "E3".
[[nodiscard]] QString formatShortNumbers(std::optional<int> season, std::optional<int> number);

/// "23 min left": what is left to hear at \a speed; empty if unknown or if nothing is left.
[[nodiscard]] QString formatTimeLeft(std::chrono::milliseconds position,
                                     std::optional<std::chrono::milliseconds> duration,
                                     double speed);

/// "Today", "Yesterday", the name of a day of the last six, "4 Aug" in the year of \a now, else
/// "4 Aug 2024"; empty if \a published is invalid. Days in the future are written as dates.
[[nodiscard]] QString formatDate(const QDateTime &published,
                                 const QDateTime &now,
                                 const QLocale &locale = QLocale());

/// "4 Aug"
[[nodiscard]] QString formatDayAndMonth(const QDate &day, const QLocale &locale = QLocale());

/// Date and time of day in full, "4 August 2024 10:30"; empty if \a time is invalid.
[[nodiscard]] QString formatDateTime(const QDateTime &time, const QLocale &locale = QLocale());

/// "Today 10:30", "Tomorrow 10:30", "Yesterday 10:30", else the day as formatDate has it: for what
/// happened lately or will soon; empty if \a time is invalid.
[[nodiscard]] QString formatMoment(const QDateTime &time,
                                   const QDateTime &now,
                                   const QLocale &locale = QLocale());

/// "10:30": hours and minutes, also in locales that write seconds in their short format.
[[nodiscard]] QString formatTimeOfDay(const QTime &time, const QLocale &locale = QLocale());

/// \a text that keeps its direction to itself: Arabic in it does not reorder what is around it, nor
/// the other way round (UAX #9, isolates).
[[nodiscard]] QString isolated(const QString &text);
/// "Show · 4 Aug · 20 min": the parts that are not empty, each isolated.
[[nodiscard]] QString joinedFacts(QStringList parts);

/// "0.4 s", "under 0.1 s", from ten seconds on "12 s": for what a computer had to wait; empty if
/// negative.
[[nodiscard]] QString formatWait(std::chrono::milliseconds wait, const QLocale &locale = QLocale());

/// "1.25×"
[[nodiscard]] QString formatSpeed(double speed, const QLocale &locale = QLocale());

/// "15.2 MB"; empty if negative.
[[nodiscard]] QString formatByteCount(qint64 bytes, const QLocale &locale = QLocale());

} // namespace dogear::words
