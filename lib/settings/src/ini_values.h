// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads values of a settings file that anyone may have edited.
///
/// Threads: GUI thread.
/// Tests:   tests/unit/settings/tst_settings.cpp, tests/unit/settings/tst_desktop_settings.cpp

#include <QSettings>

#include <algorithm>
#include <array>

namespace dogear::settings {

/// Reads a number and limits it to the range from \a low to \a high. Other text gives \a fallback.
inline double numberIn(const QSettings &ini,
                       const QString &key,
                       double fallback,
                       double low,
                       double high)
{
    bool isNumber = false;
    const double value = ini.value(key, fallback).toDouble(&isNumber);
    return isNumber ? std::clamp(value, low, high) : fallback;
}

inline int wholeIn(const QSettings &ini, const QString &key, int fallback, int low, int high)
{
    return int(numberIn(ini, key, fallback, low, high));
}

/// Reads an enumerator by its name. An unknown name, for example of a newer Dogear, is read as the
/// first enumerator.
template<typename Enum, size_t count>
Enum enumIn(const QSettings &ini,
            const QString &key,
            const std::array<QLatin1StringView, count> &names)
{
    const auto found = std::ranges::find(names, ini.value(key).toString());
    return found == names.end() ? Enum{} : Enum(found - names.begin());
}

} // namespace dogear::settings
