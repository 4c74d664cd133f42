// SPDX-License-Identifier: GPL-3.0-or-later
#include "download_files.h"

#include <base/workers.h>
#include <library/media_file_name.h>
#include <storage/database_thread.h>
#include <storage/episode_store.h>
#include <storage/stored_media_store.h>

#include <QDir>
#include <QFileInfo>
#include <QLoggingCategory>
#include <QtConcurrentRun>

#include <stream/streamer.h>
#include <unistd.h>

namespace dogear::library {

using domain::Download;
using domain::DownloadState;
using storage::Connection;
using storage::DownloadStore;
using stream::StoredFile;

namespace {

Q_LOGGING_CATEGORY(lcFiles, "dogear.downloads.files")

Error cannotWrite(const QString &path)
{
    return {.code = ErrorCode::FileUnwritable, .detail = path, .url = QUrl::fromLocalFile(path)};
}

/// A name for what is stored, that nothing has; its folder is there.
Result<QString> choosePath(Connection &connection,
                           const QString &folder,
                           const domain::EpisodeDetail &detail,
                           const StoredFile &stored)
{
    const MediaFileFacts facts{.show = detail.summary.podcastTitle,
                               .title = detail.summary.title,
                               .published = detail.summary.published,
                               .contentType = QString::fromLatin1(stored.contentType),
                               .finalUrl = stored.finalUrl.isEmpty() ? detail.episode.enclosure->url
                                                                     : stored.finalUrl,
                               .enclosureType = detail.episode.enclosure->type};
    std::optional<Error> error;
    const auto isUsed = [&](const QString &path) {
        const auto isTaken = DownloadStore(connection).isTaken(path);
        if (!isTaken)
            error = isTaken.error();
        return QFileInfo::exists(path) || isTaken.value_or(false);
    };
    const auto path = uniqueFilePath(folder + u'/' + mediaFilePath(facts), isUsed);
    if (error)
        return failure(*error);
    if (!path || !QDir().mkpath(QFileInfo(*path).path()))
        return failure(cannotWrite(path.value_or(folder)));
    return *path;
}

/// What to do with a download whose bytes are stored, or were.
struct Placing
{
    enum class Way { MoveOut, IsThere, Nothing };
    Way way = Way::Nothing;
    Download row;
    std::optional<QDateTime> published;
};

/// Writes the name into the row before anything has it.
Result<Placing> placeOf(Connection &connection,
                        const QString &folder,
                        const DownloadItem &item,
                        const StoredFile &stored)
{
    DownloadStore store(connection);
    const auto found = store.find(item.id);
    if (!found)
        return failure(found.error());
    if (!found->has_value() || (*found)->state != DownloadState::Waiting)
        return Placing();
    Placing placing{.row = **found, .published = {}};
    Download &row = placing.row;
    // It has got its name, and then there was a crash.
    if (!row.path.isEmpty() && row.size > 0 && QFileInfo(row.path).size() == row.size) {
        placing.way = Placing::Way::IsThere;
        return placing;
    }
    if (!stored.isComplete || !stored.length) {
        row.path.clear();
        row.size = 0;
        const auto isNoted = store.put(row).and_then([&] {
            return storage::StoredMediaStore(connection).put({item.id, item.key, false});
        });
        return isNoted.map([&](bool) { return placing; });
    }
    const auto detail = storage::EpisodeStore(connection).detail(item.id);
    if (!detail)
        return failure(detail.error());
    const auto path = choosePath(connection, folder, *detail, stored);
    if (!path)
        return failure(path.error());
    row.path = *path;
    row.size = *stored.length;
    placing.published = detail->summary.published;
    placing.way = Placing::Way::MoveOut;
    return store.put(row).map([&] { return placing; });
}

/// The file at \a to is the one at \a from, or has been made of it.
bool isSame(const QFileInfo &from, const QFileInfo &to)
{
    return to.isFile() && from.size() == to.size() && from.lastModified() == to.lastModified();
}

/// Afterwards it is at both places, or, after a failure, at the old one.
Result<> duplicate(const QString &from, const QString &to)
{
    if (!QDir().mkpath(QFileInfo(to).path()))
        return failure(cannotWrite(to));
    if (isSame(QFileInfo(from), QFileInfo(to)))
        return {}; // there was a crash right after it
    // Costs nothing within a file system; some have no links.
    if (::link(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) == 0)
        return {};
    return media::copyFile(from, to);
}

void deleteFile(const QString &path)
{
    if (QFile::exists(path) && !QFile::remove(path))
        qCInfo(lcFiles) << path << "cannot be deleted";
    QDir().rmdir(QFileInfo(path).path()); // if it was the last one of its show
}

} // namespace

DownloadFiles::DownloadFiles(storage::DatabaseThread &database,
                             stream::Streamer &streamer,
                             const Clock &clock)
    : m_database(database)
    , m_streamer(streamer)
    , m_clock(clock)
{}

Future<Result<bool>> DownloadFiles::finish(const DownloadItem &item)
{
    return m_streamer.describe(item.key).then(this, [this, item](const Result<StoredFile> &stored) {
        return place(item, stored.value_or(StoredFile()));
    });
}

Future<Result<bool>> DownloadFiles::place(const DownloadItem &item, const StoredFile &stored)
{
    return m_database
        .run([folder = m_folder, item, stored](Connection &connection) {
            return connection.transaction(
                [&] { return placeOf(connection, folder, item, stored); });
        })
        .then(this, [this, item](const Result<Placing> &placing) -> Future<Result<bool>> {
            if (!placing)
                return readyFuture(Result<bool>(failure(placing.error())));
            switch (placing->way) {
            case Placing::Way::MoveOut:
                return moveOut(item, placing->row, placing->published);
            case Placing::Way::IsThere:
                m_streamer.remove(item.key);
                return note(item, placing->row);
            case Placing::Way::Nothing:
                break;
            }
            return readyFuture(Result<bool>(false));
        });
}

Future<Result<bool>> DownloadFiles::moveOut(const DownloadItem &item,
                                            const Download &row,
                                            const std::optional<QDateTime> &published)
{
    const QDateTime modified = fileTime(published, m_clock.now()).value_or(QDateTime());
    return m_streamer.moveOut(item.key, row.path, modified)
        .then(this, [this, item, row](const Result<> &isMoved) -> Future<Result<bool>> {
            if (!isMoved)
                return readyFuture(Result<bool>(failure(isMoved.error())));
            return note(item, row);
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
            // Taken away while it was moved: the file is deleted like any other.
            if (done.state != DownloadState::Removed)
                done.state = DownloadState::Done;
            done.path = row.path;
            done.size = row.size;
            done.error.reset();
            done.finished = now;
            const auto isNoted = store.put(done).and_then(
                [&] { return storage::StoredMediaStore(connection).remove(item.key); });
            return isNoted.map([&](const auto & /*ids*/) { return true; });
        });
    });
}

