// SPDX-License-Identifier: GPL-3.0-or-later
#include <files/disk_space.h>
#include <maintenance/automatic_backups.h>

#include <QDir>
#include <QFileInfo>
#include <QLoggingCategory>
#include <QtConcurrentRun>

#include <utility>

namespace dogear::maintenance {

namespace {

Q_LOGGING_CATEGORY(lcBackup, "dogear.backup")

} // namespace

/// Facts about the disk that decide whether a backup is made.
struct AutomaticBackups::DiskFacts
{
    bool hasBackup = false; ///< the day has a backup; the other fields are then unset
    qint64 databaseBytes = 0;
    qint64 freeBytes = -1; ///< negative if unknown
};

qint64 AutomaticBackups::freeSpaceOf(const QString &folder)
{
    return files::availableBytes(folder).value_or(-1);
}

AutomaticBackups::AutomaticBackups(Backups &backups,
                                   const QString &database,
                                   const Clock &clock,
                                   FreeSpace freeSpace,
                                   QObject *parent)
    : QObject(parent)
    , m_backups(backups)
    , m_database(database)
    , m_clock(clock)
    , m_freeSpace(std::move(freeSpace))
{
    m_disk.setMaxThreadCount(1);
    m_timer.setTimerType(Qt::VeryCoarseTimer);
    connect(&m_timer, &QTimer::timeout, this, &AutomaticBackups::tick);
}

void AutomaticBackups::start()
{
    m_isStarted = true;
    m_timer.start(startDelay);
}

void AutomaticBackups::tick()
{
    if (!m_isStarted)
        return;
    // The first call comes after startDelay; from now on the shorter interval applies.
    m_timer.start(pollInterval);
    const QDateTime now = m_clock.now();
    // A remaining pause longer than the maximum means that the clock was set back.
    const bool isPausing = m_notBefore && now < *m_notBefore
                           && now.secsTo(*m_notBefore) <= std::chrono::seconds(retryAfter).count();
    if (m_isRunning || isPausing)
        return;
    m_isRunning = true;
    const QDate today = now.toLocalTime().date();
    const auto ask =
        [backup = m_backups.dayPath(today), database = m_database, freeSpace = m_freeSpace] {
            if (QFileInfo::exists(backup))
                return DiskFacts{.hasBackup = true};
            const QFileInfo file(database);
            return DiskFacts{.databaseBytes = file.size(), .freeBytes = freeSpace(file.path())};
        };
    // Not on this thread: the window would freeze while a sleeping network disk wakes up.
    Future<DiskFacts>(QtConcurrent::run(&m_disk, ask))
        .then(this, [this, today](const DiskFacts &disk) { backUp(today, disk); });
}

void AutomaticBackups::backUp(QDate today, const DiskFacts &disk)
{
    if (disk.hasBackup || !hasRoom(disk)) {
        m_isRunning = false;
        return;
    }
    m_backups.backUpDay(today).then(this,
                                    [this](const Result<BackupFacts> &backup) { take(backup); });
}

/// Whether the disk has room for the copy of the database and, in the worst case, for an archive of
/// the same size.
bool AutomaticBackups::hasRoom(const DiskFacts &disk)
{
    const qint64 needed = 2 * disk.databaseBytes + m_keepsFree;
    // An unknown amount of free space does not prevent a backup.
    const bool wasLow = std::exchange(m_isLow, disk.freeBytes >= 0 && disk.freeBytes < needed);
    if (m_isLow && !wasLow)
        qCInfo(lcBackup) << "no backup: bytes free" << disk.freeBytes << "wanted" << needed;
    return !m_isLow;
}

void AutomaticBackups::take(const Result<BackupFacts> &backup)
{
    m_isRunning = false;
    if (backup) {
        m_hasFailed = false;
        m_notBefore.reset();
        emit made(*backup);
        return;
    }
    m_notBefore = m_clock.now().addSecs(std::chrono::seconds(retryAfter).count());
    qCInfo(lcBackup) << "no backup:" << backup.error();
    // One message for a series of failures; Cancelled is no failure.
    if (backup.error().code != ErrorCode::Cancelled && !std::exchange(m_hasFailed, true))
        emit failed(backup.error());
}

} // namespace dogear::maintenance
