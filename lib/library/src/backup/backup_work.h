// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What Backups does on its thread.
///
/// Threads: any; the calls wait for the disk.
/// Tests:   tests/integration/tst_backups.cpp

#include <library/backups.h>

namespace dogear::library {

// The files of a backup.
inline constexpr auto databaseName = QLatin1StringView("library.sqlite");
inline constexpr auto positionsName = QLatin1StringView("positions.ini");
inline constexpr auto settingsName = QLatin1StringView("settings.ini");

/// Where backups are kept that nobody asked for.
[[nodiscard]] QString backupFolder(const settings::DataFolders &folders);

[[nodiscard]] Result<BackupFacts> makeBackup(const settings::DataFolders &folders,
                                             const QString &target,
                                             const QDateTime &now,
                                             const std::atomic_bool &isCancelled);

[[nodiscard]] Result<BackupFacts> lookAtBackup(const QString &path);

/// As Backups::prepareRestore().
[[nodiscard]] Result<PreparedRestore> stageRestore(const settings::DataFolders &folders,
                                                   const QString &source,
                                                   const QDateTime &now,
                                                   const std::atomic_bool &isCancelled);

/// Whether the file at \a path is a database by itself.
[[nodiscard]] bool isBareDatabase(const QString &path);

/// An error of a database that came out of the backup at \a path.
[[nodiscard]] Error asBackupError(const Error &error, const QString &path);

/// How many episodes the file at \a path has places of.
[[nodiscard]] Result<int> countPositions(const QString &path);

} // namespace dogear::library
