// SPDX-License-Identifier: GPL-3.0-or-later
#include "value_json.h"

#include <base/feed_url.h>
#include <storage/connection.h>
#include <storage/listening_store.h>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

using domain::ListeningTime;
using std::chrono::milliseconds;

const QString sums =
    u"sum(l.listened_ms), sum(l.heard_ms), sum(l.saved_by_silence_ms), sum(l.finished)"_s;

/// Reads the columns of `sums`, starting at \a column.
ListeningTime readTime(const QSqlQuery &query, int column)
{
    return {.listened = milliseconds(query.value(column).toLongLong()),
            .heard = milliseconds(query.value(column + 1).toLongLong()),
            .savedBySilence = milliseconds(query.value(column + 2).toLongLong()),
            .finished = query.value(column + 3).toInt()};
}

QVariantList bounds(const domain::ListeningSpan &span)
{
    return {span.first.toJulianDay(), span.last.toJulianDay()};
}

} // namespace

Result<> ListeningStore::add(const domain::ListeningRecord &record)
{
    const QString key = feedUrlKey(record.podcast);
    const auto isPreview = m_connection.number(
        u"SELECT 1 FROM podcast WHERE url_key = ? AND previewed_at IS NOT NULL"_s, {key});
    if (!isPreview)
        return failure(isPreview.error());
    if (*isPreview > 0)
        return {};
    // The title is kept for the time when the show is no longer followed; an empty one never
    // replaces it.
    const auto named = m_connection.execute(
        u"INSERT INTO listened_show (feed_key, title) VALUES (?, ?) ON CONFLICT (feed_key)"
        " DO UPDATE SET title = excluded.title WHERE excluded.title NOT IN ('', title)"_s,
        {notNull(key), notNull(record.podcastTitle)});
    if (!named)
        return failure(named.error());
    // Added in SQL, so that concurrent writers of the same day and show lose nothing.
    const ListeningTime &time = record.time;
    const auto added = m_connection.execute(
        u"INSERT INTO listening (day, show_id, listened_ms, heard_ms, saved_by_silence_ms, "
        u"finished)"
        " SELECT ?, id, ?, ?, ?, ? FROM listened_show WHERE feed_key = ?"
        " ON CONFLICT (day, show_id) DO UPDATE SET"
        " listened_ms = listened_ms + excluded.listened_ms,"
        " heard_ms = heard_ms + excluded.heard_ms,"
        " saved_by_silence_ms = saved_by_silence_ms + excluded.saved_by_silence_ms,"
        " finished = finished + excluded.finished"_s,
        {record.day.toJulianDay(),
         qint64(time.listened.count()),
         qint64(time.heard.count()),
         qint64(time.savedBySilence.count()),
         time.finished,
         notNull(key)});
    if (!added)
        return failure(added.error());
    return {};
}

Result<QDate> ListeningStore::firstDay()
{
    return m_connection
        .first(u"SELECT min(day) FROM listening"_s,
               {},
               [](const QSqlQuery &row) {
                   return row.isNull(0) ? QDate() : QDate::fromJulianDay(row.value(0).toLongLong());
               })
        .map([](const std::optional<QDate> &day) { return day.value_or(QDate()); });
}

Result<QList<domain::ListeningDay>> ListeningStore::days(const domain::ListeningSpan &span)
{
    return m_connection.list(
        "SELECT l.day, "_L1 + sums
            + " FROM listening l WHERE l.day BETWEEN ? AND ? GROUP BY l.day ORDER BY l.day"_L1,
        bounds(span),
        [](const QSqlQuery &row) {
            return domain::ListeningDay{.day = QDate::fromJulianDay(row.value(0).toLongLong()),
                                        .time = readTime(row, 1)};
        });
}

Result<QList<domain::ListeningShow>> ListeningStore::shows(const domain::ListeningSpan &span)
{
    // LEFT JOIN keeps shows that are no longer followed; their id is then invalid.
    return m_connection.list(
        "SELECT p.id, coalesce(nullif(p.shown_title, ''), s.title), "_L1 + sums
            + " FROM listening l JOIN listened_show s ON s.id = l.show_id"
              " LEFT JOIN podcast p ON p.url_key = s.feed_key AND p.previewed_at IS NULL"
              " WHERE l.day BETWEEN ? AND ?"
              " GROUP BY s.id ORDER BY 3 DESC, 2, s.id"_L1,
        bounds(span),
        [](const QSqlQuery &row) {
            return domain::ListeningShow{.podcast = PodcastId{row.value(0).toLongLong()},
                                         .title = row.value(1).toString(),
                                         .time = readTime(row, 2)};
        });
}

} // namespace dogear::storage
