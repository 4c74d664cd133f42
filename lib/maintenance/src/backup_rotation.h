// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Names automatic backups and selects the old ones to remove.
///
/// Threads: any.
/// Tests:   tests/unit/maintenance/tst_backup_rotation.cpp

#include <QDate>
#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

namespace dogear::maintenance {

inline constexpr int keptDays = 7;
inline constexpr int keptWeeks = 4;
inline constexpr int keptRestores = 3;

/// "dogear-2026-11-22.zip"
[[nodiscard]] QString dayName(QDate day);

/// Returns the days whose backups are removed. The newest seven backups stay, and of the older ones
/// the first of each of the last four weeks (ISO 8601). The first, because it remains the first
/// until its week is removed, while the last one of a week changes from day to day.
[[nodiscard]] QList<QDate> daysToRemove(QList<QDate> days);

/// Removes old backups from \a folder, and files that a crash left there. Other files stay.
void removeOldDays(const QString &folder);

/// Removes files and folders that a crash left in \a folder: names that match \a patterns and have
/// not changed for a day.
void removeStaleWork(const QString &folder, const QStringList &patterns);

/// Returns an unused path in \a folder, without an ending, for saving the library before a restore
/// at \a now.
[[nodiscard]] QString keptName(const QString &folder, const QDateTime &now);

/// Removes from \a folder the libraries saved before restores, except those of the last
/// keptRestores.
void removeOldKept(const QString &folder);

} // namespace dogear::maintenance
