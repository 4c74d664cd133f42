// SPDX-License-Identifier: GPL-3.0-or-later
#include <storage/connection.h>
#include <storage/stored_media_store.h>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

StoredMediaRow readRow(const QSqlQuery &query)
{
    return {.episode = EpisodeId{query.value(0).toLongLong()},
            .key = query.value(1).toString(),
            .isComplete = query.value(2).toBool()};
}

} // namespace

Result<std::optional<StoredMediaRow>> StoredMediaStore::find(EpisodeId episode)
{
    return m_connection.first(
        u"SELECT episode_id, media_key, is_complete FROM stored_media WHERE episode_id = ?"_s,
        {episode.value},
        readRow);
}

Result<bool> StoredMediaStore::put(const StoredMediaRow &row)
{
    // Selecting from `episode` stores no row for an episode that was deleted meanwhile.
    return find(row.episode).and_then([&](const auto &known) -> Result<bool> {
        if (known == row) // REPLACE would count as a change
            return false;
        return m_connection
            .execute(u"INSERT OR REPLACE INTO stored_media (episode_id, media_key, is_complete)"
                     " SELECT id, ?, ? FROM episode WHERE id = ?"_s,
                     {row.key, row.isComplete, row.episode.value})
            .map([](QSqlQuery *query) { return query->numRowsAffected() > 0; });
    });
}

Result<QList<EpisodeId>> StoredMediaStore::remove(const QString &key)
{
    return m_connection.list(
        u"DELETE FROM stored_media WHERE media_key = ? RETURNING episode_id"_s,
        {key},
        [](const QSqlQuery &row) { return EpisodeId{row.value(0).toLongLong()}; });
}

Result<QList<StoredMediaRow>> StoredMediaStore::all()
{
    return m_connection.list(
        u"SELECT episode_id, media_key, is_complete FROM stored_media"_s, {}, readRow);
}

} // namespace dogear::storage
