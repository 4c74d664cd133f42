// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Names of months in the languages of feeds, out of the CLDR data that Qt has.
///
/// Pure; any thread. The table is built at its first use, which takes some milliseconds; a date in
/// one of the usual forms never asks for it.
/// Tests: tests/unit/feed/tst_dates.cpp

#include <QString>
#include <QStringList>

#include <optional>

namespace dogear::feed {

/// \a word in the form in which names are compared: without case, dots, apostrophes and accents.
[[nodiscard]] QString comparableName(QStringView word);

struct MonthName
{
    int month = 0;            ///< 1 to 12
    bool isAmbiguous = false; ///< another language means another month
};

/// The month that \a name, a comparableName(), is in full or short. Where languages differ, those
/// of the weekdays among \a words decide, else the language with more podcasts.
[[nodiscard]] std::optional<MonthName> findMonth(const QString &name, const QStringList &words);

/// The month that \a name is the beginning of, if all names that begin with it mean the same one.
[[nodiscard]] std::optional<int> findMonthByPrefix(const QString &name);

} // namespace dogear::feed
