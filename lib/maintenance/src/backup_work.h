// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Functions that Backups runs on its thread.
///
/// Threads: any; the functions wait for the disk.
/// Tests:   tests/integration/tst_backups.cpp

#include <maintenance/backups.h>

namespace dogear::maintenance {

// Names of the files in a backup.
inline constexpr auto databaseName = QLatin1StringView("library.sqlite");
inline constexpr auto positionsName = QLatin1StringView("positions.ini");
inline constexpr auto settingsName = QLatin1StringView("settings.ini");

/// The folder of automatic backups.
[[nodiscard]] QString backupFolder(const settings::DataFolders &folders);

[[nodiscard]] Result<BackupFacts> makeBackup(const settings::DataFolders &folders,
                                             const QString &target,
                                             const QDateTime &now,
                                             const std::atomic_bool &isCancelled);

[[nodiscard]] Result<BackupFacts> inspectBackup(const QString &path);

/// Implements Backups::prepareRestore().
[[nodiscard]] Result<PreparedRestore> stageRestore(const settings::DataFolders &folders,
                                                   const QString &source,
                                                   const QDateTime &now,
                                                   const std::atomic_bool &isCancelled);

/// Whether the file at \a path is a database, not a backup with a manifest.
[[nodiscard]] bool isBareDatabase(const QString &path);

/// Converts an error of a database from the backup at \a path to an error of that backup.
[[nodiscard]] Error asBackupError(const Error &error, const QString &path);

/// The number of episodes with a position in the file at \a path.
[[nodiscard]] Result<int> countPositions(const QString &path);

} // namespace dogear::maintenance
