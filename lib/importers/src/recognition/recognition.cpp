// SPDX-License-Identifier: GPL-3.0-or-later
#include "recognition/recognition.h"

#include "files/library_file.h"
#include "files/small_file.h"
#include "players/newsboat_lines.h"
#include "players/overcast_outlines.h"
#include "recognition/table_marks.h"

#include <feed/opml.h>

#include <QDir>
#include <QFileInfo>

#include <backup/foreign_archive.h>

using namespace Qt::StringLiterals;

namespace dogear::importers {

namespace {

/// A list of all data of Overcast has some hundred bytes for each episode.
constexpr qint64 maxTextBytes = qint64{256} * 1024 * 1024;
constexpr qint64 maxDatabaseBytes = qint64{2} * 1024 * 1024 * 1024;
constexpr qint64 maxSettingsBytes = qint64{16} * 1024 * 1024;

Error unknown(const QString &path, const QString &what)
{
    return {
        .code = ErrorCode::OtherPlayerUnknown, .detail = what, .url = QUrl::fromLocalFile(path)};
}

Result<OpenedLibrary> recognised(OpenedTables tables, const QString &path)
{
    Result<PlayerFile> file = recogniseTables(tables, path);
    if (!file)
        return failure(file.error());
    return OpenedLibrary{.file = *std::move(file), .tables = std::move(tables)};
}

/// Extracts the two files that matter; the archive may contain anything.
Result<OpenedLibrary> openZip(const QString &path, const std::atomic_bool &isCancelled)
{
    Result<PrivateCopy> folder = PrivateCopy::empty();
    if (!folder)
        return failure(folder.error());
    const QString settingsName = u"com.bambuna.podcastaddict_preferences.xml"_s;
    const QString database = folder->databasePath();
    if (auto done = backup::extractFile(
            path, u"podcastAddict.db"_s, database, maxDatabaseBytes, isCancelled);
        !done) {
        if (done.error().code == ErrorCode::NotFound)
            return failure(unknown(path, u"an archive without podcastAddict.db"_s));
        if (done.error().code == ErrorCode::BackupInvalid)
            return failure({.code = ErrorCode::OtherPlayerDamaged,
                            .detail = done.error().detail,
                            .url = QUrl::fromLocalFile(path)});
        return failure(done.error());
    }
    const auto settings = backup::extractFile(
        path, settingsName, folder->path(u"settings.xml"), maxSettingsBytes, isCancelled);
    if (!settings && settings.error().code == ErrorCode::Cancelled)
        return failure(settings.error());
    if (auto complete = checkComplete(database); !complete) {
        Error error = complete.error();
        error.url = QUrl::fromLocalFile(path);
        return failure(error);
    }
    Result<OpenedTables> tables = OpenedTables::in(*std::move(folder), database, path, isCancelled);
    if (!tables)
        return failure(tables.error());
    Result<OpenedLibrary> opened = recognised(*std::move(tables), path);
    // They have only the speeds, so a backup without them is read all the same.
    if (opened && !settings && settings.error().code != ErrorCode::NotFound)
        opened->unreadable.append(settingsName);
    return opened;
}

Result<OpenedLibrary> openText(const QString &path)
{
    Result<QByteArray> document = readFile(path, maxTextBytes);
    if (!document)
        return failure(document.error());
    PlayerFile file{.path = path};
    if (feed::isOpml(*document)) {
        file.player = isOvercast(*document) ? Player::Overcast : Player::Opml;
    } else if (isAddressList(*document)) {
        file.player = Player::Newsboat;
        file.showCount = parseAddressList(*document).shows.size();
    } else {
        return failure(unknown(path, u"no database, archive or list of shows"_s));
    }
    return OpenedLibrary{.file = file, .document = *std::move(document)};
}

Result<OpenedLibrary> openDatabase(const QString &path, const std::atomic_bool &isCancelled)
{
    Result<OpenedTables> tables = OpenedTables::copyOf(path, isCancelled);
    if (!tables)
        return failure(tables.error());
    Result<OpenedLibrary> opened = recognised(*std::move(tables), path);
    // The list of addresses next to the cache says which shows are followed, and leads to the
    // cache.
    const QString list = QFileInfo(path).absolutePath() + "/urls"_L1;
    if (opened && opened->file.player == Player::Newsboat && QFileInfo(list).isFile())
        return openText(list);
    return opened;
}

} // namespace

Result<OpenedLibrary> openLibrary(const QString &path, const std::atomic_bool &isCancelled)
{
    // A folder is newsboat's; its list of addresses is always called so.
    const QFileInfo info(QDir::cleanPath(QFileInfo(path).absoluteFilePath()));
    const QString file = info.isDir() ? info.filePath() + "/urls"_L1 : info.filePath();
    if (info.isDir() && !QFileInfo::exists(file))
        return failure(unknown(info.filePath(), u"a folder without urls"_s));
    const Result<FileKind> kind = kindOf(file);
    if (!kind)
        return failure(kind.error());
    switch (*kind) {
    case FileKind::Database:
        return openDatabase(file, isCancelled);
    case FileKind::Zip:
        return openZip(file, isCancelled);
    case FileKind::Text:
        break;
    }
    return openText(file);
}

} // namespace dogear::importers
