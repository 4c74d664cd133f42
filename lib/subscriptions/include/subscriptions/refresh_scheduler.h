// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Refreshes each show when it is due, while the program runs.
///
/// Does nothing before start(), and nothing in the mode Manual. All shows that are due together are
/// one refresh, which gives way to one by hand. The scheduler checks the clock at least every
/// maxTickInterval, because timers stand still while a computer sleeps, and waits for wakeDelay
/// after waking, because the network needs a moment.
///
/// Threads: GUI thread; the database thread reads the schedule at low priority, after interactive
///          jobs.
/// Owner:   the composition root; all collaborators outlive it.
/// Tests:   tests/integration/tst_refresh_scheduler.cpp

#include <base/clock.h>
#include <base/ids.h>
#include <domain/refresh_facts.h>
#include <settings/settings.h>
#include <storage/database_thread.h>

#include <QHash>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <optional>

namespace dogear::subscriptions {

class FeedRefresher;
class Subscriptions;

class RefreshScheduler final : public QObject
{
    Q_OBJECT

public:
    /// Delays after the start: first the window, then the schedule, then the network.
    static constexpr std::chrono::seconds readDelay{2};
    static constexpr std::chrono::seconds startDelay{20};
    /// Delay after the computer wakes up.
    static constexpr std::chrono::seconds wakeDelay{15};
    /// Minimum pause between two scheduled refreshes, whatever goes wrong.
    static constexpr std::chrono::seconds minRefreshPause{60};
    /// Maximum time between two checks of the clock.
    static constexpr std::chrono::minutes maxTickInterval{5};
    /// Shows that become due within this time join the current refresh.
    static constexpr std::chrono::minutes mergeWindow{2};

    RefreshScheduler(storage::DatabaseThread &database,
                     Subscriptions &subscriptions,
                     FeedRefresher &refresher,
                     const Clock &clock,
                     QObject *parent = nullptr);

    void start(const settings::RefreshSettings &settings);
    /// Applies changed settings.
    void setSettings(const settings::RefreshSettings &settings);
    [[nodiscard]] bool isOn() const;

    /// When \a show will be refreshed; nullopt if it will not, or if that is not known yet.
    [[nodiscard]] std::optional<QDateTime> nextRefresh(PodcastId show) const;

    /// Checks the clock and starts a refresh that is due; called by its own timer.
    void tick();
    /// The time of the next check; nullopt while the scheduler does nothing.
    [[nodiscard]] std::optional<QDateTime> nextTick() const { return m_nextTick; }
    [[nodiscard]] bool isReading() const { return m_isReading; }

signals:
    /// Emitted when the result of nextRefresh() has changed.
    void scheduleChanged();

private:
    void readSchedule();
    void handleSchedule(const QList<domain::RefreshFacts> &shows);
    void refreshDue(const QDateTime &now);
    void sleepUntil(const QDateTime &time);
    [[nodiscard]] bool isPausing(const QDateTime &now) const;

    storage::DatabaseThread &m_database;
    FeedRefresher &m_refresher;
    const Clock &m_clock;
    settings::RefreshSettings m_settings;
    QHash<PodcastId, QDateTime> m_due;
    std::optional<QDateTime> m_nextTick;
    QDateTime m_pausedUntil; ///< no refresh starts before
    bool m_isStarted = false;
    bool m_isReading = false;
    bool m_isOutdated = false; ///< something changed during the reading
    QTimer m_timer;
};

} // namespace dogear::subscriptions
