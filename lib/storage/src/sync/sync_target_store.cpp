// SPDX-License-Identifier: GPL-3.0-or-later
#include "value_json.h"

#include <storage/connection.h>
#include <storage/sync_target_store.h>

using namespace Qt::StringLiterals;

namespace dogear::storage {

using domain::SyncProgress;
using domain::SyncRunRecord;
using domain::SyncTarget;
using domain::SyncTargetId;

namespace {

SyncTarget readTarget(const QSqlQuery &row)
{
    return {SyncTargetId{row.value(0).toLongLong()},
            static_cast<domain::SyncTargetKind>(row.value(1).toInt()),
            urlFromColumn(row.value(2)),
            row.value(3).toString(),
            row.value(4).toString()};
}

SyncProgress readProgress(const QSqlQuery &row)
{
    return {numberFromColumn<qint64>(row.value(0)),
            numberFromColumn<qint64>(row.value(1)),
            timeFromColumn(row.value(2)),
            timeFromColumn(row.value(3)),
            timeFromColumn(row.value(4)),
            row.value(5).toInt(),
            timeFromColumn(row.value(6))};
}

SyncRunRecord readRun(const QSqlQuery &row)
{
    SyncRunRecord run;
    run.at = timeFromColumn(row.value(0)).value_or(QDateTime());
    run.received = row.value(1).toInt();
    run.sent = row.value(2).toInt();
    run.setAside = row.value(3).toInt();
    if (const QString code = row.value(4).toString(); !code.isEmpty())
        run.error = Error{codeFromColumn(code), row.value(5).toString(), {}, row.value(6).toInt()};
    return run;
}

} // namespace

Result<SyncTarget> SyncTargetStore::add(const SyncTarget &target)
{
    const QString address = toColumn(target.address.adjusted(QUrl::RemoveUserInfo));
    const int kind = static_cast<int>(target.kind);
    const auto put = m_connection.execute(
        u"INSERT INTO sync_target (kind, address, user, device) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (kind, address, user) DO UPDATE SET device = excluded.device"_s,
        {kind, address, notNull(target.user), notNull(target.device)});
    if (!put)
        return failure(put.error());
    const auto found = m_connection.first(u"SELECT id, kind, address, user, device FROM sync_target"
                                          " WHERE kind = ? AND address = ? AND user = ?"_s,
                                          {kind, address, notNull(target.user)},
                                          readTarget);
    if (!found || !*found)
        return failure(found ? Error{ErrorCode::Internal, u"target not stored"_s} : found.error());
    return m_connection
        .execute(u"INSERT OR IGNORE INTO sync_upload (target_id, action_id)"
                 " SELECT ?, id FROM sync_action WHERE own = 1"_s,
                 {(*found)->id.value})
        .map([&found](QSqlQuery *) { return **found; });
}

Result<QList<SyncTarget>> SyncTargetStore::all()
{
    return m_connection.list(
        u"SELECT id, kind, address, user, device FROM sync_target ORDER BY id"_s, {}, readTarget);
}

Result<> SyncTargetStore::remove(SyncTargetId id)
{
    return m_connection.execute(u"DELETE FROM sync_target WHERE id = ?"_s, {id.value})
        .map([](QSqlQuery *) {});
}

Result<SyncProgress> SyncTargetStore::progress(SyncTargetId id)
{
    const auto found = m_connection.first(
        u"SELECT subscription_cursor, action_cursor, last_pull, last_overlap, last_everything,"
        " failures, not_before FROM sync_target WHERE id = ?"_s,
        {id.value},
        readProgress);
    if (!found)
        return failure(found.error());
    if (!*found)
        return failure({ErrorCode::NotFound, QString::number(id.value)});
    return **found;
}

Result<> SyncTargetStore::setProgress(SyncTargetId id, const SyncProgress &progress)
{
    return m_connection
        .execute(u"UPDATE sync_target SET subscription_cursor = ?, action_cursor = ?,"
                 " last_pull = ?, last_overlap = ?, last_everything = ?, failures = ?,"
                 " not_before = ? WHERE id = ?"_s,
                 {toColumn(progress.subscriptionCursor),
                  toColumn(progress.actionCursor),
                  toColumn(progress.lastPull),
                  toColumn(progress.lastOverlap),
                  toColumn(progress.lastEverything),
                  progress.failures,
                  toColumn(progress.notBefore),
                  id.value})
        .map([](QSqlQuery *) {});
}

Result<QByteArray> SyncTargetStore::profile(SyncTargetId id)
{
    return m_connection
        .first(u"SELECT profile FROM sync_target WHERE id = ?"_s,
               {id.value},
               [](const QSqlQuery &row) { return row.value(0).toString().toUtf8(); })
        .map([](const std::optional<QByteArray> &json) { return json.value_or(QByteArray()); });
}

Result<> SyncTargetStore::setProfile(SyncTargetId id, const QByteArray &json)
{
    return m_connection
        .execute(u"UPDATE sync_target SET profile = ? WHERE id = ?"_s,
                 {QString::fromUtf8(json), id.value})
        .map([](QSqlQuery *) {});
}

Result<> SyncTargetStore::addToLastRun(SyncTargetId id, int received, int sent)
{
    return m_connection
        .execute(u"UPDATE sync_run SET received = received + ?, sent = sent + ?"
                 " WHERE id = (SELECT max(id) FROM sync_run WHERE target_id = ?)"_s,
                 {received, sent, id.value})
        .map([](QSqlQuery *) {});
}

Result<> SyncTargetStore::addRun(SyncTargetId id, const SyncRunRecord &run)
{
    const Error error = run.error.value_or(Error{});
    const auto added = m_connection.execute(
        u"INSERT INTO sync_run (target_id, at, received, sent, set_aside, error_code,"
        " error_detail, error_status) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"_s,
        {id.value,
         run.at.toSecsSinceEpoch(),
         run.received,
         run.sent,
         run.setAside,
         run.error ? toName(error.code) : u""_s,
         notNull(error.detail),
         error.httpStatus});
    if (!added)
        return failure(added.error());
    return m_connection
        .execute(u"DELETE FROM sync_run WHERE target_id = ?1 AND id <= (SELECT id FROM sync_run"
                 " WHERE target_id = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2)"_s,
                 {id.value, keptRuns})
        .map([](QSqlQuery *) {});
}

Result<QList<SyncRunRecord>> SyncTargetStore::runs(SyncTargetId id)
{
    return m_connection.list(u"SELECT at, received, sent, set_aside, error_code, error_detail,"
                             " error_status FROM sync_run WHERE target_id = ? ORDER BY id DESC"_s,
                             {id.value},
                             readRun);
}

} // namespace dogear::storage
