// SPDX-License-Identifier: GPL-3.0-or-later
#include "value_json.h"

#include <storage/connection.h>
#include <storage/sync_field_store.h>

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace dogear::storage {

using domain::SyncField;
using domain::SyncFieldKind;
using domain::SyncTargetId;

namespace {

/// An array, because QJsonDocument takes no single value.
QString textOf(const QJsonValue &value)
{
    return QString::fromUtf8(QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact));
}

QJsonValue valueOf(const QString &text)
{
    const QJsonValue value = QJsonDocument::fromJson(text.toUtf8()).array().at(0);
    return value.isUndefined() ? QJsonValue() : value;
}

const QString columns =
    u"f.id, f.kind, f.feed_id, f.item, f.part, f.url, f.value, f.time, f.device, f.revision,"
    " f.waiting"_s;

/// The own fields that a target lacks; the parameter ?1 is its id. That a show is not followed any
/// more is sent although the target lost it (kind 0).
const QString unsentSql =
    u" FROM sync_field f"
    " LEFT JOIN sync_feed s ON s.id = f.feed_id"
    " LEFT JOIN sync_show w ON w.target_id = ?1 AND w.feed_id = f.feed_id AND w.state = 0"
    " LEFT JOIN sync_field_sent d ON d.target_id = ?1 AND d.field_id = f.id"
    " WHERE f.revision > 0 AND (d.revision IS NULL OR d.revision < f.revision)"
    " AND (f.feed_id = 0 OR f.kind = 0 OR w.feed_id IS NOT NULL)"_s;

StoredField readField(const QSqlQuery &row)
{
    return {.id = row.value(0).toLongLong(),
            .feed = row.value(2).toLongLong(),
            .field = {.kind = static_cast<SyncFieldKind>(row.value(1).toInt()),
                      .feed = row.value(11).toString(),
                      .item = row.value(3).toString(),
                      .part = row.value(4).toString(),
                      .url = row.value(5).toString(),
                      .value = valueOf(row.value(6).toString()),
                      .time = row.value(7).toLongLong(),
                      .device = row.value(8).toString()},
            .revision = row.value(9).toLongLong(),
            .isWaiting = row.value(10).toBool()};
}

QVariantList toColumns(qint64 feed, const SyncField &field)
{
    return {static_cast<int>(field.kind),
            feed,
            notNull(field.item),
            notNull(field.part),
            notNull(field.url),
            textOf(field.value),
            field.time,
            notNull(field.device)};
}

} // namespace

Result<QList<StoredField>> SyncFieldStore::all(SyncFieldKind kind)
{
    return m_connection.list(
        u"SELECT %1, coalesce(s.url, '') FROM sync_field f"
        " LEFT JOIN sync_feed s ON s.id = f.feed_id WHERE f.kind = ?"_s.arg(columns),
        {static_cast<int>(kind)},
        readField);
}

Result<> SyncFieldStore::putOwn(qint64 feed, const SyncField &field)
{
    return m_connection
        .execute(u"INSERT INTO sync_field (kind, feed_id, item, part, url, value, time, device,"
                 " revision, waiting) VALUES (?, ?, ?, ?, ?, ?, ?, ?,"
                 " (SELECT coalesce(max(revision), 0) + 1 FROM sync_field WHERE revision > 0), 0)"
                 " ON CONFLICT (kind, feed_id, item, part) DO UPDATE SET url = excluded.url,"
                 " value = excluded.value, time = max(excluded.time, sync_field.time + 1),"
                 " device = excluded.device, revision = excluded.revision, waiting = 0"_s,
                 toColumns(feed, field))
        .map([](QSqlQuery *) {});
}

Result<bool> SyncFieldStore::merge(qint64 feed, const SyncField &field)
{
    return m_connection
        .execute(u"INSERT INTO sync_field (kind, feed_id, item, part, url, value, time, device,"
                 " revision, waiting) VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, 1)"
                 " ON CONFLICT (kind, feed_id, item, part) DO UPDATE SET url = excluded.url,"
                 " waiting = max(sync_field.waiting, sync_field.value <> excluded.value),"
                 " value = excluded.value, time = excluded.time, device = excluded.device,"
                 " revision = 0"
                 " WHERE (excluded.time, excluded.device, excluded.value)"
                 " > (sync_field.time, sync_field.device, sync_field.value)"_s,
                 toColumns(feed, field))
        .map([](QSqlQuery *done) { return done->numRowsAffected() > 0; });
}

