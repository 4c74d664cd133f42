// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue_merge.h"

#include "episodes/episode_rows.h"
#include "transfers/transfer_rows.h"

#include <storage/connection.h>
#include <storage/queue_store.h>

using namespace Qt::StringLiterals;

namespace dogear::storage {

Result<> QueueMerge::load()
{
    if (m_queue)
        return {};
    const auto queue = QueueStore(m_connection).all();
    if (!queue)
        return failure(queue.error());
    m_queue = *queue;
    return m_connection.forEach(
        u"SELECT episode_id, transfer_id, queue_rank FROM imported_episode"
        " WHERE episode_id IN (SELECT episode_id FROM queue) AND takes & ? AND filled = 1"_s,
        {takenQueue},
        [this](const QSqlQuery &row) {
            m_places.insert(readEpisodeId(row), {row.value(1).toLongLong(), row.value(2).toInt()});
        });
}

Result<bool> QueueMerge::add(EpisodeId id, TransferId transfer, int rank)
{
    if (auto loaded = load(); !loaded)
        return failure(loaded.error());
    if (m_queue->contains(id))
        return false;
    const Place place{transfer.value, rank};
    qsizetype behind = -1; // index of the last imported episode that plays earlier
    qsizetype before = -1; // index of the first one that plays later
    for (qsizetype i = 0; i < m_queue->size(); ++i) {
        const auto other = m_places.constFind(m_queue->at(i));
        if (other == m_places.cend())
            continue;
        if (*other < place)
            behind = i;
        else if (before < 0)
            before = i;
    }
    if (behind >= 0)
        m_queue->insert(behind + 1, id);
    else
        m_queue->insert(before >= 0 ? before : m_queue->size(), id);
    m_places.insert(id, place);
    m_isChanged = true;
    return true;
}

Result<> QueueMerge::store()
{
    if (!m_isChanged)
        return {};
    return QueueStore(m_connection).replace(*m_queue).map([](const QList<EpisodeId> &) {});
}

} // namespace dogear::storage
