// SPDX-License-Identifier: GPL-3.0-or-later
#include <base/workers.h>
#include <files/atomic_file.h>
#include <listening/bookmarks.h>
#include <storage/bookmark_store.h>
#include <storage/episode_store.h>

#include <QtConcurrentRun>

namespace dogear::listening {

using domain::Bookmark;
using storage::BookmarkStore;
using storage::Connection;

namespace {

/// Adds \a bookmark. \return it as the store has it, with its new id
Result<Bookmark> keep(BookmarkStore &store, const Bookmark &bookmark)
{
    const auto id = store.add(bookmark);
    if (!id)
        return failure(id.error());
    return store.find(*id);
}

Result<int> writeDocument(const QString &path,
                          const QList<Bookmark> &bookmarks,
                          Bookmarks::Format format)
{
    return files::writeAtomically(path, format(bookmarks).toUtf8()).map([&bookmarks] {
        return int(bookmarks.size());
    });
}

} // namespace

Bookmarks::Bookmarks(storage::DatabaseThread &database, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_database(database)
    , m_clock(clock)
{}

Future<Result<QList<Bookmark>>> Bookmarks::list(const domain::BookmarkFilter &filter)
{
    return m_database.run(
        [filter](Connection &connection) { return BookmarkStore(connection).list(filter); });
}

Future<Result<Bookmark>> Bookmarks::edit(Edit edit)
{
    return m_database
        .run([edit = std::move(edit)](Connection &connection) {
            return connection.transaction([&] { return edit(connection); });
        })
        .then(this, [this](const Result<Bookmark> &bookmark) {
            if (bookmark)
                emit changed();
            return bookmark;
        });
}

Future<Result<Bookmark>> Bookmarks::add(EpisodeId episode,
                                        std::chrono::milliseconds position,
                                        const QString &note)
{
    return edit([=, now = m_clock.now()](Connection &connection) -> Result<Bookmark> {
        const auto detail = storage::EpisodeStore(connection).detail(episode);
        if (!detail)
            return failure(detail.error());
        // Title and show are copied, because a bookmark outlives its episode.
        Bookmark bookmark = domain::bookmarkAt(*detail, position);
        bookmark.note = note;
        bookmark.created = now;
        BookmarkStore store(connection);
        return keep(store, bookmark);
    });
}

Future<Result<Bookmark>> Bookmarks::setNote(BookmarkId id, const QString &note)
{
    return edit([id, note](Connection &connection) -> Result<Bookmark> {
        BookmarkStore store(connection);
        if (const auto set = store.setNote(id, note); !set)
            return failure(set.error());
        return store.find(id);
    });
}

Future<Result<Bookmark>> Bookmarks::remove(BookmarkId id)
{
    return edit([id](Connection &connection) -> Result<Bookmark> {
        BookmarkStore store(connection);
        auto bookmark = store.find(id);
        if (!bookmark)
            return bookmark;
        if (const auto removed = store.remove(id); !removed)
            return failure(removed.error());
        return bookmark;
    });
}

Future<Result<Bookmark>> Bookmarks::restore(const Bookmark &bookmark)
{
    return edit([bookmark](Connection &connection) {
        BookmarkStore store(connection);
        return keep(store, bookmark);
    });
}

Future<Result<int>> Bookmarks::exportAll(const QString &path, Format format)
{
    return list().then([path, format](const Result<QList<Bookmark>> &all) -> Future<Result<int>> {
        if (!all)
            return readyFuture<Result<int>>(failure(all.error()));
        // Formatting and writing many bookmarks would block the GUI thread.
        return QtConcurrent::run(workers(), writeDocument, path, *all, format);
    });
}

} // namespace dogear::listening
