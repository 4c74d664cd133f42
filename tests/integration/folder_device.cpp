// SPDX-License-Identifier: GPL-3.0-or-later
#include "folder_device.h"

#include <storage/bookmark_store.h>
#include <storage/podcast_store.h>
#include <storage/queue_store.h>
#include <storage/show_playback_store.h>
#include <storage/sync_log_store.h>
#include <storage/sync_target_store.h>
#include <support/wait_for.h>
#include <sync/field_sync.h>

#include <QDir>
#include <QFile>

using namespace Qt::StringLiterals;

namespace dogear::test {

using storage::Connection;

FolderDevice::FolderDevice(const QString &name, const QString &folder, FakeClock &clock)
    : SyncDevice(name,
                 {.kind = domain::SyncTargetKind::Folder,
                  .address = QUrl::fromLocalFile(folder),
                  .device = name},
                 clock)
    , m_folder(folder)
{
    QDir().mkpath(folder);
}

Result<sync_folder::FolderReport> FolderDevice::syncFolder()
{
    sync_folder::FolderRun once(database(), m_thread, *this, clock(), target(), &lists);
    const auto future = once.start();
    if (!waitForEvents([&future] { return future.isFinished(); }))
        return failure({ErrorCode::Timeout, u"the run does not end"_s});
    const auto report = future.result();
    if (report && report->folder.hasNewDevice) {
        domain::SyncTarget target = this->target();
        target.device = run([id = target.id](Connection &connection) {
                            return connection
                                .first(u"SELECT device FROM sync_target WHERE id = ?"_s,
                                       {id.value},
                                       [](const QSqlQuery &row) { return row.value(0).toString(); })
                                .map([](const auto &device) { return device.value_or(QString()); });
                        }).value_or(QString());
        setTarget(target);
    }
    return report;
}

void FolderDevice::record()
{
    (void)run([now = clock().now().toMSecsSinceEpoch(), device = target().device, shared = &lists](
                  Connection &connection) {
        return connection.transaction(
            [&] { return sync::FieldSync(connection, device, shared).record(now, false); });
    });
}

void FolderDevice::toggleFavourite(const QString &episode)
{
    (void)run([id = id(episode)](Connection &connection) {
        return connection
            .execute(u"UPDATE episode SET favourite = 1 - favourite WHERE id = ?"_s, {id.value})
            .map([](QSqlQuery *) {});
    });
    record();
}

Result<> FolderDevice::addActions(int count, int shows)
{
    const qint64 now = clock().now().toSecsSinceEpoch();
    return run([=, device = target().device](Connection &connection) {
        return connection.transaction([&]() -> Result<> {
            storage::SyncLogStore log(connection);
            QHash<QString, qint64> feeds;
            for (int i = 0; i < count; ++i) {
                const QString name = u"show%1"_s.arg(i % shows);
                if (!feeds.contains(name)) {
                    const auto feed = log.feedFor(showUrl(name).toString(QUrl::FullyEncoded));
                    if (!feed)
                        return failure(feed.error());
                    feeds.insert(name, *feed);
                }
                const QString guid = u"%1/%2"_s.arg(name).arg(1 + i / shows);
                domain::SyncAction action;
                action.feed = showUrl(name).toString(QUrl::FullyEncoded);
                action.episode = u"https://example.org/media/%1.mp3"_s.arg(guid);
                action.guid = guid;
                action.device = device;
                action.time = now - count + i;
                action.started = 0;
                action.position = 1 + i % 900;
                action.total = 1000;
                if (auto added = log.addOwn(feeds.value(name), action); !added)
                    return failure(added.error());
            }
            return {};
        });
    });
}

PodcastId FolderDevice::show(const QString &name)
{
    return run([name](Connection &connection) {
               return storage::PodcastStore(connection)
                   .findByUrl(showUrl(name))
                   .map([](const auto &found) { return found ? found->id : PodcastId(); });
           })
        .value_or(PodcastId());
}

void FolderDevice::toggleTag(const QString &name, const QString &tag)
{
    (void)run([id = show(name), tag](Connection &connection) -> Result<> {
        storage::PodcastStore store(connection);
        const auto found = store.find(id);
        if (!found)
            return failure(found.error());
        QStringList tags = found->tags;
        if (tags.removeAll(tag) == 0)
            tags.append(tag);
        return store.setTags(id, tags);
    });
    record();
}

void FolderDevice::setSpeed(const QString &name, double speed)
{
    (void)run([id = show(name), speed](Connection &connection) {
        return storage::ShowPlaybackStore(connection).put(id, {.speed = speed});
    });
    record();
}

void FolderDevice::addBookmark(const QString &episode, int seconds, const QString &note)
{
    (void)run(
        [id = id(episode), seconds, note, now = clock().now()](Connection &connection) -> Result<> {
            const auto detail = storage::EpisodeStore(connection).detail(id);
            if (!detail)
                return failure(detail.error());
            domain::Bookmark bookmark = domain::bookmarkAt(*detail, std::chrono::seconds(seconds));
            bookmark.note = note;
            bookmark.created = now;
            return storage::BookmarkStore(connection).add(bookmark).map([](BookmarkId) {});
        });
    record();
}

void FolderDevice::setNotes(const QString &episode, const QString &note)
{
    (void)run([id = id(episode), note](Connection &connection) {
        return connection
            .execute(u"UPDATE bookmark SET note = ? WHERE episode_id = ?"_s, {note, id.value})
            .map([](QSqlQuery *) {});
    });
    record();
}

void FolderDevice::removeBookmarks(const QString &episode)
{
    (void)run([id = id(episode)](Connection &connection) {
        return connection.execute(u"DELETE FROM bookmark WHERE episode_id = ?"_s, {id.value})
            .map([](QSqlQuery *) {});
    });
    record();
}

void FolderDevice::setQueue(const QStringList &episodes)
{
    QList<EpisodeId> ids;
    for (const QString &episode : episodes)
        ids.append(id(episode));
    (void)run([ids](Connection &connection) {
        return connection.transaction([&] { return storage::QueueStore(connection).replace(ids); });
    });
    record();
}

QStringList FolderDevice::texts(const QString &sql)
{
    return run([sql](Connection &connection) {
               return connection.list(
                   sql, {}, [](const QSqlQuery &row) { return row.value(0).toString(); });
           })
        .value_or(QStringList());
}

QStringList FolderDevice::queue()
{
    return texts(
        u"SELECT e.guid FROM queue q JOIN episode e ON e.id = q.episode_id ORDER BY q.place"_s);
}

QStringList FolderDevice::favourites()
{
    return texts(u"SELECT guid FROM episode WHERE favourite = 1 ORDER BY guid"_s);
}

QStringList FolderDevice::tags()
{
    const auto shows = run([](Connection &connection) {
                           return storage::PodcastStore(connection).all();
                       }).value_or(QList<domain::FollowedPodcast>());
    QStringList found;
    for (const domain::FollowedPodcast &show : shows) {
        for (const QString &tag : show.tags)
            found.append(u"%1: %2"_s.arg(show.url.path().section(u'/', -1), tag));
    }
    found.sort();
    return found;
}

QStringList FolderDevice::speeds()
{
    return texts(u"SELECT p.url || ': ' || s.speed FROM show_playback s"
                 " JOIN podcast p ON p.id = s.podcast_id ORDER BY 1"_s);
}

QStringList FolderDevice::bookmarks()
{
    return texts(u"SELECT e.guid || ' @' || (b.position_ms / 1000) || ' ' || b.note"
                 " FROM bookmark b JOIN episode e ON e.id = b.episode_id ORDER BY 1"_s);
}

QString FolderDevice::file() const
{
    return m_folder + u"/dogear-%1.log"_s.arg(target().device);
}

void FolderDevice::carryTo(const FolderDevice &to, qint64 bytes) const
{
    QFile from(file());
    QFile copy(to.folder() + u"/dogear-%1.log"_s.arg(target().device));
    if (from.open(QIODevice::ReadOnly) && copy.open(QIODevice::WriteOnly | QIODevice::Truncate))
        copy.write(bytes < 0 ? from.readAll() : from.read(bytes));
}

} // namespace dogear::test
