// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Makes a backup a day while the program runs.
///
/// Does nothing before start(). A backup is made where the day (of the listener's time zone) has
/// none yet; never where it would leave less room on the disk than is to stay free, which is logged
/// once. After a failure it is tried again in an hour.
///
/// Threads: GUI thread; the work is done by Backups on its thread.
/// Owner:   the composition root; backups and clock outlive it.
/// Tests:   tests/integration/tst_automatic_backups.cpp

#include <base/clock.h>
#include <library/backups.h>

#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>
#include <optional>

namespace dogear::library {

class AutomaticBackups final : public QObject
{
    Q_OBJECT

public:
    /// The window, what was left and the network come first.
    static constexpr std::chrono::seconds startDelay{120};
    /// Timers stand still while a computer sleeps, so the clock is looked at.
    static constexpr std::chrono::minutes lookEvery{15};
    static constexpr std::chrono::minutes retryAfter{60};

    /// Bytes that are free on the disk of a folder, negative if unknown.
    using FreeSpace = std::function<qint64(const QString &folder)>;
    [[nodiscard]] static qint64 freeSpaceOf(const QString &folder);

    /// \a database: the file, whose size tells how much room a backup may take.
    AutomaticBackups(Backups &backups,
                     const QString &database,
                     const Clock &clock,
                     FreeSpace freeSpace = freeSpaceOf,
                     QObject *parent = nullptr);

    void start();
    /// Bytes that a backup leaves free on the disk.
    void setKeepsFree(qint64 bytes) { m_keepsFree = bytes; }

    /// Looks at the clock and does what is to be done; called by its own timer.
    void tick();
    [[nodiscard]] bool isRunning() const { return m_isRunning; }

signals:
    void made(const dogear::library::BackupFacts &backup);
    /// Emitted when a backup could not be made, for the first time since one was.
    void failed(const dogear::Error &error);

private:
    [[nodiscard]] bool hasRoom();
    void take(const Result<BackupFacts> &backup);

    Backups &m_backups;
    QString m_database;
    const Clock &m_clock;
    FreeSpace m_freeSpace;
    qint64 m_keepsFree = 1'000'000'000;
    std::optional<QDateTime> m_notBefore; ///< after a failure
    bool m_isStarted = false;
    bool m_isRunning = false;
    bool m_hasFailed = false;
    bool m_isLow = false; ///< and it was said
    QTimer m_timer;
};

} // namespace dogear::library
