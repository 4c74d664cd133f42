// SPDX-License-Identifier: GPL-3.0-or-later
#include "episode_sync.h"

#include <storage/connection.h>
#include <storage/sync_log_store.h>

#include <utility>

namespace dogear::sync {

using storage::Connection;

void EpisodeSync::apply(std::function<void(const BulkMarks &)> next)
{
    using Waiting = std::pair<QList<qint64>, QList<storage::MarkTime>>;
    m_next = std::move(next);
    m_run.inDatabase(
        [](Connection &connection) -> Result<Waiting> {
            storage::SyncLogStore log(connection);
            const auto marks = log.marks();
            if (!marks)
                return failure(marks.error());
            return log.waitingFeeds().map(
                [&marks](const QList<qint64> &found) { return Waiting(found, *marks); });
        },
        [this](const Waiting &waiting) {
            m_feeds = waiting.first;
            m_bulk = BulkMarks(waiting.second);
            matchNext();
        });
}

void EpisodeSync::matchNext()
{
    m_run.progress(SyncPhase::Applying, m_nextFeed, m_feeds.size());
    if (m_nextFeed == m_feeds.size()) {
        change();
        return;
    }
    // One job for each show: the database thread serves the window in between.
    m_run.inDatabase([feed = m_feeds[m_nextFeed], bulk = m_bulk](
                         Connection &connection) { return outcomes(connection, feed, bulk); },
                     [this](const Outcomes &found) {
                         ++m_nextFeed;
                         m_matched.changes += found.changes;
                         m_matched.waiting.insert(found.waiting);
                         matchNext();
                     });
}

void EpisodeSync::change()
{
    if (m_matched.waiting.isEmpty()) {
        m_next(m_bulk);
        return;
    }
    m_run.after(m_run.library().apply(m_matched.changes),
                [this](const QSet<EpisodeId> &playing) { settle(playing); });
}

void EpisodeSync::settle(const QSet<EpisodeId> &playing)
{
    m_run.report().applied = static_cast<int>(m_matched.changes.size() - playing.size());
    QList<qint64> settled;
    for (auto each = m_matched.waiting.cbegin(); each != m_matched.waiting.cend(); ++each) {
        if (!playing.contains(each.key()))
            settled.append(each.value());
    }
    m_run.inDatabase(
        [settled](Connection &connection) {
            return storage::SyncLogStore(connection).settle(settled);
        },
        [this] { m_next(m_bulk); });
}

} // namespace dogear::sync
