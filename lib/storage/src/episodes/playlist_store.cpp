// SPDX-License-Identifier: GPL-3.0-or-later
#include "episodes/episode_conditions.h"
#include "episodes/episode_rows.h"
#include "value_json.h"

#include <storage/connection.h>
#include <storage/playlist_store.h>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

using domain::Playlist;

const QString listColumns =
    u"l.id, l.name, l.keeps_played,"
    " (SELECT count(*) FROM list_episode i CROSS JOIN episode e ON e.id = i.episode_id"
    "  WHERE i.list_id = l.id AND (l.keeps_played = 1 OR e.played = 0))"_s;

Playlist readList(const QSqlQuery &row)
{
    return {.id = PlaylistId{row.value(0).toLongLong()},
            .name = row.value(1).toString(),
            .keepsPlayed = row.value(2).toBool(),
            .episodeCount = row.value(3).toInt()};
}

/// The list as the outer loop: its episodes are few, and SQLite would read all unplayed ones.
const QString unplayedSql =
    u"SELECT e.id FROM list_episode i CROSS JOIN episode e ON e.id = i.episode_id"
    " WHERE i.list_id = ? AND e.played = 0 AND "_s
    + playableSql;

} // namespace

Result<QList<Playlist>> PlaylistStore::all()
{
    return m_connection.list(
        u"SELECT "_s + listColumns + " FROM list l ORDER BY l.name"_L1, {}, readList);
}

Result<Playlist> PlaylistStore::find(PlaylistId id)
{
    const auto found = m_connection.first(
        u"SELECT "_s + listColumns + " FROM list l WHERE l.id = ?"_L1, {id.value}, readList);
    if (!found)
        return failure(found.error());
    if (!*found)
        return failure({ErrorCode::NotFound, u"list %1"_s.arg(id.value)});
    return **found;
}

Result<PlaylistId> PlaylistStore::named(const QString &name)
{
    return m_connection.number(u"SELECT id FROM list WHERE name = ?"_s, {name.simplified()})
        .map([](qint64 id) { return PlaylistId{id}; });
}

Result<QList<EpisodeId>> PlaylistStore::episodes(PlaylistId id)
{
    return m_connection.list(
        u"SELECT episode_id FROM list_episode WHERE list_id = ? ORDER BY place"_s,
        {id.value},
        readEpisodeId);
}

Result<PlaylistId> PlaylistStore::put(const Playlist &list)
{
    const QString name = list.name.simplified();
    const auto other = named(name);
    if (!other)
        return other;
    if (other->isValid() && *other != list.id)
        return failure({ErrorCode::NameTaken, name});
    const QVariant id = list.id.isValid() ? QVariant(list.id.value) : QVariant();
    // Not REPLACE, which would delete the row, and its episodes with it. The random id is for sync
    // (storage/shared_playlists.h); a list that is put again keeps the one that it has.
    return m_connection
        .number(u"INSERT INTO list (id, name, keeps_played, shared_id)"
                " VALUES (?, ?, ?, lower(hex(randomblob(16))))"
                " ON CONFLICT (id) DO UPDATE SET name = excluded.name,"
                " keeps_played = excluded.keeps_played RETURNING id"_s,
                {id, name, list.keepsPlayed})
        .map([](qint64 stored) { return PlaylistId{stored}; });
}

Result<QList<EpisodeId>> PlaylistStore::replace(PlaylistId id, const QList<EpisodeId> &episodes)
{
    if (const auto list = find(id); !list)
        return failure(list.error());
    if (auto emptied =
            m_connection.execute(u"DELETE FROM list_episode WHERE list_id = ?"_s, {id.value});
        !emptied)
        return failure(emptied.error());
    // Selecting from `episode` drops missing ones; IGNORE drops repeated ones, as an index allows
    // an episode once in a list.
    const auto put = m_connection.execute(
        u"INSERT OR IGNORE INTO list_episode (list_id, place, episode_id)"
        " SELECT ?, j.key, e.id FROM json_each(?) j CROSS JOIN episode e ON e.id = j.value"
        " ORDER BY j.key"_s,
        {id.value, toColumn(episodes)});
    if (!put)
        return failure(put.error());
    return this->episodes(id);
}

Result<> PlaylistStore::remove(PlaylistId id)
{
    return m_connection.execute(u"DELETE FROM list WHERE id = ?"_s, {id.value})
        .map([](QSqlQuery *) {});
}

Result<std::optional<EpisodeId>> PlaylistStore::next(PlaylistId id,
                                                     EpisodeId after,
                                                     EpisodeId excluded)
{
    return m_connection.first(
        unplayedSql
            + " AND e.id <> ? AND i.place > coalesce((SELECT place FROM list_episode"
              " WHERE list_id = i.list_id AND episode_id = ?), -1) ORDER BY i.place LIMIT 1"_L1,
        {id.value, excluded.value, after.value},
        readEpisodeId);
}

Result<QList<EpisodeId>> PlaylistStore::unplayed(PlaylistId id, int limit)
{
    return m_connection.list(
        unplayedSql + " ORDER BY i.place LIMIT ?"_L1, {id.value, limit}, readEpisodeId);
}

} // namespace dogear::storage
