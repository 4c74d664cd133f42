// SPDX-License-Identifier: GPL-3.0-or-later
#include "backup_work.h"

#include <files/durable_file.h>
#include <settings/position_file.h>
#include <storage/database_file.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QTemporaryDir>
#include <QUrl>

#include <backup/archive.h>

using namespace Qt::StringLiterals;

namespace dogear::maintenance {

namespace {

Error unwritable(const QString &path, const QString &why)
{
    return {.code = ErrorCode::FileUnwritable, .detail = why, .url = QUrl::fromLocalFile(path)};
}

/// Copies an ini file, or creates an empty one if \a from does not exist (nothing was set yet), so
/// that a restore knows that there were no values.
Result<> copyOrMakeEmpty(const QString &from, const QString &to)
{
    if (QFile::exists(from))
        return files::copyDurably(from, to);
    QFile empty(to);
    if (!empty.open(QIODevice::WriteOnly))
        return failure(unwritable(to, empty.errorString()));
    return {};
}

/// Whether the file at \a path may be replaced: it does not exist, is empty, or is a backup.
bool isFree(const QString &path)
{
    const QFileInfo file(path);
    return !file.exists() || (file.isFile() && file.size() == 0) || backup::readManifest(path);
}

BackupFacts factsOf(const QString &path, const backup::Manifest &manifest)
{
    return {.path = path,
            .bytes = QFileInfo(path).size(),
            .made = manifest.made,
            .schema = manifest.schema,
            .shows = manifest.shows,
            .episodes = manifest.episodes,
            .positions = manifest.positions};
}

} // namespace

QString backupFolder(const settings::DataFolders &folders)
{
    return QFileInfo(folders.database).dir().filePath(u"backups"_s);
}

bool isBareDatabase(const QString &path)
{
    QFile file(path);
    // The header of every SQLite 3 database, including the terminating zero byte.
    return file.open(QIODevice::ReadOnly) && file.read(16) == QByteArray("SQLite format 3\0", 16);
}

Error asBackupError(const Error &error, const QString &path)
{
    ErrorCode code = error.code;
    if (code == ErrorCode::DatabaseTooNew)
        code = ErrorCode::BackupTooNew;
    else if (code == ErrorCode::DatabaseCorrupt || code == ErrorCode::DatabaseFailed)
        code = ErrorCode::BackupInvalid;
    return {.code = code, .detail = error.detail, .url = QUrl::fromLocalFile(path)};
}

Result<int> countPositions(const QString &path)
{
    // Each episode has one group; see settings/position_file.h.
    const QSettings ini(path, QSettings::IniFormat);
    const int count = int(ini.childGroups().size());
    if (ini.status() == QSettings::FormatError) {
        return failure({.code = ErrorCode::BackupInvalid,
                        .detail = u"not an ini file"_s,
                        .url = QUrl::fromLocalFile(path)});
    }
    return count;
}

Result<BackupFacts> makeBackup(const settings::DataFolders &folders,
                               const QString &target,
                               const QDateTime &now,
                               const std::atomic_bool &isCancelled)
{
    if (!isFree(target))
        return failure({.code = ErrorCode::FileExists, .url = QUrl::fromLocalFile(target)});
    const QString folder = backupFolder(folders);
    if (!QDir().mkpath(folder))
        return failure(unwritable(folder, u"cannot be made"_s));
    // In the backup folder, not in /tmp, which may be too small for a library.
    const QTemporaryDir work(folder + "/.work-XXXXXX"_L1);
    if (!work.isValid())
        return failure(unwritable(folder, work.errorString()));
    const QString database = work.filePath(databaseName);
    if (auto copied = storage::copyDatabase(folders.database, database); !copied)
        return failure(copied.error());
    // Read from the copy, so that the numbers in the manifest are those of the backup.
    const Result<storage::DatabaseFacts> facts = storage::readFacts(database);
    if (!facts)
        return failure(facts.error());
    const QString positions = work.filePath(positionsName);
    if (auto copied = settings::copyPositions(folders.positions, positions); !copied)
        return failure(copied.error());
    const QString settings = work.filePath(settingsName);
    if (auto copied = copyOrMakeEmpty(folders.settings, settings); !copied)
        return failure(copied.error());
    return backup::writeArchive(
               target,
               {.schema = facts->schema,
                .made = now,
                .shows = facts->shows,
                .episodes = facts->episodes,
                // A number for display only; a backup without it is better than none.
                .positions = countPositions(positions).value_or(0),
                .files = {}},
               {{databaseName, database}, {positionsName, positions}, {settingsName, settings}},
               isCancelled)
        .map([&](const backup::Manifest &manifest) { return factsOf(target, manifest); });
}

Result<BackupFacts> inspectBackup(const QString &path)
{
    if (!isBareDatabase(path)) {
        const Result<backup::Manifest> manifest = backup::readManifest(path);
        if (!manifest)
            return failure(manifest.error());
        if (manifest->schema > storage::newestSchema()) {
            return failure({.code = ErrorCode::BackupTooNew,
                            .detail = u"schema %1"_s.arg(manifest->schema),
                            .url = QUrl::fromLocalFile(path)});
        }
        return factsOf(path, *manifest);
    }
    const Result<storage::DatabaseFacts> facts = storage::readFacts(path);
    if (!facts)
        return failure(asBackupError(facts.error(), path));
    const QFileInfo file(path);
    return BackupFacts{.path = path,
                       .bytes = file.size(),
                       .made = file.lastModified().toUTC(),
                       .schema = facts->schema,
                       .shows = facts->shows,
                       .episodes = facts->episodes,
                       .positions = 0};
}

} // namespace dogear::maintenance
