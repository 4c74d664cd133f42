// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Universal time for QDateTime, as each version of Qt wants it named.
///
/// Qt 6.5 took the time specification to QTimeZone and deprecated Qt::UTC; before that, a time with
/// QTimeZone::utc() is slower by far than one with Qt::UTC.
///
/// Threads: a constant.

#include <QDateTime>
#include <QTimeZone>

namespace dogear {

#if QT_VERSION < QT_VERSION_CHECK(6, 5, 0)
inline constexpr Qt::TimeSpec utc = Qt::UTC;
#else
inline constexpr QTimeZone::Initialization utc = QTimeZone::UTC;
#endif

} // namespace dogear
