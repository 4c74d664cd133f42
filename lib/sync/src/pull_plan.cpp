// SPDX-License-Identifier: GPL-3.0-or-later
#include <net/retry_after.h>
#include <sync/pull_plan.h>

#include <algorithm>
#include <utility>

using namespace std::chrono_literals;

namespace dogear::sync {

namespace {

/// Difference by which the cursors of one server may vary: clusters have several clocks.
constexpr qint64 clockTolerance = 60;
/// Time that a cursor may be ahead of the clocks.
constexpr qint64 maxAheadSeconds = 3600;

bool isDue(const std::optional<QDateTime> &last,
           std::chrono::seconds interval,
           const QDateTime &now)
{
    // A time in the future is of a clock that was wrong.
    return !last || *last > now || last->addSecs(interval.count()) <= now;
}

size_t identity(const domain::SyncAction &action)
{
    return qHashMulti(0,
                      action.feed,
                      action.episode,
                      static_cast<int>(action.kind),
                      action.time,
                      action.position.value_or(-1));
}

} // namespace

PullPlan planPull(const domain::SyncProgress &progress, const QDateTime &now, PullScope scope)
{
    const bool isEverything = scope == PullScope::Everything || !progress.actionCursor
                              || isDue(progress.lastEverything, everythingInterval, now);
    if (isEverything)
        return {.since = 0, .isOverlap = true, .isEverything = true};
    if (!isDue(progress.lastOverlap, overlapInterval, now))
        return {.since = *progress.actionCursor};
    const qint64 length = std::chrono::seconds(overlapLength).count();
    return {.since = std::max(qint64{0}, *progress.actionCursor - length), .isOverlap = true};
}

void PullPages::add(const QList<domain::SyncAction> &actions)
{
    for (const domain::SyncAction &action : actions) {
        m_seen.insert(identity(action));
        m_newestAction = std::max(m_newestAction, action.time);
    }
}

bool PullPages::end(const ActionPage &page)
{
    const bool hasNew = m_seen.size() > std::exchange(m_seenBefore, m_seen.size());
    m_cursor = page.cursor;
    if (page.serverTime)
        m_serverTime = page.serverTime;
    if (page.actions.size() < fullPage || !page.cursor || !hasNew)
        return false;
    // Servers that include the second `since` return its actions again; if a whole page is of one
    // second, only the next second leads on.
    m_since = *page.cursor > m_since ? *page.cursor : m_since + 1;
    return true;
}

NewCursor newCursor(const PullPages &pages, std::optional<qint64> previous, const QDateTime &now)
{
    const qint64 here = now.toSecsSinceEpoch();
    const qint64 clock = std::max(here, pages.serverTime().value_or(here));
    // Without a cursor in the answer the clock of the server, or else this one, stands in for it.
    qint64 cursor = pages.cursor().value_or(pages.serverTime().value_or(here));
    if (cursor > clock + maxAheadSeconds)
        cursor = clock;
    // Some servers return the time of the last action instead of their own; that may go back.
    const bool isTimeOfAction = pages.newestAction() > 0 && cursor == pages.newestAction();
    if (previous && isTimeOfAction)
        return {.cursor = std::max(cursor, *previous)};
    return {.cursor = cursor, .wentBack = previous && cursor < *previous - clockTolerance};
}

QDateTime retryTime(int failures, const Error &error, const QDateTime &now)
{
    constexpr std::chrono::seconds first = 5min;
    constexpr std::chrono::seconds longest = 6h;
    const int doublings = std::clamp(failures - 1, 0, 10);
    const QDateTime pause = now.addSecs(std::min(longest.count(), first.count() << doublings));
    return std::max(pause, net::retryAfterTime(error, now).value_or(pause));
}

} // namespace dogear::sync
