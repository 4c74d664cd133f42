// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Names of the backups that nobody asked for, and which of them go.
///
/// Threads: any.
/// Tests:   tests/unit/library/tst_backup_rotation.cpp

#include <QDate>
#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

namespace dogear::library {

inline constexpr int keptDays = 7;
inline constexpr int keptWeeks = 4;
inline constexpr int keptRestores = 3;

/// "dogear-2026-11-22.zip"
[[nodiscard]] QString dayName(QDate day);

/// Which of the backups of \a days go. The newest seven stay, and of those before them the first of
/// each of the last four weeks (ISO 8601): the first, because it stays it until its week goes,
/// while the last would change from day to day.
[[nodiscard]] QList<QDate> daysToRemove(QList<QDate> days);

/// Removes what is to go from \a folder, and what a crash has left there. Other files stay.
void removeOldDays(const QString &folder);

/// Removes what a crash has left in \a folder: files and folders whose names are like \a patterns
/// and that nobody has written into for a day.
void removeStaleWork(const QString &folder, const QStringList &patterns);

/// A path in \a folder, without an ending, that is free for the library before a restore at \a now.
[[nodiscard]] QString keptName(const QString &folder, const QDateTime &now);

/// Removes from \a folder what was kept before all but the last restores.
void removeOldKept(const QString &folder);

} // namespace dogear::library
