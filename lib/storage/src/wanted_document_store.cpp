// SPDX-License-Identifier: GPL-3.0-or-later
#include <storage/connection.h>
#include <storage/wanted_document_store.h>

#include <limits>

using namespace Qt::StringLiterals;

namespace dogear::storage {

Result<std::optional<EpisodeId>> WantedDocumentStore::next(const QDateTime &now, EpisodeId before)
{
    const qint64 end = before.isValid() ? before.value : std::numeric_limits<qint64>::max();
    const auto found = m_connection.execute(
        u"SELECT w.episode_id FROM wanted_document w JOIN episode e ON e.id = w.episode_id"
        " JOIN podcast p ON p.id = e.podcast_id WHERE w.episode_id < ? AND w.due <= ?"
        " AND p.archived = 0 ORDER BY w.episode_id DESC LIMIT 1"_s,
        {end, now.toSecsSinceEpoch()});
    if (!found)
        return failure(found.error());
    QSqlQuery &row = **found;
    std::optional<EpisodeId> episode;
    if (row.next())
        episode = EpisodeId{row.value(0).toLongLong()};
    row.finish();
    return episode;
}

Result<> WantedDocumentStore::remove(EpisodeId episode)
{
    return m_connection
        .execute(u"DELETE FROM wanted_document WHERE episode_id = ?"_s, {episode.value})
        .map([](QSqlQuery *) {});
}

Result<> WantedDocumentStore::postpone(EpisodeId episode, const QDateTime &due)
{
    return m_connection
        .execute(u"UPDATE wanted_document SET due = ? WHERE episode_id = ?"_s,
                 {due.toSecsSinceEpoch(), episode.value})
        .map([](QSqlQuery *) {});
}

} // namespace dogear::storage
