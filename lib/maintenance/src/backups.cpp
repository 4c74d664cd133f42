// SPDX-License-Identifier: GPL-3.0-or-later
#include "backup_rotation.h"
#include "backup_work.h"

#include <maintenance/backups.h>

#include <QDir>
#include <QtConcurrent>

namespace dogear::maintenance {

Backups::Backups(const settings::DataFolders &folders, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_folders(folders)
    , m_clock(clock)
    , m_isCancelled(std::make_shared<std::atomic_bool>(false))
{
    m_pool.setMaxThreadCount(1); // a second job would only wait for the same disk
}

Backups::~Backups()
{
    // A job must not outlive the pool; cancel() keeps the wait short.
    cancel();
    m_pool.waitForDone();
}

Future<Result<BackupFacts>> Backups::backUp(const QString &path)
{
    return QtConcurrent::run(
        &m_pool, [folders = m_folders, path, now = m_clock.now(), isCancelled = m_isCancelled] {
            return makeBackup(folders, path, now, *isCancelled);
        });
}

Future<Result<BackupFacts>> Backups::backUpDay(QDate day)
{
    return QtConcurrent::run(&m_pool,
                             [folders = m_folders,
                              folder = folder(),
                              path = dayPath(day),
                              now = m_clock.now(),
                              isCancelled = m_isCancelled] {
                                 const Result<BackupFacts> made =
                                     makeBackup(folders, path, now, *isCancelled);
                                 // Old backups are removed only once a new one exists.
                                 if (made)
                                     removeOldDays(folder);
                                 return made;
                             });
}

Future<Result<BackupFacts>> Backups::inspect(const QString &path)
{
    return QtConcurrent::run(&m_pool, [path] { return inspectBackup(path); });
}

Future<Result<PreparedRestore>> Backups::prepareRestore(const QString &path)
{
    return QtConcurrent::run(
        &m_pool, [folders = m_folders, path, now = m_clock.now(), isCancelled = m_isCancelled] {
            return stageRestore(folders, path, now, *isCancelled);
        });
}

QString Backups::folder() const
{
    return backupFolder(m_folders);
}

QString Backups::dayPath(QDate day) const
{
    return QDir(folder()).filePath(dayName(day));
}

void Backups::cancel()
{
    *m_isCancelled = true;
    m_isCancelled = std::make_shared<std::atomic_bool>(false); // for the work that starts later
}

} // namespace dogear::maintenance
