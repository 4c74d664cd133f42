// SPDX-License-Identifier: GPL-3.0-or-later
#include "download_files.h"

#include <base/workers.h>
#include <downloads/media_file_name.h>
#include <storage/database_thread.h>

#include <QDir>
#include <QFileInfo>
#include <QLoggingCategory>
#include <QtConcurrentRun>

#include <media/media_store.h>
#include <sys/stat.h>
#include <unistd.h>

namespace dogear::downloads {

using domain::Download;
using domain::DownloadState;
using storage::Connection;
using storage::DownloadStore;

namespace {

Q_LOGGING_CATEGORY(lcFiles, "dogear.downloads.files")

Error cannotWrite(const QString &path)
{
    return {.code = ErrorCode::FileUnwritable, .detail = path, .url = QUrl::fromLocalFile(path)};
}

/// Whether \a to is the file at \a from, or a copy of it.
bool isSame(const QFileInfo &from, const QFileInfo &to)
{
    return to.isFile() && from.size() == to.size() && from.lastModified() == to.lastModified();
}

/// Whether \a from and \a to are one file, whose folder has two names: one of them may be a
/// symbolic link, or have a slash too many.
bool isOneFile(const QFileInfo &from, const QFileInfo &to)
{
    struct stat folder = {};
    struct stat other = {};
    return from.fileName() == to.fileName()
           && ::stat(QFile::encodeName(from.path()).constData(), &folder) == 0
           && ::stat(QFile::encodeName(to.path()).constData(), &other) == 0
           && folder.st_dev == other.st_dev && folder.st_ino == other.st_ino;
}

/// Links or copies \a from to \a to. Afterwards the file is at both places, or, after a failure, at
/// \a from only.
Result<> duplicate(const QString &from, const QString &to)
{
    if (!QDir().mkpath(QFileInfo(to).path()))
        return failure(cannotWrite(to));
    if (isSame(QFileInfo(from), QFileInfo(to)))
        return {}; // a crash interrupted the moving right after this step
    // A link costs nothing within a file system; some file systems have none (FAT, exFAT).
    if (::link(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) == 0)
        return {};
    return media::copyFile(from, to);
}

/// Deletes the file at \a path. \return whether no file is there now
bool deleteFile(const QString &path)
{
    const bool isGone = !QFile::exists(path) || QFile::remove(path);
    if (!isGone)
        qCInfo(lcFiles) << path << "cannot be deleted";
    QDir().rmdir(QFileInfo(path).path()); // only succeeds after the last file of the show
    return isGone;
}

/// Records that the file at \a path of \a id was deleted.
Result<> forgetPath(Connection &connection, EpisodeId id, const QString &path)
{
    DownloadStore store(connection);
    const auto found = store.find(id);
    if (!found)
        return failure(found.error());
    // The row may have got another state or file while the disk thread deleted this one.
    const bool isSame =
        found->has_value() && (*found)->state == DownloadState::Removed && (*found)->path == path;
    if (!isSame)
        return {};
    Download row = **found;
    row.path.clear();
    row.size = 0;
    return store.put(row);
}

/// Writes the path \a to of the copy into the row of \a before, so that the row names a whole file
/// at each moment. \return the file that no row names now, the old one or the copy; empty: neither
Result<QString> replacePath(Connection &connection, const Download &before, const QString &to)
{
    DownloadStore store(connection);
    const auto found = store.find(before.episode);
    if (!found)
        return failure(found.error());
    if (found->has_value() && (*found)->path == before.path) {
        Download moved = **found;
        moved.path = to;
        return store.put(moved).map([&before] { return before.path; });
    }
    // The file was moved or forgotten in the meantime, for example because its show was removed. A
    // second move to the same folder may have used the same copy.
    return store.isTaken(to).map([&to](bool isTaken) { return isTaken ? QString() : to; });
}

} // namespace

DownloadFiles::DownloadFiles(storage::DatabaseThread &database,
                             stream::Streamer &streamer,
                             const Clock &clock)
    : m_database(database)
    , m_streamer(streamer)
    , m_clock(clock)
{}

Future<Result<DownloadFiles::Located>> DownloadFiles::locate(EpisodeId id)
{
    return m_database
        .run([id](Connection &connection) { return DownloadStore(connection).find(id); })
        .then(this,
              [this](const Result<std::optional<Download>> &found) -> Future<Result<Located>> {
                  if (!found)
                      return readyFuture(Result<Located>(failure(found.error())));
                  if (!*found || (*found)->state != DownloadState::Done)
                      return readyFuture(Result<Located>(Located()));
                  return locateFile(**found);
              });
}

Future<Result<DownloadFiles::Located>> DownloadFiles::locateFile(const Download &row)
{
    enum class There { File, Folder, Neither };
    return m_disk
        .run([path = row.path, folder = m_folder] {
            if (QFileInfo(path).isFile())
                return There::File;
            return QFileInfo(folder).isDir() ? There::Folder : There::Neither;
        })
        .then(this, [this, row](There there) -> Future<Result<Located>> {
            if (there == There::Folder)
                return recordGone(row);
            // If the folder is missing as well, the disk is probably not mounted; nothing is
            // changed.
            return readyFuture(
                Result<Located>(Located{.path = there == There::File ? row.path : QString()}));
        });
}

Future<Result<DownloadFiles::Located>> DownloadFiles::recordGone(const Download &row)
{
    return m_database.run([row](Connection &connection) -> Result<Located> {
        DownloadStore store(connection);
        const auto found = store.find(row.episode);
        if (!found)
            return failure(found.error());
        // Compared, because the disk may have taken a minute to answer.
        if (*found != row)
            return Located(); // the row has changed in the meantime
        // Removed, not forgotten: the user deleted the file, so rules must not fetch it again.
        Download gone = row;
        gone.state = DownloadState::Removed;
        gone.path.clear();
        gone.size = 0;
        return store.put(gone).map([] { return Located{.path = {}, .isGone = true}; });
    });
}

Future<QSet<EpisodeId>> DownloadFiles::findPresent(const QList<Download> &downloads)
{
    return m_disk.run([downloads] {
        QSet<EpisodeId> present;
        for (const Download &download : downloads) {
            if (!download.path.isEmpty() && QFileInfo(download.path).isFile())
                present.insert(download.episode);
        }
        return present;
    });
}

Future<QSet<EpisodeId>> DownloadFiles::findRemoved(const QList<EpisodeId> &ids)
{
    return m_database
        .run([ids](Connection &connection) -> Result<QList<Download>> {
            QList<Download> removed;
            for (const EpisodeId id : ids) {
                const auto found = DownloadStore(connection).find(id);
                if (!found)
                    return failure(found.error());
                if (found->has_value() && (*found)->state == DownloadState::Removed)
                    removed.append(**found);
            }
            return removed;
        })
        .then(this, [this](const Result<QList<Download>> &removed) {
            return findPresent(removed.value_or(QList<Download>()));
        });
}

Future<Result<>> DownloadFiles::discard(EpisodeId id)
{
    // The row loses its time first: without it, restoreRemoved() does not use a file that is being
    // deleted.
    return m_database
        .run([id](Connection &connection) -> Result<QString> {
            DownloadStore store(connection);
            const auto found = store.find(id);
            if (!found)
                return failure(found.error());
            if (!found->has_value() || (*found)->state != DownloadState::Removed)
                return QString();
            Download row = **found;
            row.finished.reset();
            return store.put(row).map([&] { return row.path; });
        })
        .then(this, [this, id](const Result<QString> &path) -> Future<Result<>> {
            if (!path || path->isEmpty())
                return readyFuture(path.map([](const QString & /*path*/) {}));
            return m_disk.run([path = *path] { return deleteFile(path); })
                .then(this, [this, id, path = *path](bool) {
                    return m_database.run([id, path](Connection &connection) {
                        return forgetPath(connection, id, path);
                    });
                });
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

/// Moves the files after \a place one after another; the database names the next one each time,
/// because rows may change during a long move.
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
    // Only the folder of the show and the name of the file are kept.
    const QString wanted = m_folder + u'/' + file.dir().dirName() + u'/' + file.fileName();
    const auto duplicated =
        QtConcurrent::run(workers(), [from = row.path, wanted]() -> Result<QString> {
            // Not an error: the disk may not be mounted, or the file is in the folder already,
            // which has another name now. Deleting the old path would then delete the only file.
            if (!QFileInfo(from).isFile() || isOneFile(QFileInfo(from), QFileInfo(wanted)))
                return QString();
            // A copy that an earlier attempt made may be used again.
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
            return recordMoved(row, *to);
        });
}

Future<Result<>> DownloadFiles::recordMoved(const Download &row, const QString &to)
{
    return m_database
        .run([row, to](Connection &connection) { return replacePath(connection, row, to); })
        .then(this, [this](const Result<QString> &unused) -> Future<Result<>> {
            if (!unused || unused->isEmpty())
                return readyFuture(unused.map([](const QString & /*path*/) {}));
            return m_disk.run([path = *unused] {
                deleteFile(path);
                return Result<>();
            });
        });
}

} // namespace dogear::downloads
