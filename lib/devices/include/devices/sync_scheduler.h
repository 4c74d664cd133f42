// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Decides when sync runs by itself: after the start, soon after changes, every N minutes,
///        and once more on exit.
///
/// Does nothing before start(), without a network, on a metered one unless that is allowed, and
/// while it is switched off; then only the user runs sync. The clock is checked at least every
/// maxTickInterval, because timers stand still while a computer sleeps.
///
/// Threads: GUI thread.
/// Owner:   Devices; all collaborators outlive it.
/// Tests:   tests/integration/tst_sync_scheduler.cpp

#include <base/clock.h>
#include <base/future.h>
#include <settings/desktop_settings.h>

#include <QObject>
#include <QPromise>
#include <QTimer>

#include <chrono>
#include <devices/sync_runner.h>
#include <memory>
#include <optional>

namespace dogear::devices {

/// What the network allows.
struct NetworkUse
{
    bool isOnline = true;
    bool isMetered = false;
    bool allowsMetered = false; ///< settings::DownloadSettings::allowsMetered

    [[nodiscard]] bool isAllowed() const { return isOnline && (!isMetered || allowsMetered); }
    friend bool operator==(const NetworkUse &, const NetworkUse &) = default;
};

class SyncScheduler final : public QObject
{
    Q_OBJECT

public:
    /// Delay after the start: window and network come first.
    static constexpr std::chrono::seconds startDelay{8};
    /// Delay after a change, because another often follows.
    static constexpr std::chrono::seconds changeDelay{5};
    /// Minimum pause between two runs, however often the user pauses and plays.
    static constexpr std::chrono::seconds minPause{60};
    /// Maximum time between two checks of the clock.
    static constexpr std::chrono::minutes maxTickInterval{5};
    /// Limit of the run on exit.
    static constexpr std::chrono::milliseconds exitLimit{4'000};

    SyncScheduler(storage::DatabaseThread &database,
                  SyncRunner &runner,
                  const Clock &clock,
                  QObject *parent = nullptr);

    void start(const settings::SyncSettings &settings);
    void setSettings(const settings::SyncSettings &settings);
    /// Applies \a network; a network that comes back is used soon.
    void setNetwork(const NetworkUse &network);
    /// Runs soon, because there is something to upload.
    void requestRun();

    /// Uploads what waits, if the network allows it, for \a limit at most; nothing runs by itself
    /// afterwards. Jobs that the database thread was given before are included.
    /// \return a future that finishes when the program may end
    [[nodiscard]] Future<bool> finish(std::chrono::milliseconds limit = exitLimit);

    /// Checks the clock and starts a run that is due; called by its own timer.
    void tick();
    /// When sync runs next by itself; empty if it does not.
    [[nodiscard]] std::optional<QDateTime> nextRun() const;

private:
    [[nodiscard]] bool isOn() const;
    void runNotLater(const QDateTime &time);
    void sleep();
    void uploadLast(const std::shared_ptr<QPromise<bool>> &promise);

    storage::DatabaseThread &m_database;
    SyncRunner &m_runner;
    const Clock &m_clock;
    settings::SyncSettings m_settings;
    NetworkUse m_network;
    std::optional<QDateTime> m_next;    ///< due time of the next run
    std::optional<QDateTime> m_lastEnd; ///< of a run, whatever its cause
    bool m_isStarted = false;
    QTimer m_timer;
};

} // namespace dogear::devices
