// SPDX-License-Identifier: GPL-3.0-or-later
#include <base/feed_url.h>
#include <storage/connection.h>
#include <storage/podcast_store.h>
#include <storage/preview_store.h>

using namespace Qt::StringLiterals;

namespace dogear::storage {

Result<PodcastId> PreviewStore::add(const QUrl &url, const QString &title, const QDateTime &now)
{
    // PodcastStore::add() would follow a preview that has this address.
    const auto existing =
        m_connection.number(u"SELECT id FROM podcast WHERE url_key = ?"_s, {feedUrlKey(url)});
    if (!existing)
        return failure(existing.error());
    if (*existing > 0)
        return failure({ErrorCode::AlreadyFollowed, QString::number(*existing), url});
    const auto id = PodcastStore(m_connection).add(url, title, now);
    if (!id)
        return id;
    return m_connection
        .execute(u"UPDATE podcast SET previewed_at = ? WHERE id = ?"_s,
                 {now.toSecsSinceEpoch(), id->value})
        .map([&id](QSqlQuery *) { return *id; });
}

Result<bool> PreviewStore::follow(PodcastId id, const QDateTime &now)
{
    // A trigger of 0031_previews.sql has its episodes indexed.
    return m_connection
        .execute(u"UPDATE podcast SET previewed_at = NULL, added_at = ?"
                 " WHERE id = ? AND previewed_at IS NOT NULL"_s,
                 {now.toSecsSinceEpoch(), id.value})
        .map([](QSqlQuery *followed) { return followed->numRowsAffected() > 0; });
}

Result<> PreviewStore::use(PodcastId id, const QDateTime &now)
{
    return m_connection
        .execute(u"UPDATE podcast SET previewed_at = ? WHERE id = ? AND previewed_at IS NOT NULL"_s,
                 {now.toSecsSinceEpoch(), id.value})
        .map([](QSqlQuery *) {});
}

Result<> PreviewStore::useShowOf(EpisodeId episode, const QDateTime &now)
{
    return m_connection
        .execute(u"UPDATE podcast SET previewed_at = ?"
                 " WHERE id = (SELECT podcast_id FROM episode WHERE id = ?)"
                 " AND previewed_at IS NOT NULL"_s,
                 {now.toSecsSinceEpoch(), episode.value})
        .map([](QSqlQuery *) {});
}

Result<bool> PreviewStore::removeUnused(const QDateTime &now, EpisodeId playing)
{
    // Renewed, not only kept: the time begins when, for example, its last episode leaves Up next.
    // A time in the future means that the clock was set back. State 4 of a download is Removed;
    // with a path its file is still to be deleted.
    const qint64 seconds = now.toSecsSinceEpoch();
    const auto renewed = m_connection.execute(
        u"UPDATE podcast SET previewed_at = ? WHERE previewed_at IS NOT NULL"
        " AND (previewed_at > ? OR id IN (SELECT e.podcast_id FROM ("
        "  SELECT episode_id FROM queue"
        "  UNION SELECT episode_id FROM list_episode"
        "  UNION SELECT episode_id FROM download WHERE state <> 4 OR path <> ''"
        "  UNION SELECT episode_id FROM bookmark WHERE episode_id IS NOT NULL"
        "  UNION SELECT ?) used CROSS JOIN episode e ON e.id = used.episode_id))"_s,
        {seconds, seconds, playing.value});
    if (!renewed)
        return failure(renewed.error());
    return m_connection
        .execute(u"DELETE FROM podcast WHERE id = (SELECT id FROM podcast"
                 " WHERE previewed_at <= ? ORDER BY previewed_at LIMIT 1)"_s,
                 {seconds - std::chrono::seconds(unusedTime).count()})
        .map([](QSqlQuery *removed) { return removed->numRowsAffected() > 0; });
}

} // namespace dogear::storage
