// SPDX-License-Identifier: GPL-3.0-or-later
#include "sync_rows.h"
#include "value_json.h"

#include <base/feed_url.h>
#include <storage/connection.h>
#include <storage/former_address_store.h>
#include <storage/podcast_store.h>
#include <storage/sync_field_store.h>
#include <storage/sync_log_store.h>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::storage {

using domain::LoggedAction;
using domain::SyncAction;

namespace {

/// Maximum time between marks that are judged together, see letMarksWait().
constexpr qint64 markSeconds = 3600;

qint64 firstColumn(const QSqlQuery &row)
{
    return row.value(0).toLongLong();
}

std::optional<qint64> numberOrNone(const QVariant &column)
{
    const qint64 number = column.toLongLong();
    return number < 0 ? std::nullopt : std::optional(number);
}

LoggedAction readAction(const QSqlQuery &row)
{
    LoggedAction logged;
    logged.id = row.value(0).toLongLong();
    logged.episode = row.value(1).toLongLong();
    logged.action.episode = row.value(2).toString();
    logged.action.guid = row.value(3).toString();
    logged.action.device = row.value(4).toString();
    logged.action.kind = static_cast<domain::SyncActionKind>(row.value(5).toInt());
    logged.action.time = row.value(6).toLongLong();
    logged.orderTime = row.value(7).toLongLong();
    logged.action.started = numberOrNone(row.value(8));
    logged.action.position = numberOrNone(row.value(9));
    logged.action.total = numberOrNone(row.value(10));
    logged.isOwn = row.value(11).toBool();
    return logged;
}

/// Returns the keys of \a address and, if it is that of a show, of all its present and former
/// addresses.
Result<QStringList> addressKeys(Connection &connection, const QString &address)
{
    QStringList keys{domain::syncAddressKey(address)};
    const auto show = PodcastStore(connection).findByUrl(QUrl(address.trimmed()));
    if (!show)
        return failure(show.error());
    if (!*show)
        return keys;
    keys.append(domain::syncAddressKey((*show)->url.toString(QUrl::FullyEncoded)));
    const auto former = FormerAddressStore(connection).list((*show)->id);
    if (!former)
        return failure(former.error());
    for (const QUrl &url : *former)
        keys.append(domain::syncAddressKey(url.toString(QUrl::FullyEncoded)));
    return keys;
}

} // namespace

Result<qint64> SyncLogStore::feedFor(const QString &address)
{
    const auto keys = addressKeys(m_connection, address);
    if (!keys)
        return failure(keys.error());
    const auto known = feedsWith(*keys);
    if (!known)
        return failure(known.error());
    qint64 feed = known->isEmpty() ? 0 : *std::ranges::min_element(*known);
    if (feed == 0) {
        const auto added = m_connection.execute(u"INSERT INTO sync_feed (url) VALUES (?)"_s,
                                                {withoutUserInfo(address.trimmed())});
        if (!added)
            return failure(added.error());
        feed = (*added)->lastInsertId().toLongLong();
    }
    for (const qint64 other : *known) {
        if (other == feed)
            continue;
        if (auto merged = merge(feed, other); !merged)
            return failure(merged.error());
    }
    for (const QString &key : *keys) {
        const auto put = m_connection.execute(
            u"INSERT OR IGNORE INTO sync_feed_key (feed_key, feed_id) VALUES (?, ?)"_s,
            {key, feed});
        if (!put)
            return failure(put.error());
    }
    return feed;
}

Result<QSet<qint64>> SyncLogStore::feedsWith(const QStringList &keys)
{
    QSet<qint64> feeds;
    for (const QString &key : keys) {
        const auto id =
            m_connection.number(u"SELECT feed_id FROM sync_feed_key WHERE feed_key = ?"_s, {key});
        if (!id)
            return failure(id.error());
        if (*id != 0)
            feeds.insert(*id);
    }
    return feeds;
}

Result<> SyncLogStore::merge(qint64 into, qint64 from)
{
    if (auto merged = mergeFields(m_connection, into, from); !merged)
        return merged;
    // Actions that both feeds have stay once; OR IGNORE leaves the other one to the DELETE, which
    // cascades.
    const QStringList statements{
        u"INSERT OR IGNORE INTO sync_episode (feed_id, episode_key, url)"
        " SELECT ?1, episode_key, url FROM sync_episode WHERE feed_id = ?2"_s,
        u"UPDATE OR IGNORE sync_action SET episode_id ="
        " (SELECT n.id FROM sync_episode n JOIN sync_episode o ON o.episode_key = n.episode_key"
        " WHERE n.feed_id = ?1 AND o.id = sync_action.episode_id)"
        " WHERE episode_id IN (SELECT id FROM sync_episode WHERE feed_id = ?2)"_s,
        u"INSERT OR IGNORE INTO sync_waiting SELECT n.id FROM sync_episode n"
        " JOIN sync_episode o ON o.episode_key = n.episode_key"
        " WHERE n.feed_id = ?1 AND o.feed_id = ?2"_s,
        u"UPDATE sync_feed_key SET feed_id = ?1 WHERE feed_id = ?2"_s,
        u"UPDATE OR IGNORE sync_show SET feed_id = ?1 WHERE feed_id = ?2"_s,
        u"DELETE FROM sync_feed WHERE ?1 <> id AND id = ?2"_s,
    };
    for (const QString &sql : statements) {
        if (const auto done = m_connection.execute(sql, {into, from}); !done)
            return failure(done.error());
    }
    return {};
}

