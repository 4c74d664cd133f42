// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds month names of many languages in the CLDR data of Qt.
///
/// Pure; any thread. The table is built when it is first used, which takes some milliseconds; a
/// date in one of the usual forms does not use it.
/// Tests: tests/unit/feed/tst_dates.cpp

#include <QString>
#include <QStringList>

#include <optional>

namespace dogear::feed {

/// Returns \a word for the comparison of names: without case, dots, apostrophes and accents.
[[nodiscard]] QString comparableName(QStringView word);

/// Result of findMonth().
struct MonthName
{
    int month = 0;            ///< 1 to 12
    bool isAmbiguous = false; ///< the name means another month in another language
};

/// Returns the month with the full or short name \a name, which is a comparableName(). If languages
/// differ, a weekday in \a words decides, else the language with more podcasts.
[[nodiscard]] std::optional<MonthName> findMonth(const QString &name, const QStringList &words);

/// Returns the month whose names begin with \a name, if all names that do so mean the same month.
[[nodiscard]] std::optional<int> findMonthByPrefix(const QString &name);

} // namespace dogear::feed
