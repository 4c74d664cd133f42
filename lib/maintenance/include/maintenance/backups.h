// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Backs up the library to one file and restores it.
///
/// A backup contains database, positions and settings; neither media and pictures, which can be
/// fetched again, nor passwords, which stay in the keychain. The database is copied as of one
/// moment by a reader, so other jobs do not wait for the copy.
///
/// Threads: GUI thread; the work runs on a thread of its own. cancel() and the destructor stop it
///          within a megabyte, but wait for SQLite's own copy to finish.
/// Owner:   the composition root; the clock outlives it.
/// Tests:   tests/integration/tst_backups.cpp

#include <base/clock.h>
#include <base/future.h>
#include <base/result.h>
#include <settings/data_folders.h>

#include <QDate>
#include <QDateTime>
#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <memory>

namespace dogear::maintenance {

/// The content of a backup.
struct BackupFacts
{
    QString path;
    qint64 bytes = 0;
    QDateTime made; ///< UTC; for a bare database file: its modification time
    int schema = 0;
    int shows = 0;
    int episodes = 0;
    int positions = 0; ///< 0 for a bare database, which has none
};

struct PreparedRestore
{
    BackupFacts backup;
    QString kept; ///< backup of the present library; empty if there was no library
};

class Backups final : public QObject
{
    Q_OBJECT

public:
    Backups(const settings::DataFolders &folders, const Clock &clock, QObject *parent = nullptr);
    ~Backups() override;

    /// Writes a backup to \a path. An existing file is replaced if it is a backup.
    /// \return FileExists, FileUnwritable, DiskFull, Cancelled or a Database… error on failure
    [[nodiscard]] Future<Result<BackupFacts>> backUp(const QString &path);

    /// Makes the backup of \a day in folder(), then removes old ones (src/backup_rotation.h).
    [[nodiscard]] Future<Result<BackupFacts>> backUpDay(QDate day);

    /// Reads the description of the backup at \a path; a bare database, as migrations keep it, is
    /// accepted, too. \return FileNotFound, FileUnreadable, BackupInvalid or BackupTooNew on
    /// failure
    [[nodiscard]] Future<Result<BackupFacts>> inspect(const QString &path);

    /// Checks the whole backup at \a path, saves the present library as a backup in folder() and
    /// prepares everything for finishRestore(), which the caller calls after closing the library.
    /// \return an error of inspect() or backUp() on failure; nothing has changed then
    [[nodiscard]] Future<Result<PreparedRestore>> prepareRestore(const QString &path);

    /// The folder of automatic backups; may not exist yet.
    [[nodiscard]] QString folder() const;
    /// The path of the backup of \a day in folder().
    [[nodiscard]] QString dayPath(QDate day) const;

    /// Cancels the running work, which fails with Cancelled.
    void cancel();

private:
    settings::DataFolders m_folders;
    const Clock &m_clock;
    std::shared_ptr<std::atomic_bool> m_isCancelled; ///< shared with the running work
    QThreadPool m_pool;
};

} // namespace dogear::maintenance