Result<QString> SyncLogStore::address(qint64 feed)
{
    return m_connection
        .first(u"SELECT url FROM sync_feed WHERE id = ?"_s,
               {feed},
               [](const QSqlQuery &row) { return row.value(0).toString(); })
        .map([](const std::optional<QString> &url) { return url.value_or(QString()); });
}

Result<std::optional<domain::FollowedPodcast>> SyncLogStore::show(qint64 feed)
{
    const auto keys =
        m_connection.list(u"SELECT feed_key FROM sync_feed_key WHERE feed_id = ?1"
                          " UNION ALL SELECT url FROM sync_feed WHERE id = ?1"_s,
                          {feed},
                          [](const QSqlQuery &row) { return row.value(0).toString(); });
    if (!keys)
        return failure(keys.error());
    for (const QString &key : *keys) {
        auto show = PodcastStore(m_connection).findByUrl(QUrl(key));
        if (!show || *show)
            return show;
    }
    return std::optional<domain::FollowedPodcast>();
}

Result<std::optional<bool>> SyncLogStore::isUploadAllowed(qint64 feed)
{
    return m_connection.first(
        u"SELECT upload_allowed FROM sync_feed WHERE id = ? AND upload_allowed IS NOT NULL"_s,
        {feed},
        [](const QSqlQuery &row) { return row.value(0).toBool(); });
}

Result<> SyncLogStore::setUploadAllowed(qint64 feed, bool isAllowed)
{
    return m_connection
        .execute(u"UPDATE sync_feed SET upload_allowed = ? WHERE id = ?"_s, {isAllowed, feed})
        .map([](QSqlQuery *) {});
}

Result<> SyncLogStore::insert(const QString &rows, bool isOwn)
{
    const auto episodes =
        m_connection.execute(u"INSERT OR IGNORE INTO sync_episode (feed_id, episode_key, url)"
                             " SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?)"_s,
                             {rows});
    if (!episodes)
        return failure(episodes.error());
    return m_connection
        .execute(u"INSERT OR IGNORE INTO sync_action (episode_id, kind, time, position, started,"
                 " total, order_time, guid, device, own) SELECT e.id, j.value ->> 3, j.value ->> 4,"
                 " j.value ->> 5, j.value ->> 6, j.value ->> 7, j.value ->> 8, j.value ->> 9,"
                 " j.value ->> 10, ? FROM json_each(?) j CROSS JOIN sync_episode e"
                 " ON e.feed_id = j.value ->> 0 AND e.episode_key = j.value ->> 1"_s,
                 {isOwn, rows})
        .map([](QSqlQuery *) {});
}

Result<ReceivedCounts> SyncLogStore::addReceived(const QList<ReceivedAction> &actions)
{
    const auto before = m_connection.number(u"SELECT max(id) FROM sync_action"_s);
    if (!before)
        return failure(before.error());
    const QString rows = toRows(actions);
    if (auto inserted = insert(rows, false); !inserted)
        return failure(inserted.error());
    ReceivedCounts counts;
    const auto added =
        m_connection.number(u"SELECT count(*) FROM sync_action WHERE id > ?"_s, {*before});
    if (!added)
        return failure(added.error());
    counts.added = static_cast<int>(*added);
    const auto own = m_connection.forEach(
        u"SELECT a.id FROM json_each(?) j"
        " CROSS JOIN sync_episode e ON e.feed_id = j.value ->> 0 AND e.episode_key = j.value ->> 1"
        " CROSS JOIN sync_action a ON a.episode_id = e.id AND a.kind = j.value ->> 3"
        " AND a.time = j.value ->> 4 AND a.position = j.value ->> 5 WHERE a.own = 1"_s,
        {rows},
        [&counts](const QSqlQuery &row) { counts.ownIds.insert(firstColumn(row)); });
    if (!own)
        return failure(own.error());
    const auto waiting = m_connection.execute(
        u"INSERT OR IGNORE INTO sync_waiting"
        " SELECT episode_id FROM sync_action WHERE id > ? AND kind IN (0, 3)"_s,
        {*before});
    if (!waiting)
        return failure(waiting.error());
    return letMarksWait(*before).map([&counts] { return counts; });
}

