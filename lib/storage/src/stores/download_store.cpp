// SPDX-License-Identifier: GPL-3.0-or-later
#include "value_json.h"

#include <storage/connection.h>
#include <storage/download_store.h>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::storage {

using domain::Download;
using domain::DownloadState;
using domain::ShowDownloads;

namespace {

const QString selectDownload =
    u"SELECT episode_id, state, is_automatic, path, size, error_code, error_detail, error_url,"
    " error_status, finished, place FROM download"_s;

std::optional<Error> readError(const QSqlQuery &query, int column)
{
    const QVariant code = query.value(column);
    if (code.isNull())
        return std::nullopt;
    return Error{.code = codeFromColumn(code.toString()),
                 .detail = query.value(column + 1).toString(),
                 .url = urlFromColumn(query.value(column + 2)),
                 .httpStatus = query.value(column + 3).toInt()};
}

Download readDownload(const QSqlQuery &query)
{
    constexpr int lastState = int(DownloadState::Removed);
    return {.episode = EpisodeId{query.value(0).toLongLong()},
            .state = DownloadState(std::clamp(query.value(1).toInt(), 0, lastState)),
            .isAutomatic = query.value(2).toBool(),
            .path = query.value(3).toString(),
            .size = query.value(4).toLongLong(),
            .error = readError(query, 5),
            .finished = timeFromColumn(query.value(9)),
            .place = query.value(10).toLongLong()};
}

} // namespace

Result<std::optional<Download>> DownloadStore::find(EpisodeId episode)
{
    const auto found =
        m_connection.execute(selectDownload + " WHERE episode_id = ?"_L1, {episode.value});
    if (!found)
        return failure(found.error());
    if (!(*found)->next())
        return std::nullopt;
    return readDownload(**found);
}

Result<> DownloadStore::put(const Download &download)
{
    const std::optional<Error> &error = download.error;
    return m_connection
        .execute(u"INSERT INTO download (episode_id, place, state, is_automatic, path, size,"
                 " error_code, error_detail, error_url, error_status, finished)"
                 " SELECT id, coalesce(nullif(?, 0), (SELECT place FROM download"
                 "  WHERE episode_id = id), (SELECT max(place) + 1 FROM download), 1),"
                 " ?, ?, ?, ?, ?, ?, ?, ?, ? FROM episode WHERE id = ?"
                 " ON CONFLICT (episode_id) DO UPDATE SET place = excluded.place,"
                 " state = excluded.state, is_automatic = excluded.is_automatic,"
                 " path = excluded.path, size = excluded.size, error_code = excluded.error_code,"
                 " error_detail = excluded.error_detail, error_url = excluded.error_url,"
                 " error_status = excluded.error_status, finished = excluded.finished"_s,
                 {download.place,
                  int(download.state),
                  download.isAutomatic,
                  notNull(download.path),
                  download.size,
                  error ? QVariant(toName(error->code)) : QVariant(),
                  error ? QVariant(error->detail) : QVariant(),
                  error ? QVariant(toColumn(error->url)) : QVariant(),
                  error ? QVariant(error->httpStatus) : QVariant(),
                  toColumn(download.finished),
                  download.episode.value})
        .map([](QSqlQuery *) {});
}

Result<> DownloadStore::forget(EpisodeId episode)
{
    return m_connection.execute(u"DELETE FROM download WHERE episode_id = ?"_s, {episode.value})
        .map([](QSqlQuery *) {});
}

Result<QList<Download>> DownloadStore::list(DownloadState state, int limit, int offset)
{
    return read(u"state = ? ORDER BY place LIMIT ? OFFSET ?"_s, {int(state), limit, offset});
}

Result<QList<Download>> DownloadStore::ready(int limit)
{
    return read(u"state = 0 AND (path <> '' OR EXISTS (SELECT 1 FROM stored_media s"
                " WHERE s.episode_id = download.episode_id AND s.is_complete = 1))"
                " ORDER BY place LIMIT ?"_s,
                {limit});
}

Result<std::optional<Download>> DownloadStore::firstElsewhere(const QString &folder, qint64 place)
{
    return read(u"state = 3 AND place > ? AND substr(path, 1, ?) <> ? ORDER BY place LIMIT 1"_s,
                {place, folder.size() + 1, QString(folder + u'/')})
        .map([](const QList<Download> &found) {
            return found.isEmpty() ? std::nullopt : std::optional(found.constFirst());
        });
}

Result<QList<Download>> DownloadStore::leftovers()
{
    return read(u"state = 4 AND path <> ''"_s, {});
}

