// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The library in one file, and back.
///
/// A backup holds database, positions and settings; neither media and pictures, which can be
/// fetched again, nor passwords, which are the keychain's. It is made of a copy of the database as
/// it was at one moment, so nobody waits for it.
///
/// Threads: GUI thread; the work is done on a thread of its own. cancel() and the destructor stop
/// it
///          at the next megabyte; SQLite's own copying is waited for.
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

namespace dogear::library {

/// What is in a backup.
struct BackupFacts
{
    QString path;
    qint64 bytes = 0;
    QDateTime made; ///< UTC; of a bare database: the date of the file
    int schema = 0;
    int shows = 0;
    int episodes = 0;
    int positions = 0; ///< of a bare database, which has none, 0
};

struct PreparedRestore
{
    BackupFacts backup;
    QString kept; ///< the present library, as a backup; empty if there was none
};

class Backups final : public QObject
{
    Q_OBJECT

public:
    Backups(const settings::DataFolders &folders, const Clock &clock, QObject *parent = nullptr);
    ~Backups() override;

    /// Writes a backup to \a path. What is there already is replaced if it is a backup.
    /// \return or FileExists, FileUnwritable, DiskFull, Cancelled, a Database… error
    [[nodiscard]] Future<Result<BackupFacts>> backUp(const QString &path);

    /// The backup of \a day, in folder(); then old ones go (src/backup_rotation.h).
    [[nodiscard]] Future<Result<BackupFacts>> backUpDay(QDate day);

    /// What the backup at \a path says it holds; a database by itself, as migrations keep it, will
    /// do. \return or FileNotFound, FileUnreadable, BackupInvalid, BackupTooNew
    [[nodiscard]] Future<Result<BackupFacts>> look(const QString &path);

    /// Checks all of the backup at \a path, keeps the present library as a backup in folder() and
    /// makes everything ready for finishRestore(), which is to follow once the library is closed.
    /// \return or what look(), backUp() fail with; nothing was changed then
    [[nodiscard]] Future<Result<PreparedRestore>> prepareRestore(const QString &path);

    /// Where backups are kept that nobody asked for; may not be there yet.
    [[nodiscard]] QString folder() const;
    /// Of the backup of \a day there.
    [[nodiscard]] QString dayPath(QDate day) const;

    /// What goes on ends with Cancelled.
    void cancel();

private:
    settings::DataFolders m_folders;
    const Clock &m_clock;
    std::shared_ptr<std::atomic_bool> m_isCancelled; ///< shared with the work that goes on
    QThreadPool m_pool;
};

} // namespace dogear::library
