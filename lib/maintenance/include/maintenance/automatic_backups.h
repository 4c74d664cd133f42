// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Makes one backup a day while the program runs.
///
/// Does nothing before start(). Makes a backup if the current day (in the user's time zone) has
/// none yet, unless the disk would then have less free space than the configured minimum, which is
/// logged once. After a failure it tries again in an hour.
///
/// Threads: GUI thread; Backups works on its own thread, and questions to the disk run on another.
/// Owner:   the composition root; backups and clock outlive it.
/// Tests:   tests/integration/tst_automatic_backups.cpp

#include <base/clock.h>
#include <maintenance/backups.h>

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <chrono>
#include <functional>
#include <optional>

namespace dogear::maintenance {

class AutomaticBackups final : public QObject
{
    Q_OBJECT

public:
    /// Delay after the start: window, resumed downloads and network come first.
    static constexpr std::chrono::seconds startDelay{120};
    /// Interval of checks of the clock, because timers stand still while a computer sleeps.
    static constexpr std::chrono::minutes pollInterval{15};
    static constexpr std::chrono::minutes retryAfter{60};

    /// Returns the free bytes on the disk of a folder, negative if unknown. Called on any thread,
    /// because a sleeping network disk may take a minute to answer.
    using FreeSpace = std::function<qint64(const QString &folder)>;
    [[nodiscard]] static qint64 freeSpaceOf(const QString &folder);

    /// \a database is the path of the database, whose size tells how much space a backup needs.
    AutomaticBackups(Backups &backups,
                     const QString &database,
                     const Clock &clock,
                     FreeSpace freeSpace = freeSpaceOf,
                     QObject *parent = nullptr);

    void start();
    /// Sets the minimum of free bytes that a backup leaves on the disk.
    void setKeepsFree(qint64 bytes) { m_keepsFree = bytes; }

    /// Checks the clock and makes a backup that is due; called by its own timer.
    void tick();
    /// Returns whether the disk is being asked or a backup is being made.
    [[nodiscard]] bool isRunning() const { return m_isRunning; }

signals:
    void made(const dogear::maintenance::BackupFacts &backup);
    /// Emitted when a backup failed, once until one succeeds.
    void failed(const dogear::Error &error);

private:
    struct DiskFacts;
    void backUp(QDate today, const DiskFacts &disk);
    [[nodiscard]] bool hasRoom(const DiskFacts &disk);
    void take(const Result<BackupFacts> &backup);

    Backups &m_backups;
    QString m_database;
    const Clock &m_clock;
    FreeSpace m_freeSpace;
    qint64 m_keepsFree = 1'000'000'000;
    std::optional<QDateTime> m_notBefore; ///< next attempt after a failure
    bool m_isStarted = false;
    bool m_isRunning = false;
    bool m_hasFailed = false;
    bool m_isLow = false; ///< too little free space; logged already
    QTimer m_timer;
    QThreadPool m_disk; ///< one thread; the destructor waits for it
};

} // namespace dogear::maintenance
