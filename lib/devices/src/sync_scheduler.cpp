// SPDX-License-Identifier: GPL-3.0-or-later
#include "waiting_count.h"

#include <storage/database_thread.h>
#include <storage/sync_target_store.h>

#include <algorithm>
#include <devices/sync_scheduler.h>

namespace dogear::devices {

using std::chrono::milliseconds;
using std::chrono::seconds;
using storage::Connection;

namespace {

QDateTime after(const QDateTime &time, seconds pause)
{
    return time.addSecs(pause.count());
}

/// Counts what waits for its upload to any target.
Result<int> totalWaitingCount(Connection &connection)
{
    const auto targets = storage::SyncTargetStore(connection).all();
    if (!targets)
        return failure(targets.error());
    int waiting = 0;
    for (const domain::SyncTarget &target : *targets) {
        const auto count = waitingCount(connection, target);
        if (!count)
            return count;
        waiting += *count;
    }
    return waiting;
}

void end(const std::shared_ptr<QPromise<bool>> &promise, bool isUploaded)
{
    if (promise->future().isFinished())
        return; // the limit was first
    promise->addResult(isUploaded);
    promise->finish();
}

} // namespace

SyncScheduler::SyncScheduler(storage::DatabaseThread &database,
                             SyncRunner &runner,
                             const Clock &clock,
                             QObject *parent)
    : QObject(parent)
    , m_database(database)
    , m_runner(runner)
    , m_clock(clock)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &SyncScheduler::tick);
    // The run takes what was due; changes that are made meanwhile ask for another one.
    connect(&runner, &SyncRunner::started, this, [this] { m_next.reset(); });
    connect(&runner, &SyncRunner::finished, this, [this] {
        m_lastEnd = m_clock.now();
        if (isOn())
            runNotLater(after(*m_lastEnd, std::chrono::minutes(m_settings.minutes)));
    });
}

void SyncScheduler::start(const settings::SyncSettings &settings)
{
    m_isStarted = true;
    m_settings = settings;
    if (isOn())
        runNotLater(after(m_clock.now(), startDelay));
}

void SyncScheduler::setSettings(const settings::SyncSettings &settings)
{
    m_settings = settings;
    m_next.reset();
    m_timer.stop();
    if (isOn())
        runNotLater(
            after(m_lastEnd.value_or(m_clock.now()), std::chrono::minutes(settings.minutes)));
}

void SyncScheduler::setNetwork(const NetworkUse &network)
{
    const bool wasAllowed = m_network.isAllowed();
    m_network = network;
    if (!wasAllowed && network.isAllowed())
        requestRun();
    else
        sleep();
}

void SyncScheduler::requestRun()
{
    if (isOn())
        runNotLater(after(m_clock.now(), changeDelay));
}

bool SyncScheduler::isOn() const
{
    return m_isStarted && m_settings.isAutomatic;
}

std::optional<QDateTime> SyncScheduler::nextRun() const
{
    return isOn() && m_network.isAllowed() ? m_next : std::nullopt;
}

void SyncScheduler::runNotLater(const QDateTime &time)
{
    m_next = m_next ? std::min(*m_next, time) : time;
    if (m_lastEnd) {
        const QDateTime earliest = after(*m_lastEnd, minPause);
        // A pause that is longer than the minimum means that the clock was set back.
        if (*m_next < earliest && m_clock.now().secsTo(earliest) <= minPause.count())
            m_next = earliest;
    }
    sleep();
}

void SyncScheduler::sleep()
{
    if (!nextRun()) {
        m_timer.stop(); // setNetwork() or setSettings() starts it again
        return;
    }
    const milliseconds rest(m_clock.now().msecsTo(*m_next));
    // At least a second, so that a time in the past cannot make the timer spin.
    m_timer.start(std::clamp<milliseconds>(rest, seconds(1), maxTickInterval));
}

void SyncScheduler::tick()
{
    const std::optional<QDateTime> next = nextRun();
    if (!next)
        return;
    if (m_clock.now() < *next) {
        sleep();
        return;
    }
    (void)m_runner.run(RunCause::Schedule);
}

Future<bool> SyncScheduler::finish(milliseconds limit)
{
    const bool wasOn = isOn() && m_network.isAllowed();
    m_isStarted = false;
    m_timer.stop();
    if (!wasOn)
        return readyFuture(false);
    auto promise = std::make_shared<QPromise<bool>>();
    promise->start();
    QTimer::singleShot(limit, this, [this, promise] {
        m_runner.cancel();
        end(promise, false);
    });
    // The first job comes after the saving of the last position, whose continuation gives the
    // database thread the action to record; the second one finds that action.
    m_database.run([](Connection &) -> Result<> { return {}; })
        .then(this, [this, promise](const Result<> &) { uploadLast(promise); });
    return promise->future();
}

void SyncScheduler::uploadLast(const std::shared_ptr<QPromise<bool>> &promise)
{
    m_database.run(totalWaitingCount).then(this, [this, promise](const Result<int> &waiting) {
        if (!waiting || *waiting == 0 || promise->future().isFinished()) {
            end(promise, waiting.has_value());
            return;
        }
        m_runner.run(RunCause::Schedule).then(this, [promise](const Result<RunSummary> &summary) {
            end(promise, summary.has_value());
        });
    });
}

} // namespace dogear::devices