Future<Result<>> DownloadFiles::discard(EpisodeId id)
{
    return m_database.run([id](Connection &connection) -> Result<> {
        DownloadStore store(connection);
        const auto found = store.find(id);
        if (!found)
            return failure(found.error());
        if (!found->has_value() || (*found)->state != DownloadState::Removed)
            return {};
        Download row = **found;
        if (!row.path.isEmpty())
            deleteFile(row.path);
        row.path.clear();
        row.size = 0;
        row.finished.reset();
        return store.put(row);
    });
}

void DownloadFiles::discardAll()
{
    m_database.run([](Connection &connection) { return DownloadStore(connection).leftovers(); })
        .then(this, [this](const Result<QList<Download>> &rows) {
            logAndDrop(rows, lcFiles(), "deleted at the next start:");
            for (const Download &row : rows.value_or(QList<Download>()))
                discard(row.episode);
        });
}

Future<Result<>> DownloadFiles::moveAll()
{
    return moveFrom(0);
}

Future<Result<>> DownloadFiles::moveFrom(qint64 place)
{
    return m_database
        .run([folder = m_folder, place](Connection &connection) {
            return DownloadStore(connection).firstElsewhere(folder, place);
        })
        .then(this, [this](const Result<std::optional<Download>> &row) -> Future<Result<>> {
            if (!row)
                return readyFuture(Result<>(failure(row.error())));
            if (!*row)
                return readyFuture(Result<>());
            return moveOne(**row).then(
                this, [this, next = (*row)->place](const Result<> &isMoved) -> Future<Result<>> {
                    return isMoved ? moveFrom(next) : readyFuture(isMoved);
                });
        });
}

Future<Result<>> DownloadFiles::moveOne(const Download &row)
{
    const QFileInfo file(row.path);
    const QString wanted = m_folder + u'/' + file.dir().dirName() + u'/' + file.fileName();
    const auto duplicated =
        QtConcurrent::run(workers(), [from = row.path, wanted]() -> Result<QString> {
            if (!QFileInfo(from).isFile())
                return QString(); // its disk may be elsewhere today
            const auto isUsed = [&from](const QString &path) {
                return QFileInfo::exists(path) && !isSame(QFileInfo(from), QFileInfo(path));
            };
            const auto to = uniqueFilePath(wanted, isUsed);
            if (!to)
                return failure(cannotWrite(wanted));
            return duplicate(from, *to).map([&] { return *to; });
        });
    return Future<Result<QString>>(duplicated)
        .then(this, [this, row](const Result<QString> &to) -> Future<Result<>> {
            if (!to)
                return readyFuture(Result<>(failure(to.error())));
            if (to->isEmpty())
                return readyFuture(Result<>());
            return m_database.run([row, to = *to](Connection &connection) -> Result<> {
                DownloadStore store(connection);
                const auto found = store.find(row.episode);
                if (!found)
                    return failure(found.error());
                if (!found->has_value() || (*found)->path != row.path)
                    return {}; // it is somewhere else meanwhile
                Download moved = **found;
                moved.path = to;
                const auto isPut = store.put(moved);
                if (isPut)
                    deleteFile(row.path);
                return isPut;
            });
        });
}

} // namespace dogear::library
