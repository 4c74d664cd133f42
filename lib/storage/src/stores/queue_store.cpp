// SPDX-License-Identifier: GPL-3.0-or-later
#include <storage/connection.h>
#include <storage/queue_store.h>

using namespace Qt::StringLiterals;

namespace dogear::storage {

Result<QList<EpisodeId>> QueueStore::all()
{
    const auto found = m_connection.execute(u"SELECT episode_id FROM queue ORDER BY place"_s);
    if (!found)
        return failure(found.error());
    QList<EpisodeId> ids;
    while ((*found)->next())
        ids.append(EpisodeId{(*found)->value(0).toLongLong()});
    return ids;
}

Result<std::chrono::milliseconds> QueueStore::timeLeft()
{
    const auto found = m_connection.execute(
        u"SELECT coalesce(sum(max(0, duration_ms - iif(played, 0, position_ms))), 0)"
        " FROM queue JOIN episode ON episode.id = episode_id"_s);
    if (!found)
        return failure(found.error());
    (*found)->next();
    return std::chrono::milliseconds((*found)->value(0).toLongLong());
}

Result<QList<EpisodeId>> QueueStore::replace(const QList<EpisodeId> &ids)
{
    if (auto emptied = m_connection.execute(u"DELETE FROM queue"_s); !emptied)
        return failure(emptied.error());
    QList<EpisodeId> stored;
    for (const EpisodeId id : ids) {
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
