// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds the day in a date without its time of day. Pure; any thread.

#include <QDate>
#include <QString>

namespace dogear::feed {

/// Result of findCalendarDay().
struct CalendarDay
{
    QDate date;    ///< invalid if there is none or it is ambiguous
    QString doubt; ///< why the day may be wrong or cannot be read; may be empty
};

/// Finds the day in \a text.
/// \param text simplified, with ASCII digits
[[nodiscard]] CalendarDay findCalendarDay(const QString &text);

} // namespace dogear::feed
