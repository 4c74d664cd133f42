// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Defines the UTC argument of QDateTime for the Qt version that is compiled against.
///
/// Qt 6.5 moved the time specification to QTimeZone and deprecated Qt::UTC. Before Qt 6.5, a
/// QDateTime with QTimeZone::utc() is much slower than one with Qt::UTC.
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
