// SPDX-License-Identifier: GPL-3.0-or-later
#include "refresh_schedule.h"

#include <storage/refresh_facts_store.h>
#include <subscriptions/feed_refresher.h>
#include <subscriptions/refresh_scheduler.h>
#include <subscriptions/subscriptions.h>

#include <algorithm>

namespace dogear::subscriptions {

using std::chrono::seconds;

namespace {

/// A timer that fires this much late was delayed by a sleeping computer.
constexpr seconds sleptThrough{60};

QDateTime after(const QDateTime &time, seconds pause)
{
    return time.addSecs(pause.count());
}

} // namespace

RefreshScheduler::RefreshScheduler(storage::DatabaseThread &database,
                                   Subscriptions &subscriptions,
                                   FeedRefresher &refresher,
                                   const Clock &clock,
                                   QObject *parent)
    : QObject(parent)
    , m_database(database)
    , m_refresher(refresher)
    , m_clock(clock)
{
    m_timer.setSingleShot(true);
    // The schedule does not depend on seconds; coarse timers let the processor sleep longer.
    m_timer.setTimerType(Qt::VeryCoarseTimer);
    connect(&m_timer, &QTimer::timeout, this, &RefreshScheduler::tick);
    connect(&subscriptions, &Subscriptions::podcastsChanged, this, &RefreshScheduler::readSchedule);
    connect(&refresher, &FeedRefresher::finished, this, [this](const RefreshSummary &summary) {
        if (summary.cause == RefreshCause::Schedule)
            m_pausedUntil = after(m_clock.now(), minRefreshPause);
        readSchedule();
    });
}

void RefreshScheduler::start(const settings::RefreshSettings &settings)
{
    m_isStarted = true;
    m_settings = settings;
    m_pausedUntil = after(m_clock.now(), startDelay);
    if (isOn())
        sleepUntil(after(m_clock.now(), readDelay));
}

void RefreshScheduler::setSettings(const settings::RefreshSettings &settings)
{
    m_settings = settings;
    m_timer.stop();
    m_nextTick.reset();
    if (isOn())
        return readSchedule();
    m_due.clear();
    emit scheduleChanged();
}

bool RefreshScheduler::isOn() const
{
    return m_isStarted && m_settings.mode != settings::RefreshMode::Manual;
}

std::optional<QDateTime> RefreshScheduler::nextRefresh(PodcastId show) const
{
    const auto due = m_due.constFind(show);
    return due == m_due.cend() ? std::nullopt : std::optional(*due);
}

void RefreshScheduler::tick()
{
    if (!isOn())
        return;
    const QDateTime now = m_clock.now();
    if (m_nextTick && m_nextTick->secsTo(now) > sleptThrough.count())
        m_pausedUntil = after(now, wakeDelay);
    readSchedule();
}

/// Reads the schedule from the database each time, because dogearctl changes it too.
void RefreshScheduler::readSchedule()
{
    if (!isOn())
        return;
    if (m_isReading) {
        // One reading at a time; the change is picked up by reading again at the end.
        m_isOutdated = true;
        return;
    }
    m_isReading = true;
    m_isOutdated = false;
    m_database
        .run(
            [](storage::Connection &connection) {
                return storage::RefreshFactsStore(connection).all();
            },
            storage::JobPriority::Background)
        .then(this, [this](const Result<QList<domain::RefreshFacts>> &shows) {
            m_isReading = false;
            if (!isOn())
                return;
            if (m_isOutdated)
                readSchedule();
            else if (shows)
                handleSchedule(*shows);
            else // a broken database is reported where the user asks for something; try again here
                sleepUntil(after(m_clock.now(), maxTickInterval));
        });
}

void RefreshScheduler::handleSchedule(const QList<domain::RefreshFacts> &shows)
{
    const QDateTime now = m_clock.now();
    QHash<PodcastId, QDateTime> due;
    due.reserve(shows.size());
    for (const domain::RefreshFacts &show : shows) {
        due.insert(show.id,
                   m_settings.mode == settings::RefreshMode::EveryHours
                       ? dueEvery(std::chrono::hours(m_settings.hours), show, now)
                       : dueAt(show, now));
    }
    if (due != m_due) {
        m_due = due;
        emit scheduleChanged();
    }
    // The end of a running refresh calls readSchedule() again.
    if (!m_refresher.isRunning())
        refreshDue(now);
    else
        sleepUntil(after(now, maxTickInterval));
}

void RefreshScheduler::refreshDue(const QDateTime &now)
{
    QList<PodcastId> ids;
    QDateTime next = after(now, maxTickInterval);
    // Shows that are due within two minutes join, instead of a refresh of their own.
    const QDateTime soon = after(now, mergeWindow);
    bool isAnyDue = false;
    for (auto show = m_due.cbegin(); show != m_due.cend(); ++show) {
        next = std::min(next, *show);
        isAnyDue = isAnyDue || *show <= now;
        if (*show <= soon)
            ids.append(show.key());
    }
    if (isPausing(now)) {
        sleepUntil(std::min(std::max(next, m_pausedUntil), after(now, maxTickInterval)));
    } else if (isAnyDue) {
        // A fallback: the end of the refresh reads the schedule again and sets the timer.
        sleepUntil(after(now, maxTickInterval));
        std::ranges::sort(ids);
        (void)m_refresher.refresh(ids, RefreshCause::Schedule); // failures are shown with the shows
    } else {
        sleepUntil(next);
    }
}

void RefreshScheduler::sleepUntil(const QDateTime &time)
{
    m_nextTick = time;
    const qint64 milliseconds = m_clock.now().msecsTo(time);
    // At least a second, so that a time in the past cannot make the timer spin.
    m_timer.start(std::chrono::milliseconds(std::max<qint64>(1'000, milliseconds)));
}

/// Whether the pause still lasts. A remaining pause longer than the maximum means that the clock
/// was set back; it is ignored.
bool RefreshScheduler::isPausing(const QDateTime &now) const
{
    return m_pausedUntil.isValid() && now < m_pausedUntil
           && now.secsTo(m_pausedUntil) <= minRefreshPause.count();
}

} // namespace dogear::subscriptions