Result<> SyncLogStore::letMarksWait(qint64 newerThan)
{
    // Many marks at once mean less than a few. The first of them may have arrived in an earlier
    // run, and are judged again now.
    return m_connection
        .execute(u"INSERT OR IGNORE INTO sync_waiting SELECT m.episode_id FROM sync_action m"
                 " WHERE m.kind = 3 AND m.position >= m.total AND m.started >= m.total"
                 " AND m.total > 0 AND m.time >= (SELECT min(time) FROM sync_action"
                 "  WHERE id > ?1 AND kind = 3 AND position >= total AND started >= total"
                 "  AND total > 0) - ?2"
                 " AND m.time <= (SELECT max(time) FROM sync_action"
                 "  WHERE id > ?1 AND kind = 3 AND position >= total AND started >= total"
                 "  AND total > 0) + ?2"_s,
                 {newerThan, markSeconds})
        .map([](QSqlQuery *) {});
}

Result<qint64> SyncLogStore::addOwn(qint64 feed, const SyncAction &action)
{
    const QString rows = toRows({ReceivedAction{feed, action, action.time}});
    if (auto inserted = insert(rows, true); !inserted)
        return failure(inserted.error());
    const auto id = m_connection.number(
        u"SELECT a.id FROM sync_action a JOIN sync_episode e ON e.id = a.episode_id"
        " WHERE e.feed_id = ? AND e.episode_key = ? AND a.kind = ? AND a.time = ?"
        " AND a.position = ?"_s,
        {feed,
         notNull(domain::syncAddressKey(action.episode)),
         static_cast<int>(action.kind),
         action.time,
         action.position.value_or(-1)});
    if (!id)
        return failure(id.error());
    return m_connection
        .execute(
            u"INSERT OR IGNORE INTO sync_upload (target_id, action_id)"
            " SELECT t.id, a.id FROM sync_target t, sync_action a WHERE a.id = ? AND a.own = 1"_s,
            {*id})
        .map([id = *id](QSqlQuery *) { return id; });
}

Result<int> SyncLogStore::countSame(qint64 feed, const SyncAction &action)
{
    return m_connection
        .number(u"SELECT count(*) FROM sync_action a JOIN sync_episode e ON e.id = a.episode_id"
                " WHERE e.feed_id = ? AND e.episode_key = ? AND a.kind = ? AND a.position = ?"
                " AND a.own = 1"_s,
                {feed,
                 notNull(domain::syncAddressKey(action.episode)),
                 static_cast<int>(action.kind),
                 action.position.value_or(-1)})
        .map([](qint64 count) { return static_cast<int>(count); });
}

Result<std::optional<SyncAction>> SyncLogStore::newestState(qint64 feed, const QString &address)
{
    // The order is that of sync/merge.h.
    return m_connection.first(
        u"SELECT a.id, a.episode_id, e.url, a.guid, a.device, a.kind, a.time, a.order_time,"
        " a.started, a.position, a.total, a.own"
        " FROM sync_episode e JOIN sync_action a ON a.episode_id = e.id"
        " WHERE e.feed_id = ? AND e.episode_key = ?"
        " AND (a.kind = 0 OR (a.kind = 3 AND a.position >= 0))"
        " ORDER BY a.order_time DESC, a.position DESC, a.device DESC, a.kind DESC LIMIT 1"_s,
        {feed, notNull(domain::syncAddressKey(address))},
        [](const QSqlQuery &row) { return readAction(row).action; });
}

Result<QList<LoggedAction>> SyncLogStore::actions(qint64 feed)
{
    return m_connection.list(
        u"SELECT a.id, a.episode_id, e.url, a.guid, a.device, a.kind, a.time, a.order_time,"
        " a.started, a.position, a.total, a.own"
        " FROM sync_episode e JOIN sync_action a ON a.episode_id = e.id"
        " WHERE e.feed_id = ? ORDER BY a.id"_s,
        {feed},
        readAction);
}

Result<QList<MarkTime>> SyncLogStore::marks()
{
    return m_connection.list(
        u"SELECT device, time FROM sync_action WHERE kind = 3 AND position >= total"
        " AND started >= total AND total > 0 ORDER BY device, time"_s,
        {},
        [](const QSqlQuery &row) {
            return MarkTime{row.value(0).toString(), row.value(1).toLongLong()};
        });
}

Result<QList<qint64>> SyncLogStore::waitingFeeds()
{
    return m_connection.list(u"SELECT DISTINCT e.feed_id FROM sync_waiting w"
                             " JOIN sync_episode e ON e.id = w.episode_id ORDER BY e.feed_id"_s,
                             {},
                             firstColumn);
}

Result<QSet<qint64>> SyncLogStore::waitingEpisodes(qint64 feed)
{
    QSet<qint64> episodes;
    return m_connection
        .forEach(
            u"SELECT w.episode_id FROM sync_waiting w JOIN sync_episode e ON e.id = w.episode_id"
            " WHERE e.feed_id = ?"_s,
            {feed},
            [&episodes](const QSqlQuery &row) { episodes.insert(firstColumn(row)); })
        .map([&episodes] { return episodes; });
}

Result<> SyncLogStore::settle(const QList<qint64> &episodes)
{
    return m_connection
        .execute(u"DELETE FROM sync_waiting WHERE episode_id IN (SELECT value FROM json_each(?))"_s,
                 {toColumn(episodes)})
        .map([](QSqlQuery *) {});
}

} // namespace dogear::storage
