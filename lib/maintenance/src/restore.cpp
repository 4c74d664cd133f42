// SPDX-License-Identifier: GPL-3.0-or-later
#include "backup_rotation.h"
#include "backup_work.h"

#include <base/utc.h>
#include <files/durable_file.h>
#include <maintenance/restore.h>
#include <settings/position_file.h>
#include <storage/database_file.h>
#include <storage/library_lock.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QTemporaryDir>
#include <QUrl>

#include <backup/archive.h>
#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace dogear::maintenance {

namespace {

constexpr auto stageName = "restore"_L1;
constexpr auto noteName = "restore.json"_L1;
constexpr std::chrono::milliseconds timeout = 2s; ///< wait for another program that may be closing

QDir dataFolder(const settings::DataFolders &folders)
{
    return QFileInfo(folders.database).dir();
}

/// The path of the prepared settings: next to the present ones, which may be on another disk.
QString stagedSettings(const settings::DataFolders &folders)
{
    return folders.settings + ".restore"_L1;
}

Error unwritable(const QString &path, const QString &why)
{
    return {.code = ErrorCode::FileUnwritable, .detail = why, .url = QUrl::fromLocalFile(path)};
}

// Data for finishRestore(). `hasSettings`, because a settings file of an earlier failed attempt may
// still exist.
struct Note
{
    QDateTime made;
    QString kept;
    bool hasSettings = false;
};

/// Writes \a note durably: finishRestore() depends on it after a crash.
Result<> writeNote(const QString &path, const Note &note)
{
    QSaveFile file(path);
    const QByteArray json = QJsonDocument(QJsonObject{{u"made"_s, note.made.toSecsSinceEpoch()},
                                                      {u"kept"_s, note.kept},
                                                      {u"settings"_s, note.hasSettings}})
                                .toJson();
    if (!file.open(QIODevice::WriteOnly) || file.write(json) != json.size() || !file.commit())
        return failure(unwritable(path, file.errorString()));
    return files::syncToDisk(path);
}

Note readNote(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QJsonObject object = QJsonDocument::fromJson(file.readAll()).object();
    return {.made = QDateTime::fromSecsSinceEpoch(object.value("made"_L1).toInteger(), utc),
            .kept = object.value("kept"_L1).toString(),
            .hasSettings = object.value("settings"_L1).toBool()};
}

/// Extracts the files of the backup at \a source to \a folder and checks each as far as possible.
Result<BackupFacts> unpack(const QString &source,
                           const QDir &folder,
                           const std::atomic_bool &isCancelled)
{
    Result<BackupFacts> facts = inspectBackup(source);
    if (!facts)
        return facts;
    const QString database = folder.filePath(databaseName);
    if (isBareDatabase(source)) {
        if (auto copied = files::copyDurably(source, database); !copied)
            return failure(copied.error());
    } else {
        const auto manifest = backup::extractArchive(source, folder.path(), isCancelled);
        if (!manifest)
            return failure(manifest.error());
        // The manifest checks the files that it names; this checks that it names the right ones.
        for (const auto name : {databaseName, positionsName, settingsName}) {
            if (!folder.exists(name)) {
                return failure({.code = ErrorCode::BackupInvalid,
                                .detail = name + " is missing"_L1,
                                .url = QUrl::fromLocalFile(source)});
            }
        }
        for (const auto name : {positionsName, settingsName}) {
            if (auto count = countPositions(folder.filePath(name)); !count)
                return failure(asBackupError(count.error(), source));
        }
    }
    const Result<storage::DatabaseFacts> inside = storage::readFacts(database);
    if (!inside)
        return failure(asBackupError(inside.error(), source));
    // A valid checksum only proves that the file is unchanged since the backup, not that it is
    // sound.
    const Result<QStringList> damage = storage::readDamage(database);
    if (!damage)
        return failure(asBackupError(damage.error(), source));
    if (!damage->isEmpty()) {
        return failure({.code = ErrorCode::BackupInvalid,
                        .detail = damage->constFirst(),
                        .url = QUrl::fromLocalFile(source)});
    }
    return facts;
}

/// Copies the files as they are, for a library of which no backup can be made.
Result<> copyAsItIs(const settings::DataFolders &folders, const QString &folder)
{
    if (!QDir().mkpath(folder))
        return failure(unwritable(folder, u"cannot be made"_s));
    const QStringList files{folders.database,
                            // The log may contain committed transactions that the file lacks.
                            folders.database + "-wal"_L1,
                            folders.positions,
                            settings::positionJournalPath(folders.positions),
                            folders.settings};
    for (const QString &file : files) {
        if (!QFile::exists(file))
            continue;
        const QString target = QDir(folder).filePath(QFileInfo(file).fileName());
        if (auto copied = files::copyDurably(file, target); !copied)
            return copied;
    }
    return {};
}

/// Saves the present library. \return its path, or an empty one if there is no library
Result<QString> keepPresent(const settings::DataFolders &folders,
                            const QDateTime &now,
                            const std::atomic_bool &isCancelled)
{
    if (!QFile::exists(folders.database))
        return QString();
    const QString stem = keptName(backupFolder(folders), now);
    const QString path = stem + ".zip"_L1;
    const Result<BackupFacts> made = makeBackup(folders, path, now, isCancelled);
    if (made)
        return path;
    switch (made.error().code) {
    case ErrorCode::DatabaseCorrupt: // the usual reason for a restore
    case ErrorCode::DatabaseFailed:
    case ErrorCode::DatabaseTooNew: // the user returns to this version
        break;
    default:
        return failure(made.error());
    }
    if (auto copied = copyAsItIs(folders, stem); !copied)
        return failure(copied.error());
    return stem;
}

Result<> removeFile(const QString &path)
{
    QFile file(path);
    if (file.exists() && !file.remove())
        return failure(unwritable(path, file.errorString()));
    return {};
}

/// Replaces the positions. The journal of the old positions must not stay next to the new ones,
/// because it would be applied to them.
Result<> replacePositions(const QString &from, const QString &positions)
{
    if (auto removed = removeFile(settings::positionJournalPath(positions)); !removed)
        return removed;
    return files::replaceFile(from, positions);
}

/// Replaces the database. The log of the old database must not stay next to the new one, because
/// SQLite would apply it.
Result<> replaceDatabase(const QString &from, const QString &database)
{
    for (const auto ending : {"-wal"_L1, "-shm"_L1, "-journal"_L1}) {
        if (auto removed = removeFile(database + ending); !removed)
            return removed;
    }
    return files::replaceFile(from, database);
}

} // namespace

