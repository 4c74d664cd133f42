// SPDX-License-Identifier: GPL-3.0-or-later
#include "value_json.h"

#include <base/feed_url.h>
#include <storage/connection.h>
#include <storage/former_address_store.h>

using namespace Qt::StringLiterals;

namespace dogear::storage {

Result<> FormerAddressStore::add(PodcastId podcast, const QUrl &url)
{
    // Passwords are never stored in the database (decision 18 in lib/README.md).
    const QUrl plain = url.adjusted(QUrl::RemoveUserInfo);
    const auto added = m_connection.execute(
        u"INSERT OR IGNORE INTO former_address (podcast_id, url, url_key) VALUES (?, ?, ?)"_s,
        {podcast.value, toColumn(plain), feedUrlKey(plain)});
    if (!added)
        return failure(added.error());
    // Keeps the first address, which OPML lists contain for years, and the newest ones.
    return m_connection
        .execute(u"DELETE FROM former_address WHERE podcast_id = ? AND id NOT IN"
                 " (SELECT min(id) FROM former_address WHERE podcast_id = ?) AND id NOT IN"
                 " (SELECT id FROM former_address WHERE podcast_id = ? ORDER BY id DESC LIMIT ?)"_s,
                 {podcast.value, podcast.value, podcast.value, maxAddresses - 1})
        .map([](QSqlQuery *) {});
}

Result<> FormerAddressStore::remove(PodcastId podcast, const QUrl &url)
{
    return m_connection
        .execute(u"DELETE FROM former_address WHERE podcast_id = ? AND url_key = ?"_s,
                 {podcast.value, feedUrlKey(url.adjusted(QUrl::RemoveUserInfo))})
        .map([](QSqlQuery *) {});
}

Result<QList<QUrl>> FormerAddressStore::list(PodcastId podcast)
{
    return m_connection.list(
        u"SELECT url FROM former_address WHERE podcast_id = ? ORDER BY id DESC"_s,
        {podcast.value},
        [](const QSqlQuery &row) { return urlFromColumn(row.value(0)); });
}

} // namespace dogear::storage
