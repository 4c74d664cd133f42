// SPDX-License-Identifier: GPL-3.0-or-later
#include "value_json.h"

#include <base/utc.h>
#include <storage/connection.h>
#include <storage/sync_upload_store.h>

using namespace Qt::StringLiterals;

namespace dogear::storage {

using domain::SetAsideAction;
using domain::SyncUploadState;

namespace {

qint64 firstColumn(const QSqlQuery &row)
{
    return row.value(0).toLongLong();
}

SetAsideAction readSetAside(const QSqlQuery &row)
{
    return {row.value(0).toLongLong(),
            row.value(1).toString(),
            row.value(2).toString(),
            QDateTime::fromSecsSinceEpoch(row.value(3).toLongLong(), utc),
            Error{codeFromColumn(row.value(4).toString()),
                  row.value(5).toString(),
                  {},
                  row.value(6).toInt()}};
}

} // namespace

Result<QList<qint64>> SyncUploadStore::waitingFeeds()
{
    return m_connection.list(
        u"SELECT DISTINCT e.feed_id FROM sync_upload u JOIN sync_action a ON a.id = u.action_id"
        " JOIN sync_episode e ON e.id = a.episode_id WHERE u.target_id = ? AND u.state = 0"
        " ORDER BY e.feed_id"_s,
        {m_target.value},
        firstColumn);
}

Result<QSet<qint64>> SyncUploadStore::inStates(qint64 feed, const QString &states)
{
    QSet<qint64> ids;
    return m_connection
        .forEach(u"SELECT a.id FROM sync_episode e JOIN sync_action a ON a.episode_id = e.id"
                 " JOIN sync_upload u ON u.target_id = ? AND u.action_id = a.id"
                 " WHERE e.feed_id = ? AND u.state IN (%1)"_s.arg(states),
                 {m_target.value, feed},
                 [&ids](const QSqlQuery &row) { ids.insert(firstColumn(row)); })
        .map([&ids] { return ids; });
}

Result<QSet<qint64>> SyncUploadStore::waiting(qint64 feed)
{
    return inStates(feed, u"0"_s);
}

Result<QSet<qint64>> SyncUploadStore::blocked(qint64 feed)
{
    return inStates(feed, u"3, 4"_s);
}

Result<bool> SyncUploadStore::hasConfirmedNew()
{
    return m_connection
        .number(u"SELECT count(*) FROM sync_upload u JOIN sync_action a ON a.id = u.action_id"
                " WHERE u.target_id = ? AND u.state = 2 AND a.kind = 0"_s,
                {m_target.value})
        .map([](qint64 count) { return count > 0; });
}

Result<qint64> SyncUploadStore::countNew(const QList<qint64> &actions)
{
    return m_connection.number(u"SELECT count(*) FROM sync_action WHERE kind = 0"
                               " AND id IN (SELECT value FROM json_each(?))"_s,
                               {toColumn(actions)});
}

Result<int> SyncUploadStore::waitingCount()
{
    return m_connection
        .number(u"SELECT count(*) FROM sync_upload WHERE target_id = ? AND state = 0"_s,
                {m_target.value})
        .map([](qint64 count) { return static_cast<int>(count); });
}

Result<> SyncUploadStore::setState(const QList<qint64> &actions, SyncUploadState state)
{
    QString sends = u"sends"_s;
    if (state == SyncUploadState::Sent)
        sends = u"sends + 1"_s;
    else if (state == SyncUploadState::Confirmed)
        sends = u"0"_s;
    return m_connection
        .execute(u"UPDATE sync_upload SET state = ?, sends = %1 WHERE target_id = ?"
                 " AND action_id IN (SELECT value FROM json_each(?))"_s.arg(sends),
                 {static_cast<int>(state), m_target.value, toColumn(actions)})
        .map([](QSqlQuery *) {});
}

Result<> SyncUploadStore::setAside(qint64 action, const Error &reason)
{
    return m_connection
        .execute(u"UPDATE sync_upload SET state = 3, error_code = ?, error_detail = ?,"
                 " error_status = ? WHERE target_id = ? AND action_id = ?"_s,
                 {toName(reason.code),
                  notNull(reason.detail),
                  reason.httpStatus,
                  m_target.value,
                  action})
        .map([](QSqlQuery *) {});
}

Result<QList<SetAsideAction>> SyncUploadStore::setAside()
{
    return m_connection.list(
        u"SELECT a.id, f.url, e.url, a.time, u.error_code, u.error_detail, u.error_status"
        " FROM sync_upload u JOIN sync_action a ON a.id = u.action_id"
        " JOIN sync_episode e ON e.id = a.episode_id JOIN sync_feed f ON f.id = e.feed_id"
        " WHERE u.target_id = ? AND u.state = 3 ORDER BY a.id DESC"_s,
        {m_target.value},
        readSetAside);
}

Result<> SyncUploadStore::retry()
{
    return m_connection
        .execute(u"UPDATE sync_upload SET state = 0, error_code = '', error_detail = '',"
                 " error_status = 0 WHERE target_id = ? AND state = 3"_s,
                 {m_target.value})
        .map([](QSqlQuery *) {});
}

Result<> SyncUploadStore::reconsider()
{
    return m_connection
        .execute(u"UPDATE sync_upload SET state = 0 WHERE target_id = ? AND state = 5"_s,
                 {m_target.value})
        .map([](QSqlQuery *) {});
}

Result<> SyncUploadStore::sendAgain()
{
    return m_connection
        .execute(u"UPDATE sync_upload SET state = 0 WHERE target_id = ? AND state IN (1, 2, 5)"_s,
                 {m_target.value})
        .map([](QSqlQuery *) {});
}

Result<QHash<qint64, int>> SyncUploadStore::expected(qint64 since)
{
    QHash<qint64, int> sends;
    return m_connection
        .forEach(u"SELECT a.id, u.sends FROM sync_upload u JOIN sync_action a ON a.id = u.action_id"
                 " WHERE u.target_id = ? AND u.state IN (1, 2) AND a.time > ?"_s,
                 {m_target.value, since},
                 [&sends](const QSqlQuery &row) {
                     sends.insert(firstColumn(row), row.value(1).toInt());
                 })
        .map([&sends] { return sends; });
}

} // namespace dogear::storage
