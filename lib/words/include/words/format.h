// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Formats numbers, times and dates for people.
///
/// Unknown values give the empty string, so that the caller can leave them out.
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

/// Returns "1,234": a number of things. Text for people never has a number without QLocale, because
/// locales have digits of their own: "١٢ results · 20 min" would mix them.
[[nodiscard]] QString formatNumber(qint64 number, const QLocale &locale = QLocale());
/// Returns "2024": a number that is a name, such as a season or a year, has no separators.
[[nodiscard]] QString formatPlainNumber(qint64 number, const QLocale &locale = QLocale());

/// Returns "16:33" or "1:02:03", rounded to the second; empty if unknown, zero or negative.
[[nodiscard]] QString formatDuration(std::optional<std::chrono::milliseconds> duration,
                                     const QLocale &locale = QLocale());

/// Returns "12:34" or "1:02:03", rounded down to the second; "0:00" for a negative position.
[[nodiscard]] QString formatPosition(std::chrono::milliseconds position,
                                     const QLocale &locale = QLocale());

/// Returns "45 s", "17 min" or "1 h 2 min", for rows; empty if unknown, zero or negative.
[[nodiscard]] QString formatLength(std::optional<std::chrono::milliseconds> duration,
                                   const QLocale &locale = QLocale());

/// Returns "Season 2, episode 3", "Season 2" or "Episode 3"; empty if neither is known.
[[nodiscard]] QString formatNumbers(std::optional<int> season,
                                    std::optional<int> number,
                                    const QLocale &locale = QLocale());
/// Returns the short form for rows: "S2 E3", "S2" or "E3".
[[nodiscard]] QString formatShortNumbers(std::optional<int> season,
                                         std::optional<int> number,
                                         const QLocale &locale = QLocale());

/// Returns "23 min left", the remaining playing time at \a speed; empty if unknown or zero.
[[nodiscard]] QString formatTimeLeft(std::chrono::milliseconds position,
                                     std::optional<std::chrono::milliseconds> duration,
                                     double speed,
                                     const QLocale &locale = QLocale());

/// Returns "Today", "Yesterday", the weekday for the five days before, "4 Aug" in the year of
/// \a now, else "4 Aug 2024"; empty if \a published is invalid. Future days are written as dates.
[[nodiscard]] QString formatDate(const QDateTime &published,
                                 const QDateTime &now,
                                 const QLocale &locale = QLocale());

/// Returns "4 Aug".
[[nodiscard]] QString formatDayAndMonth(const QDate &day, const QLocale &locale = QLocale());

/// Returns date and time of day in full, "4 August 2024 10:30"; empty if \a time is invalid.
[[nodiscard]] QString formatDateTime(const QDateTime &time, const QLocale &locale = QLocale());

/// Returns "Today 10:30", "Tomorrow 10:30", "Yesterday 10:30", else the day as formatDate() writes
/// it: for recent and coming events; empty if \a time is invalid.
[[nodiscard]] QString formatMoment(const QDateTime &time,
                                   const QDateTime &now,
                                   const QLocale &locale = QLocale());

/// Returns "10:30": hours and minutes, also in locales whose short format has seconds.
[[nodiscard]] QString formatTimeOfDay(const QTime &time, const QLocale &locale = QLocale());

/// Isolates the direction of \a text: Arabic in it does not reorder the text around it, nor the
/// other way round (UAX #9, isolates).
[[nodiscard]] QString isolated(const QString &text);
/// Isolates foreign text in a sentence if it is, or contains, text of the other direction; in most
/// sentences there is none, and copied text then has no marks.
[[nodiscard]] QString isolatedIfNeeded(const QString &text);
/// Returns "Show · 4 Aug · 20 min": the parts that are not empty, each isolated.
[[nodiscard]] QString joinedFacts(QStringList parts);
/// Returns "Show, 4 Aug, 20 min" for screen readers: the parts that are not empty, with the comma
/// of the language.
[[nodiscard]] QString spokenFacts(QStringList parts);
/// Returns the sentences that are not empty, one after the other.
[[nodiscard]] QString joinedSentences(const QString &first, const QString &second);

/// Returns "0.4 s", "under 0.1 s", or "12 s" from ten seconds on: time that Dogear waited; empty
/// if negative.
[[nodiscard]] QString formatWait(std::chrono::milliseconds wait, const QLocale &locale = QLocale());

/// Returns "1.25×".
[[nodiscard]] QString formatSpeed(double speed, const QLocale &locale = QLocale());

/// Returns "15.2 MB"; empty if negative.
[[nodiscard]] QString formatByteCount(qint64 bytes, const QLocale &locale = QLocale());

/// Returns "Deutsch" for "de" and for "de-AT": the name of a language in that language, so that its
/// readers recognise it; \a tag itself if Qt does not know it.
[[nodiscard]] QString languageName(const QString &tag);

} // namespace dogear::words
