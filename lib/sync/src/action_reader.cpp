// SPDX-License-Identifier: GPL-3.0-or-later
#include "action_reader.h"

#include <storage/connection.h>
#include <storage/sync_target_store.h>

#include <algorithm>
#include <utility>

namespace dogear::sync {

using storage::Connection;

namespace {

/// Actions that are written in one job.
constexpr qsizetype actionsAtOnce = 4000;

} // namespace

void ActionReader::read(const domain::SyncProgress &progress,
                        const PullPlan &pull,
                        std::optional<qint64> showCursor,
                        std::function<void()> next)
{
    m_progress = progress;
    m_pull = pull;
    m_showCursor = showCursor;
    m_next = std::move(next);
    start();
}

void ActionReader::start()
{
    m_pages = PullPages(m_pull.since);
    m_summary = {.since = m_pull.since};
    m_receipt = {.now = m_run.now().toSecsSinceEpoch(),
                 .lastPull = m_progress.lastPull ? m_progress.lastPull->toSecsSinceEpoch() : 0};
    m_run.progress(SyncPhase::ReadingActions);
    m_run.after(m_run.transport().actions(m_pages.since()),
                [this](const ActionPage &page) { takePage(page, 0); });
}

void ActionReader::takePage(const ActionPage &page, qsizetype first)
{
    if (first >= page.actions.size()) {
        endPage(page);
        return;
    }
    // In parts: the database thread and this one serve the window in between.
    const QList<domain::SyncAction> part = page.actions.mid(first, actionsAtOnce);
    m_pages.add(part);
    const auto isAtSince = [this](const domain::SyncAction &action) {
        return action.time == m_pages.since();
    };
    if (std::ranges::any_of(part, isAtSince))
        m_run.report().profile.includesSince = true;
    m_run.inDatabase([part, receipt = m_receipt](
                         Connection &connection) { return takeIn(connection, part, receipt); },
                     [this, page, first](const storage::ReceivedCounts &counts) {
                         m_run.report().received += counts.added;
                         m_summary.ownIds.unite(counts.ownIds);
                         m_run.progress(SyncPhase::ReadingActions, m_pages.count());
                         takePage(page, first + actionsAtOnce);
                     });
}

void ActionReader::endPage(const ActionPage &page)
{
    m_run.report().unreadable += page.unreadable;
    if (!m_pages.end(page)) {
        finish();
        return;
    }
    int &pageLimit = m_run.report().profile.pageLimit;
    pageLimit = std::max(pageLimit, static_cast<int>(page.actions.size()));
    m_run.after(m_run.transport().actions(m_pages.since()),
                [this](const ActionPage &following) { takePage(following, 0); });
}

void ActionReader::finish()
{
    const QDateTime now = m_run.now();
    const NewCursor cursor = newCursor(m_pages, m_progress.actionCursor, now);
    if (cursor.wentBack && !m_pull.isEverything) {
        // The clock of the server went back, or it is another one: nothing tells from when on it
        // was read. Once from the beginning, then with the new cursor.
        m_pull = planPull(m_progress, now, PullScope::Everything);
        m_progress.actionCursor.reset();
        start();
        return;
    }
    setProgress(cursor.cursor, now);
    store();
}

void ActionReader::setProgress(qint64 cursor, const QDateTime &now)
{
    m_summary.actions = m_pages.count();
    m_progress.actionCursor = cursor;
    m_progress.subscriptionCursor = m_showCursor.value_or(cursor);
    m_progress.lastPull = now;
    if (m_pull.isOverlap)
        m_progress.lastOverlap = now;
    if (m_pull.isEverything)
        m_progress.lastEverything = now;
}

void ActionReader::store()
{
    m_run.inDatabase(
        [id = m_run.target(),
         read = m_summary,
         known = m_run.report().profile,
         reached = m_progress](Connection &connection) -> Result<ServerProfile> {
            const auto learned = compareUploads(connection, id, read, known);
            if (!learned)
                return learned;
            return storage::SyncTargetStore(connection).setProgress(id, reached).map([&learned] {
                return *learned;
            });
        },
        [this](const ServerProfile &learned) {
            m_run.report().profile = learned;
            m_next();
        });
}

} // namespace dogear::sync
