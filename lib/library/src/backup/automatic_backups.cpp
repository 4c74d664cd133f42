// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk_space.h"

#include <library/automatic_backups.h>

#include <QDir>
#include <QFileInfo>
#include <QLoggingCategory>

#include <utility>

namespace dogear::library {

namespace {

Q_LOGGING_CATEGORY(lcBackup, "dogear.backup")

} // namespace

qint64 AutomaticBackups::freeSpaceOf(const QString &folder)
{
    return availableBytes(folder).value_or(-1);
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
    m_timer.start(lookEvery);
    const QDateTime now = m_clock.now();
    // A remaining pause longer than the maximum means that the clock was set back.
    const bool isPausing = m_notBefore && now < *m_notBefore
                           && now.secsTo(*m_notBefore) <= std::chrono::seconds(retryAfter).count();
    const QDate today = now.toLocalTime().date();
    if (m_isRunning || isPausing || QFileInfo::exists(m_backups.dayPath(today)) || !hasRoom())
        return;
    m_isRunning = true;
    m_backups.backUpDay(today).then(this,
                                    [this](const Result<BackupFacts> &backup) { take(backup); });
}

/// Whether the disk has room for the copy of the database and, in the worst case, for an archive of
/// the same size.
bool AutomaticBackups::hasRoom()
{
    const qint64 needed = 2 * QFileInfo(m_database).size() + m_keepsFree;
    const qint64 free = m_freeSpace(QFileInfo(m_database).path());
    // An unknown amount of free space does not prevent a backup.
    const bool wasLow = std::exchange(m_isLow, free >= 0 && free < needed);
    if (m_isLow && !wasLow)
        qCInfo(lcBackup) << "no backup: bytes free" << free << "wanted" << needed;
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

} // namespace dogear::library
