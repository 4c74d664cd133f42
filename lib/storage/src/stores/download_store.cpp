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
    " error_status, finished, place, failures, retry_at FROM download"_s;

/// Reads the four columns of an error, starting at \a column.
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
    // An unknown number must not become an invalid enumerator.
    constexpr int lastState = int(DownloadState::Removed);
    return {.episode = EpisodeId{query.value(0).toLongLong()},
            .state = DownloadState(std::clamp(query.value(1).toInt(), 0, lastState)),
            .isAutomatic = query.value(2).toBool(),
            .path = query.value(3).toString(),
            .size = query.value(4).toLongLong(),
            .error = readError(query, 5),
            .failures = query.value(11).toInt(),
            .retryAt = timeFromColumn(query.value(12)),
            .finished = timeFromColumn(query.value(9)),
            .place = query.value(10).toLongLong()};
}

/// Adds a row of counts() (state, number, bytes) to \a counts.
void addCount(DownloadCounts &counts, const QSqlQuery &row)
{
    const int number = row.value(1).toInt();
    switch (DownloadState(row.value(0).toInt())) {
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
        counts.doneBytes = row.value(2).toLongLong();
        break;
    case DownloadState::Removed:
        break;
    }
}

} // namespace

Result<std::optional<Download>> DownloadStore::find(EpisodeId episode)
{
    return m_connection.first(
        selectDownload + " WHERE episode_id = ?"_L1, {episode.value}, readDownload);
}

Result<> DownloadStore::put(const Download &download)
{
    // Place: the given one, else the present one, else the end. Selecting from `episode` stores no
    // row for an episode that was deleted meanwhile.
    const std::optional<Error> &error = download.error;
    return m_connection
        .execute(u"INSERT INTO download (episode_id, place, state, is_automatic, path, size,"
                 " error_code, error_detail, error_url, error_status, finished, failures, retry_at)"
                 " SELECT id, coalesce(nullif(?, 0), (SELECT place FROM download"
                 "  WHERE episode_id = id), (SELECT max(place) + 1 FROM download), 1),"
                 " ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? FROM episode WHERE id = ?"
                 " ON CONFLICT (episode_id) DO UPDATE SET place = excluded.place,"
                 " state = excluded.state, is_automatic = excluded.is_automatic,"
                 " path = excluded.path, size = excluded.size, error_code = excluded.error_code,"
                 " error_detail = excluded.error_detail, error_url = excluded.error_url,"
                 " error_status = excluded.error_status, finished = excluded.finished,"
                 " failures = excluded.failures, retry_at = excluded.retry_at"_s,
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
                  download.failures,
                  toColumn(download.retryAt),
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
    // State 0 is Waiting; the numbers of DownloadState are stored and never change.
    return read(u"state = 0 AND (path <> '' OR EXISTS (SELECT 1 FROM stored_media s"
                " WHERE s.episode_id = download.episode_id AND s.is_complete = 1))"
                " ORDER BY place LIMIT ?"_s,
                {limit});
}

Result<QList<Download>> DownloadStore::dueForRetry(const QDateTime &now)
{
    // State 2 is Failed.
    return read(u"state = 2 AND retry_at <= ? ORDER BY place"_s, {now.toSecsSinceEpoch()});
}

Result<std::optional<Download>> DownloadStore::firstElsewhere(const QString &folder, qint64 place)
{
    // State 3 is Done. substr(), because LIKE would interpret % and _ in the folder. length()
    // counts code points as substr() does; QString::size() counts an emoji twice.
    const QString inside = folder + u'/';
    return read(u"state = 3 AND place > ? AND substr(path, 1, length(?)) <> ?"
                " ORDER BY place LIMIT 1"_s,
                {place, inside, inside})
        .map([](const QList<Download> &found) {
            return found.isEmpty() ? std::nullopt : std::optional(found.constFirst());
        });
}

Result<QList<Download>> DownloadStore::leftovers()
{
    // State 4 is Removed; the path stays until the file is deleted.
    return read(u"state = 4 AND path <> ''"_s, {});
}

Result<QList<Download>> DownloadStore::read(const QString &rest, const QVariantList &values)
{
    return m_connection.list(selectDownload + " WHERE "_L1 + rest, values, readDownload);
}

Result<DownloadCounts> DownloadStore::counts()
{
    DownloadCounts counts;
    return m_connection
        .forEach(u"SELECT state, count(*), sum(size) FROM download GROUP BY state"_s,
                 {},
                 [&counts](const QSqlQuery &row) { addCount(counts, row); })
        .map([&counts] { return counts; });
}

Result<bool> DownloadStore::isTaken(const QString &path)
{
    return m_connection
        .number(u"SELECT 1 FROM download WHERE path <> '' AND path = ? COLLATE NOCASE LIMIT 1"_s,
                {path})
        .map([](qint64 found) { return found > 0; });
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
    // All later downloads move by one; places may have gaps (0014_downloads.sql).
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
    return m_connection.number(u"SELECT count(*) FROM download_pause"_s).map([](qint64 rows) {
        return rows > 0;
    });
}

Result<> DownloadStore::setPausedAll(bool isPaused, const QDateTime &now)
{
    // The pause is a row, so that it outlives the program and dogearctl sees it, too.
    const auto emptied = m_connection.execute(u"DELETE FROM download_pause"_s);
    if (!emptied || !isPaused)
        return emptied.map([](QSqlQuery *) {});
    return m_connection
        .execute(u"INSERT INTO download_pause (since) VALUES (?)"_s, {now.toSecsSinceEpoch()})
        .map([](QSqlQuery *) {});
}

Result<ShowDownloads> DownloadStore::show(PodcastId podcast)
{
    return m_connection
        .first(u"SELECT newest, query, only_unplayed FROM show_downloads WHERE podcast_id = ?"_s,
               {podcast.value},
               [](const QSqlQuery &row) {
                   return ShowDownloads{.newest = std::max(0, row.value(0).toInt()),
                                        .query = row.value(1).toString(),
                                        .onlyUnplayed = row.value(2).toBool()};
               })
        .map([](const std::optional<ShowDownloads> &found) {
            return found.value_or(ShowDownloads());
        });
}

Result<> DownloadStore::setShow(PodcastId podcast, const ShowDownloads &downloads)
{
    if (downloads == ShowDownloads()) { // the defaults need no row
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