Result<QList<Download>> DownloadStore::read(const QString &rest, const QVariantList &values)
{
    const auto found = m_connection.execute(selectDownload + " WHERE "_L1 + rest, values);
    if (!found)
        return failure(found.error());
    QList<Download> downloads;
    while ((*found)->next())
        downloads.append(readDownload(**found));
    (*found)->finish();
    return downloads;
}

Result<DownloadCounts> DownloadStore::counts()
{
    const auto found =
        m_connection.execute(u"SELECT state, count(*), sum(size) FROM download GROUP BY state"_s);
    if (!found)
        return failure(found.error());
    DownloadCounts counts;
    while ((*found)->next()) {
        const int number = (*found)->value(1).toInt();
        switch (DownloadState((*found)->value(0).toInt())) {
        case DownloadState::Waiting:
            counts.waiting = number;
            break;
        case DownloadState::Paused:
            counts.paused = number;
            break;
        case DownloadState::Failed:
            counts.failed = number;
            break;
        case DownloadState::Done:
            counts.done = number;
            counts.doneBytes = (*found)->value(2).toLongLong();
            break;
        case DownloadState::Removed:
            break;
        }
    }
    return counts;
}

Result<bool> DownloadStore::isTaken(const QString &path)
{
    const auto found = m_connection.execute(
        u"SELECT 1 FROM download WHERE path <> '' AND path = ? COLLATE NOCASE LIMIT 1"_s, {path});
    if (!found)
        return failure(found.error());
    const bool isTaken = (*found)->next();
    (*found)->finish();
    return isTaken;
}

Result<> DownloadStore::move(EpisodeId episode, EpisodeId before)
{
    if (episode == before)
        return {};
    const auto target = find(before);
    if (!target)
        return failure(target.error());
    if (!target->has_value()) {
        return m_connection
            .execute(u"UPDATE download SET place = (SELECT max(place) + 1 FROM download)"
                     " WHERE episode_id = ?"_s,
                     {episode.value})
            .map([](QSqlQuery *) {});
    }
    const qint64 place = (*target)->place;
    const auto shifted =
        m_connection.execute(u"UPDATE download SET place = place + 1 WHERE place >= ?"_s, {place});
    if (!shifted)
        return failure(shifted.error());
    return m_connection
        .execute(u"UPDATE download SET place = ? WHERE episode_id = ?"_s, {place, episode.value})
        .map([](QSqlQuery *) {});
}

Result<bool> DownloadStore::isPausedAll()
{
    const auto found = m_connection.execute(u"SELECT count(*) FROM download_pause"_s);
    if (!found)
        return failure(found.error());
    const bool isPaused = (*found)->next() && (*found)->value(0).toInt() > 0;
    (*found)->finish();
    return isPaused;
}

Result<> DownloadStore::setPausedAll(bool isPaused, const QDateTime &now)
{
    const auto emptied = m_connection.execute(u"DELETE FROM download_pause"_s);
    if (!emptied || !isPaused)
        return emptied.map([](QSqlQuery *) {});
    return m_connection
        .execute(u"INSERT INTO download_pause (since) VALUES (?)"_s, {now.toSecsSinceEpoch()})
        .map([](QSqlQuery *) {});
}

Result<ShowDownloads> DownloadStore::show(PodcastId podcast)
{
    const auto found = m_connection.execute(
        u"SELECT newest, query, only_unplayed FROM show_downloads WHERE podcast_id = ?"_s,
        {podcast.value});
    if (!found)
        return failure(found.error());
    QSqlQuery &row = **found;
    if (!row.next())
        return ShowDownloads();
    ShowDownloads downloads{.newest = std::max(0, row.value(0).toInt()),
                            .query = row.value(1).toString(),
                            .onlyUnplayed = row.value(2).toBool()};
    row.finish();
    return downloads;
}

Result<> DownloadStore::setShow(PodcastId podcast, const ShowDownloads &downloads)
{
    if (downloads == ShowDownloads()) {
        return m_connection
            .execute(u"DELETE FROM show_downloads WHERE podcast_id = ?"_s, {podcast.value})
            .map([](QSqlQuery *) {});
    }
    return m_connection
        .execute(
            u"INSERT OR REPLACE INTO show_downloads (podcast_id, newest, query, only_unplayed)"
            " SELECT id, ?, ?, ? FROM podcast WHERE id = ?"_s,
            {downloads.newest, notNull(downloads.query), downloads.onlyUnplayed, podcast.value})
        .map([](QSqlQuery *) {});
}

} // namespace dogear::storage