Result<PreparedRestore> stageRestore(const settings::DataFolders &folders,
                                     const QString &source,
                                     const QDateTime &now,
                                     const std::atomic_bool &isCancelled)
{
    const QDir data = dataFolder(folders);
    const QString stage = data.filePath(stageName);
    if (QFileInfo::exists(stage)) // prepared by another program, which is about to complete it
        return failure({.code = ErrorCode::DatabaseBusy, .url = QUrl::fromLocalFile(stage)});
    // Folders of attempts that a crash ended.
    removeStaleWork(data.path(), {stageName + "-??????"_L1});
    QTemporaryDir work(stage + "-XXXXXX"_L1);
    if (!work.isValid())
        return failure(unwritable(data.path(), work.errorString()));
    const QDir folder(work.path());
    const Result<BackupFacts> facts = unpack(source, folder, isCancelled);
    if (!facts)
        return failure(facts.error());
    const Result<QString> kept = keepPresent(folders, now, isCancelled);
    if (!kept)
        return failure(kept.error());
    const bool hasSettings = folder.exists(settingsName);
    Result<> done;
    if (hasSettings)
        done = files::copyDurably(folder.filePath(settingsName), stagedSettings(folders));
    if (done)
        done = writeNote(folder.filePath(noteName), {facts->made, *kept, hasSettings});
    if (done)
        done = files::syncToDisk(work.path());
    if (done && isCancelled)
        done = failure({.code = ErrorCode::Cancelled});
    if (done) // from here on the restored library is the valid one
        done = files::replaceFile(work.path(), stage);
    if (!done)
        return failure(done.error());
    // The folder has got its final name and must stay.
    work.setAutoRemove(false);
    removeOldKept(backupFolder(folders));
    return PreparedRestore{.backup = *facts, .kept = *kept};
}

void discardRestore(const settings::DataFolders &folders)
{
    // While this program shares the lock, no other program can be replacing the library.
    const auto lock = storage::LibraryLock::lockShared(folders.database);
    QDir stage(dataFolder(folders).filePath(stageName));
    // Without the database in it, files have been moved already; the restore must be completed.
    if (lock && stage.exists(databaseName))
        stage.removeRecursively();
}

Result<std::optional<Restored>> finishRestore(const settings::DataFolders &folders)
{
    const QDir stage(dataFolder(folders).filePath(stageName));
    if (!stage.exists())
        return std::optional<Restored>();
    const auto lock = storage::LibraryLock::lockExclusive(folders.database, timeout);
    if (!lock)
        return failure(lock.error());
    if (!stage.exists()) // another program has completed it
        return std::optional<Restored>();
    const bool isLeft = stage.exists(noteName); // false after a crash at the very end
    const Note note = readNote(stage.filePath(noteName));
    Result<> done;
    // Each step is skipped if an interrupted attempt has already done it.
    if (stage.exists(databaseName))
        done = replaceDatabase(stage.filePath(databaseName), folders.database);
    if (done && stage.exists(positionsName))
        done = replacePositions(stage.filePath(positionsName), folders.positions);
    if (done && note.hasSettings && QFile::exists(stagedSettings(folders)))
        done = files::replaceFile(stagedSettings(folders), folders.settings);
    // The note is removed last: without it nothing is left to do.
    for (const auto name : {settingsName, noteName}) {
        if (done)
            done = removeFile(stage.filePath(name));
    }
    if (!done)
        return failure(done.error());
    if (!QDir(stage).removeRecursively()) // also contains the lock file of checking the database
        return failure(unwritable(stage.path(), u"cannot be removed"_s));
    return isLeft ? std::optional(Restored{.made = note.made, .kept = note.kept}) : std::nullopt;
}

} // namespace dogear::maintenance
