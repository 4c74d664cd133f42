// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses names for stored media and moves them to the user's folder.
#include "download_files.h"

#include <downloads/media_file_name.h>
#include <storage/database_thread.h>
#include <storage/episode_store.h>
#include <storage/stored_media_store.h>

#include <QDir>
#include <QFileInfo>

#include <memory>
#include <stream/streamer.h>

namespace dogear::downloads {

using domain::Download;
using domain::DownloadState;
using storage::Connection;
using storage::DownloadStore;
using stream::StoredFile;

namespace {

MediaFileFacts factsOf(const domain::EpisodeDetail &detail, const StoredFile &stored)
{
    // A refresh may have removed the enclosure from the feed in the meantime.
    const domain::Enclosure enclosure = detail.episode.enclosure.value_or(domain::Enclosure());
    return {.show = detail.summary.podcastTitle,
            .title = detail.summary.title,
            .published = detail.summary.published,
            .contentType = QString::fromLatin1(stored.contentType),
            .finalUrl = stored.finalUrl.isEmpty() ? enclosure.url : stored.finalUrl,
            .enclosureType = enclosure.type};
}

/// Returns a path like \a wanted that no file has and that is not in \a taken, and creates its
/// folder.
Result<QString> choosePath(const QString &folder, const QString &wanted, const QStringList &taken)
{
    const auto isUsed = [&taken](const QString &path) {
        return taken.contains(path) || QFileInfo::exists(path);
    };
    const auto path = uniqueFilePath(wanted, isUsed);
    if (!path || !QDir().mkpath(QFileInfo(*path).path())) {
        const QString place = path.value_or(folder);
        return failure({.code = ErrorCode::FileUnwritable,
                        .detail = place,
                        .url = QUrl::fromLocalFile(place)});
    }
    return *path;
}

enum class Reserved {
    Yes,
    Taken,    ///< another episode has the path
    Unwanted, ///< the user paused or removed the download in the meantime
};

/// Writes the path of \a named into its row, before a file has this path.
Result<Reserved> reservePath(Connection &connection, const Download &named)
{
    DownloadStore store(connection);
    const auto found = store.find(named.episode);
    if (!found)
        return failure(found.error());
    if (!found->has_value() || (*found)->state != DownloadState::Waiting)
        return Reserved::Unwanted;
    const auto isTaken = store.isTaken(named.path);
    if (!isTaken)
        return failure(isTaken.error());
    if (*isTaken)
        return Reserved::Taken;
    // Taken from the database again: the user may have changed the row meanwhile.
    Download row = **found;
    row.path = named.path;
    row.size = named.size;
    return store.put(row).map([] { return Reserved::Yes; });
}

/// Clears the path of \a item and marks it as incomplete, so that the missing bytes are fetched.
Result<bool> forgetBytes(Connection &connection, const DownloadItem &item)
{
    DownloadStore store(connection);
    const auto found = store.find(item.id);
    if (!found)
        return failure(found.error());
    if (!found->has_value() || (*found)->state != DownloadState::Waiting)
        return false;
    Download row = **found;
    row.path.clear();
    row.size = 0;
    if (auto isPut = store.put(row); !isPut)
        return failure(isPut.error());
    return storage::StoredMediaStore(connection).put({item.id, item.key, false}).map([](bool) {
        return false;
    });
}

} // namespace

/// A download that is being placed; its bytes are, or were, in the store.
struct DownloadFiles::Placing
{
    DownloadItem item;
    StoredFile stored;
    Download row;
    MediaFileFacts facts;
    QStringList taken; ///< paths reserved for other episodes
};

Future<Result<bool>> DownloadFiles::finish(const DownloadItem &item)
{
    return m_streamer.describe(item.key).then(this, [this, item](const Result<StoredFile> &stored) {
        const auto placing = std::make_shared<Placing>(); // filled by the database thread
        // Without a description nothing is known to be stored; place() then has the bytes fetched.
        placing->item = item;
        placing->stored = stored.value_or(StoredFile());
        return m_database
            .run([placing](Connection &connection) -> Result<bool> {
                const auto found = DownloadStore(connection).find(placing->item.id);
                if (!found)
                    return failure(found.error());
                if (!found->has_value() || (*found)->state != DownloadState::Waiting)
                    return false;
                placing->row = **found;
                return storage::EpisodeStore(connection)
                    .detail(placing->item.id)
                    .map([&](const domain::EpisodeDetail &detail) {
                        placing->facts = factsOf(detail, placing->stored);
                        return true;
                    });
            })
            .then(this, [this, placing](const Result<bool> &isWanted) {
                return isWanted && *isWanted ? place(*placing) : readyFuture(isWanted);
            });
    });
}

Future<Result<bool>> DownloadFiles::place(const Placing &placing)
{
    // Moved out by an earlier attempt, which a crash interrupted before the row was marked as Done.
    return m_disk
        .run([path = placing.row.path, size = placing.row.size] {
            return !path.isEmpty() && size > 0 && QFileInfo(path).size() == size;
        })
        .then(this, [this, placing](bool isThere) {
            if (isThere) {
                m_streamer.remove(placing.item.key);
                return note(placing.item, placing.row);
            }
            // The row of the database claims complete bytes; the store decides.
            const bool isStored = placing.stored.isComplete && placing.stored.length;
            return isStored ? nameAndMoveOut(placing) : recordMissing(placing);
        });
}

Future<Result<bool>> DownloadFiles::recordMissing(const Placing &placing)
{
    return m_database.run([item = placing.item](Connection &connection) {
        return connection.transaction([&] { return forgetBytes(connection, item); });
    });
}

Future<Result<bool>> DownloadFiles::nameAndMoveOut(const Placing &placing)
{
    return m_disk
        .run([folder = m_folder, placing] {
            return choosePath(folder, folder + u'/' + mediaFilePath(placing.facts), placing.taken);
        })
        .then(this, [this, placing](const Result<QString> &path) -> Future<Result<bool>> {
            if (!path)
                return readyFuture(Result<bool>(failure(path.error())));
            Placing named = placing;
            named.row.path = *path;
            named.row.size = *placing.stored.length;
            return m_database
                .run([row = named.row](Connection &connection) {
                    return connection.transaction([&] { return reservePath(connection, row); });
                })
                .then(this,
                      [this, named](const Result<Reserved> &reserved) -> Future<Result<bool>> {
                          if (!reserved)
                              return readyFuture(Result<bool>(failure(reserved.error())));
                          if (*reserved == Reserved::Unwanted)
                              return readyFuture(Result<bool>(false));
                          if (*reserved == Reserved::Yes)
                              return moveOut(named);
                          // Tried again with another number in the name; taken names are skipped.
                          Placing other = named;
                          other.taken.append(named.row.path);
                          return nameAndMoveOut(other);
                      });
        });
}

Future<Result<bool>> DownloadFiles::moveOut(const Placing &placing)
{
    const QDateTime modified =
        fileTime(placing.facts.published, m_clock.now()).value_or(QDateTime());
    return m_streamer.moveOut(placing.item.key, placing.row.path, modified)
        .then(this, [this, placing](const Result<> &isMoved) -> Future<Result<bool>> {
            if (!isMoved)
                return readyFuture(Result<bool>(failure(isMoved.error())));
            return note(placing.item, placing.row);
        });
}

Future<Result<bool>> DownloadFiles::note(const DownloadItem &item, const Download &row)
{
    return m_database.run([item, row, now = m_clock.now()](Connection &connection) -> Result<bool> {
        return connection.transaction([&]() -> Result<bool> {
            DownloadStore store(connection);
            const auto found = store.find(item.id);
            if (!found)
                return failure(found.error());
            Download done = found->value_or(row);
            // Removed by the user during the move: the row keeps the path, so that the file is
            // deleted like any other removed download.
            if (done.state != DownloadState::Removed)
                done.state = DownloadState::Done;
            done.path = row.path;
            done.size = row.size;
            done.error.reset();
            done.failures = 0;
            done.retryAt.reset();
            done.finished = now;
            const auto isNoted = store.put(done).and_then(
                [&] { return storage::StoredMediaStore(connection).remove(item.key); });
            return isNoted.map([&](const auto & /*ids*/) { return true; });
        });
    });
}

} // namespace dogear::downloads
