// SPDX-License-Identifier: GPL-3.0-or-later
#include "value_json.h"

#include <base/utc.h>
#include <storage/bookmark_store.h>
#include <storage/connection.h>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

using std::chrono::milliseconds;

/// While the episode exists, its present data counts; afterwards the copy in the bookmark.
const QString selectBookmark =
    u"SELECT b.id, b.episode_id, coalesce(p.url_key, b.feed_key), coalesce(e.guid, b.guid),"
    " coalesce(e.title, b.title), coalesce(p.shown_title, b.show_title),"
    " iif(e.id IS NULL, b.image, iif(e.image = '' OR p.own_image <> '', p.shown_image, e.image)), "
    "coalesce(t.link, b.link),"
    " coalesce(t.enclosure_url, b.enclosure_url), b.position_ms, b.note, b.created"
    " FROM bookmark b LEFT JOIN episode e ON e.id = b.episode_id"
    " LEFT JOIN podcast p ON p.id = e.podcast_id"
    " LEFT JOIN episode_text t ON t.episode_id = e.id"_s;

domain::Bookmark read(const QSqlQuery &query)
{
    return {.id = BookmarkId{query.value(0).toLongLong()},
            .episode = EpisodeId{query.value(1).toLongLong()},
            .feedKey = query.value(2).toString(),
            .guid = query.value(3).toString(),
            .title = query.value(4).toString(),
            .podcastTitle = query.value(5).toString(),
            .image = urlFromColumn(query.value(6)),
            .link = urlFromColumn(query.value(7)),
            .enclosure = urlFromColumn(query.value(8)),
            .position = milliseconds(query.value(9).toLongLong()),
            .note = query.value(10).toString(),
            .created = QDateTime::fromSecsSinceEpoch(query.value(11).toLongLong(), utc)};
}

/// Checks that \a done changed the row of the bookmark \a id; else NotFound.
Result<> changed(const Result<QSqlQuery *> &done, BookmarkId id)
{
    if (!done)
        return failure(done.error());
    if ((*done)->numRowsAffected() == 0)
        return failure({ErrorCode::NotFound, u"bookmark %1"_s.arg(id.value)});
    return {};
}

} // namespace

Result<BookmarkId> BookmarkStore::add(const domain::Bookmark &bookmark)
{
    // The episode is found by feed and guid, because its id is another one after it was deleted and
    // added again.
    const auto added = m_connection.execute(
        u"INSERT INTO bookmark (episode_id, feed_key, guid, title, show_title, image, link,"
        " enclosure_url, position_ms, note, created) VALUES ((SELECT e.id FROM episode e"
        " JOIN podcast p ON p.id = e.podcast_id WHERE p.url_key = ? AND e.guid = ?),"
        " ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
        {notNull(bookmark.feedKey),
         notNull(bookmark.guid),
         notNull(bookmark.feedKey),
         notNull(bookmark.guid),
         notNull(bookmark.title),
         notNull(bookmark.podcastTitle),
         toColumn(bookmark.image),
         toColumn(bookmark.link),
         toColumn(bookmark.enclosure),
         qint64(bookmark.position.count()),
         notNull(bookmark.note),
         bookmark.created.toSecsSinceEpoch()});
    if (!added)
        return failure(added.error());
    return BookmarkId{(*added)->lastInsertId().toLongLong()};
}

Result<> BookmarkStore::setNote(BookmarkId id, const QString &note)
{
    return changed(m_connection.execute(u"UPDATE bookmark SET note = ? WHERE id = ?"_s,
                                        {notNull(note), id.value}),
                   id);
}

Result<> BookmarkStore::remove(BookmarkId id)
{
    return changed(m_connection.execute(u"DELETE FROM bookmark WHERE id = ?"_s, {id.value}), id);
}

Result<domain::Bookmark> BookmarkStore::find(BookmarkId id)
{
    const auto found = m_connection.first(selectBookmark + " WHERE b.id = ?"_L1, {id.value}, read);
    if (!found)
        return failure(found.error());
    if (!*found)
        return failure({ErrorCode::NotFound, u"bookmark %1"_s.arg(id.value)});
    return **found;
}

Result<QList<domain::Bookmark>> BookmarkStore::list(const domain::BookmarkFilter &filter)
{
    auto found = filter.episode.isValid()
                     ? m_connection.list(
                         selectBookmark + " WHERE b.episode_id = ? ORDER BY b.position_ms, b.id"_L1,
                         {filter.episode.value},
                         read)
                     : m_connection.list(
                         selectBookmark + " ORDER BY b.created DESC, b.id DESC"_L1, {}, read);
    if (found) {
        // Not in SQL, because LIKE ignores the case of ASCII letters only; there are few bookmarks.
        found->removeIf([&filter](const domain::Bookmark &bookmark) {
            return !matches(bookmark, filter.words);
        });
    }
    return found;
}

Result<> BookmarkStore::findEpisodes(PodcastId podcast)
{
    // Only rows without an episode are read, through the index bookmark_without_episode.
    return m_connection
        .execute(u"UPDATE bookmark SET episode_id = (SELECT id FROM episode"
                 " WHERE podcast_id = ? AND guid = bookmark.guid)"
                 " WHERE episode_id IS NULL"
                 " AND feed_key = (SELECT url_key FROM podcast WHERE id = ?)"_s,
                 {podcast.value, podcast.value})
        .map([](QSqlQuery *) {});
}

} // namespace dogear::storage
