// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds the day in a date whose time of day has been taken out. Pure; any thread.

#include <QDate>
#include <QString>

namespace dogear::feed {

struct CalendarDay
{
    QDate date;    ///< invalid if none can be read
    QString doubt; ///< why it may be another one, or cannot be read; may be empty
};

/// \param text simplified, with ASCII digits
[[nodiscard]] CalendarDay findCalendarDay(const QString &text);

} // namespace dogear::feed
