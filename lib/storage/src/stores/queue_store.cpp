// SPDX-License-Identifier: GPL-3.0-or-later
#include <storage/connection.h>
#include <storage/queue_store.h>

using namespace Qt::StringLiterals;

namespace dogear::storage {

Result<QList<EpisodeId>> QueueStore::all()
{
    return m_connection.list(
        u"SELECT episode_id FROM queue ORDER BY place"_s, {}, [](const QSqlQuery &row) {
            return EpisodeId{row.value(0).toLongLong()};
        });
}

/// CROSS JOIN keeps the queue as the outer loop. Otherwise, for GROUP BY, SQLite would scan all
/// episodes in the order of their shows; with a million episodes that takes 40 ms at each start.
QString QueueStore::timeLeftSql()
{
    return u"SELECT podcast_id, coalesce(sum(max(0, coalesce(measured_ms, duration_ms)"
           " - iif(played, 0, position_ms))), 0)"
           " FROM queue CROSS JOIN episode ON episode.id = episode_id GROUP BY podcast_id"_s;
}

Result<QHash<PodcastId, std::chrono::milliseconds>> QueueStore::timeLeft()
{
    QHash<PodcastId, std::chrono::milliseconds> left;
    return m_connection
        .forEach(timeLeftSql(),
                 {},
                 [&left](const QSqlQuery &row) {
                     left.insert({row.value(0).toLongLong()},
                                 std::chrono::milliseconds(row.value(1).toLongLong()));
                 })
        .map([&left] { return std::move(left); });
}

Result<QList<EpisodeId>> QueueStore::replace(const QList<EpisodeId> &ids)
{
    if (auto emptied = m_connection.execute(u"DELETE FROM queue"_s); !emptied)
        return failure(emptied.error());
    QList<EpisodeId> stored;
    for (const EpisodeId id : ids) {
        // Selecting from `episode` drops missing ones; IGNORE drops repeated ones, as episode_id is
        // unique.
        const auto put = m_connection.execute(
            u"INSERT OR IGNORE INTO queue (place, episode_id) SELECT ?, id FROM episode WHERE id = ?"_s,
            {stored.size(), id.value});
        if (!put)
            return failure(put.error());
        if ((*put)->numRowsAffected() > 0)
            stored.append(id);
    }
    return stored;
}

} // namespace dogear::storage
