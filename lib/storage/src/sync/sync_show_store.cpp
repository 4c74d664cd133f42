// SPDX-License-Identifier: GPL-3.0-or-later
#include "value_json.h"

#include <storage/connection.h>
#include <storage/sync_show_store.h>

using namespace Qt::StringLiterals;

namespace dogear::storage {

using domain::SyncedShow;

Result<QHash<qint64, SyncedShow>> SyncShowStore::all()
{
    QHash<qint64, SyncedShow> shows;
    return m_connection
        .forEach(u"SELECT feed_id, spelling, state FROM sync_show WHERE target_id = ?"_s,
                 {m_target.value},
                 [&shows](const QSqlQuery &row) {
                     const qint64 feed = row.value(0).toLongLong();
                     shows.insert(feed,
                                  {feed,
                                   row.value(1).toString(),
                                   static_cast<domain::SyncShowState>(row.value(2).toInt())});
                 })
        .map([&shows] { return shows; });
}

Result<> SyncShowStore::put(const SyncedShow &show)
{
    return m_connection
        .execute(u"INSERT OR REPLACE INTO sync_show (target_id, feed_id, spelling, state)"
                 " VALUES (?, ?, ?, ?)"_s,
                 {m_target.value, show.feed, notNull(show.spelling), static_cast<int>(show.state)})
        .map([](QSqlQuery *) {});
}

Result<> SyncShowStore::remove(qint64 feed)
{
    return m_connection
        .execute(u"DELETE FROM sync_show WHERE target_id = ? AND feed_id = ?"_s,
                 {m_target.value, feed})
        .map([](QSqlQuery *) {});
}

} // namespace dogear::storage
