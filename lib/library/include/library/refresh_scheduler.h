// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Refreshes each show when it is due, while the program runs.
///
/// Does nothing before start(), and nothing in the mode ByHand. All shows that are due together are
/// one refresh, which gives way to one by hand. It looks at the clock at least every longestSleep:
/// the timers of a computer stand still while it sleeps, and after waking the network needs a
/// moment.
///
/// Threads: GUI thread; the schedule is read on the database thread, after what somebody waits for.
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

namespace dogear::library {

class FeedRefresher;
class Subscriptions;

class RefreshScheduler final : public QObject
{
    Q_OBJECT

public:
    /// First the window, then the schedule, then the network.
    static constexpr std::chrono::seconds readDelay{2};
    static constexpr std::chrono::seconds startDelay{20};
    static constexpr std::chrono::seconds wakeDelay{15};
    /// Between two refreshes of the schedule, whatever goes wrong.
    static constexpr std::chrono::seconds leastPause{60};
    static constexpr std::chrono::minutes longestSleep{5};
    /// What is due so soon comes along.
    static constexpr std::chrono::minutes together{2};

    RefreshScheduler(storage::DatabaseThread &database,
                     Subscriptions &subscriptions,
                     FeedRefresher &refresher,
                     const Clock &clock,
                     QObject *parent = nullptr);

    void start(const settings::RefreshSettings &settings);
    /// Takes over a change of the settings.
    void setSettings(const settings::RefreshSettings &settings);
    [[nodiscard]] bool isOn() const;

    /// When \a show will be refreshed; nothing if it will not, or if that is not known yet.
    [[nodiscard]] std::optional<QDateTime> nextRefresh(PodcastId show) const;

    /// Looks at the clock and does what is to be done; called by its own timer.
    void tick();
    /// When it looks next; nothing while it does nothing.
    [[nodiscard]] std::optional<QDateTime> nextTick() const { return m_nextTick; }
    [[nodiscard]] bool isReading() const { return m_isReading; }

signals:
    /// Emitted when what nextRefresh() says has changed.
    void scheduleChanged();

private:
    void readSchedule();
    void takeSchedule(const QList<domain::RefreshFacts> &shows);
    void refreshDue(const QDateTime &now);
    void sleepUntil(const QDateTime &time);
    [[nodiscard]] bool isPausing(const QDateTime &now) const;

    storage::DatabaseThread &m_database;
    FeedRefresher &m_refresher;
    const Clock &m_clock;
    settings::RefreshSettings m_settings;
    QHash<PodcastId, QDateTime> m_due;
    std::optional<QDateTime> m_nextTick;
    QDateTime m_pausedUntil; ///< nothing is refreshed before
    bool m_isStarted = false;
    bool m_isReading = false;
    bool m_isOutdated = false; ///< something changed while it was read
    QTimer m_timer;
};

} // namespace dogear::library
