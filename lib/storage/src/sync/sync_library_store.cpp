// SPDX-License-Identifier: GPL-3.0-or-later
#include "value_json.h"

#include <domain/sync_action.h>
#include <storage/connection.h>
#include <storage/sync_library_store.h>

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

const QString selectEpisode =
    u"SELECT e.id, e.podcast_id, p.url, t.enclosure_url, e.guid, e.played, e.favourite,"
    " e.position_ms, e.last_played, coalesce(e.measured_ms, e.duration_ms, 0), e.sort_time"
    " FROM episode e JOIN podcast p ON p.id = e.podcast_id"
    " JOIN episode_text t ON t.episode_id = e.id"_s;

EpisodeForSync readEpisode(const QSqlQuery &row)
{
    EpisodeForSync episode;
    episode.id = EpisodeId{row.value(0).toLongLong()};
    episode.show = PodcastId{row.value(1).toLongLong()};
    episode.feed = urlFromColumn(row.value(2));
    episode.enclosure = urlFromColumn(row.value(3));
    episode.guid = row.value(4).toString();
    episode.state.isPlayed = row.value(5).toBool();
    episode.state.isFavourite = row.value(6).toBool();
    episode.state.position = std::chrono::milliseconds(row.value(7).toLongLong());
    episode.state.lastPlayed = timeFromColumn(row.value(8));
    episode.duration = std::chrono::seconds(row.value(9).toLongLong() / 1000);
    episode.published = timeFromColumn(row.value(10)).value_or(QDateTime());
    return episode;
}

} // namespace

Result<QHash<PodcastId, QUrl>> SyncLibraryStore::followed()
{
    QHash<PodcastId, QUrl> shows;
    return m_connection
        .forEach(u"SELECT id, url FROM podcast WHERE previewed_at IS NULL"_s,
                 {},
                 [&shows](const QSqlQuery &row) {
                     shows.insert(PodcastId{row.value(0).toLongLong()},
                                  urlFromColumn(row.value(1)));
                 })
        .map([&shows] { return shows; });
}

Result<QHash<QString, EpisodeId>> SyncLibraryStore::byGuid(PodcastId show,
                                                           const QSet<QString> &guids)
{
    QHash<QString, EpisodeId> found;
    QJsonArray names;
    for (const QString &guid : guids)
        names.append(guid);
    return m_connection
        .forEach(
            u"SELECT guid, id FROM episode WHERE podcast_id = ?"
            " AND guid IN (SELECT value FROM json_each(?))"_s,
            {show.value, QString::fromUtf8(QJsonDocument(names).toJson(QJsonDocument::Compact))},
            [&found](const QSqlQuery &row) {
                found.insert(row.value(0).toString(), EpisodeId{row.value(1).toLongLong()});
            })
        .map([&found] { return found; });
}

Result<QHash<QString, EpisodeId>> SyncLibraryStore::byEnclosure(PodcastId show)
{
    QHash<QString, EpisodeId> found;
    QSet<QString> repeated;
    return m_connection
        .forEach(u"SELECT t.enclosure_url, e.id FROM episode e"
                 " JOIN episode_text t ON t.episode_id = e.id"
                 " WHERE e.podcast_id = ? AND e.has_enclosure = 1"_s,
                 {show.value},
                 [&](const QSqlQuery &row) {
                     const QString key = domain::syncAddressKey(row.value(0).toString());
                     if (found.contains(key))
                         repeated.insert(key);
                     found.insert(key, EpisodeId{row.value(1).toLongLong()});
                 })
        .map([&] {
            for (const QString &key : std::as_const(repeated))
                found.remove(key);
            return found;
        });
}

Result<EpisodeForSync> SyncLibraryStore::episode(EpisodeId id)
{
    const auto found =
        m_connection.first(selectEpisode + " WHERE e.id = ?"_L1, {id.value}, readEpisode);
    if (!found)
        return failure(found.error());
    if (!*found)
        return failure({ErrorCode::NotFound, QString::number(id.value)});
    return **found;
}

Result<QList<EpisodeForSync>> SyncLibraryStore::withState(EpisodeId after, int limit)
{
    return m_connection.list(selectEpisode
                                 + " WHERE e.id > ? AND (e.played = 1 OR e.position_ms > 0)"
                                   " AND p.previewed_at IS NULL ORDER BY e.id LIMIT ?"_L1,
                             {after.value, limit},
                             readEpisode);
}

} // namespace dogear::storage