Result<qint64> SyncFieldStore::lastRevision()
{
    return m_connection.number(
        u"SELECT coalesce(max(revision), 0) FROM sync_field WHERE revision > 0"_s);
}

Result<> SyncFieldStore::setWaiting(const QList<qint64> &ids, bool isWaiting)
{
    return m_connection
        .execute(u"UPDATE sync_field SET waiting = ?"
                 " WHERE id IN (SELECT value FROM json_each(?))"_s,
                 {isWaiting, toColumn(ids)})
        .map([](QSqlQuery *) {});
}

Result<QList<SyncFieldKind>> SyncFieldStore::waitingKinds()
{
    return m_connection.list(
        u"SELECT DISTINCT kind FROM sync_field WHERE waiting = 1 ORDER BY kind"_s,
        {},
        [](const QSqlQuery &row) { return static_cast<SyncFieldKind>(row.value(0).toInt()); });
}

Result<QList<StoredField>> SyncFieldStore::unsent(SyncTargetId target, int limit)
{
    return m_connection.list(u"SELECT %1, coalesce(w.spelling, s.url, '')"_s.arg(columns)
                                 + unsentSql + " ORDER BY f.revision LIMIT ?2"_L1,
                             {target.value, limit},
                             readField);
}

Result<int> SyncFieldStore::unsentCount(SyncTargetId target)
{
    return m_connection.number(u"SELECT count(*)"_s + unsentSql, {target.value})
        .map([](qint64 count) { return static_cast<int>(count); });
}

Result<> SyncFieldStore::setSent(SyncTargetId target, const QList<StoredField> &fields)
{
    QJsonArray rows;
    for (const StoredField &stored : fields)
        rows.append(QJsonArray{stored.id, stored.revision});
    return m_connection
        .execute(
            u"INSERT OR REPLACE INTO sync_field_sent (target_id, field_id, revision)"
            " SELECT ?, value ->> 0, value ->> 1 FROM json_each(?)"_s,
            {target.value, QString::fromUtf8(QJsonDocument(rows).toJson(QJsonDocument::Compact))})
        .map([](QSqlQuery *) {});
}

Result<> SyncFieldStore::forgetSent(SyncTargetId target)
{
    return m_connection
        .execute(u"DELETE FROM sync_field_sent WHERE target_id = ?"_s, {target.value})
        .map([](QSqlQuery *) {});
}

Result<QByteArray> SyncFieldStore::folderState(SyncTargetId target)
{
    return m_connection
        .first(u"SELECT state FROM sync_folder WHERE target_id = ?"_s,
               {target.value},
               [](const QSqlQuery &row) { return row.value(0).toString().toUtf8(); })
        .map([](const std::optional<QByteArray> &json) { return json.value_or(QByteArray()); });
}

Result<> SyncFieldStore::setFolderState(SyncTargetId target, const QByteArray &json)
{
    return m_connection
        .execute(u"INSERT OR REPLACE INTO sync_folder (target_id, state) VALUES (?, ?)"_s,
                 {target.value, QString::fromUtf8(json)})
        .map([](QSqlQuery *) {});
}

Result<> mergeFields(Connection &connection, qint64 into, qint64 from)
{
    const QStringList statements{
        u"DELETE FROM sync_field WHERE feed_id IN (?1, ?2) AND EXISTS (SELECT 1 FROM sync_field o"
        " WHERE o.feed_id IN (?1, ?2) AND o.feed_id <> sync_field.feed_id"
        " AND o.kind = sync_field.kind AND o.item = sync_field.item AND o.part = sync_field.part"
        " AND (o.time, o.device, o.value)"
        " > (sync_field.time, sync_field.device, sync_field.value))"_s,
        u"UPDATE OR REPLACE sync_field SET feed_id = ?1 WHERE feed_id = ?2"_s};
    for (const QString &sql : statements) {
        if (const auto done = connection.execute(sql, {into, from}); !done)
            return failure(done.error());
    }
    return {};
}

} // namespace dogear::storage
