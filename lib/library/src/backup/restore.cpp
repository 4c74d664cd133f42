// SPDX-License-Identifier: GPL-3.0-or-later
#include "backup_rotation.h"
#include "backup_work.h"

#include <base/utc.h>
#include <library/restore.h>
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
#include <backup/durable_file.h>
#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace dogear::library {

namespace {

constexpr auto stageName = "restore"_L1;
constexpr auto noteName = "restore.json"_L1;
constexpr std::chrono::milliseconds patience = 2s; ///< with another program, which may be closing

QDir dataFolder(const settings::DataFolders &folders)
{
    return QFileInfo(folders.database).dir();
}

/// Where the settings wait: beside those they replace, which may be on another disk than the rest.
QString stagedSettings(const settings::DataFolders &folders)
{
    return folders.settings + ".restore"_L1;
}

Error unwritable(const QString &path, const QString &why)
{
    return {.code = ErrorCode::FileUnwritable, .detail = why, .url = QUrl::fromLocalFile(path)};
}

// What finishRestore() has to know. `hasSettings` because a file of an attempt that came to nothing
// may lie about.
struct Note
{
    QDateTime made;
    QString kept;
    bool hasSettings = false;
};

Result<> writeNote(const QString &path, const Note &note)
{
    QSaveFile file(path);
    const QByteArray json = QJsonDocument(QJsonObject{{u"made"_s, note.made.toSecsSinceEpoch()},
                                                      {u"kept"_s, note.kept},
                                                      {u"settings"_s, note.hasSettings}})
                                .toJson();
    if (!file.open(QIODevice::WriteOnly) || file.write(json) != json.size() || !file.commit())
        return failure(unwritable(path, file.errorString()));
    return backup::syncToDisk(path);
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

/// Puts the files of the backup at \a source into \a folder, each looked at as far as it can be.
Result<BackupFacts> unpack(const QString &source,
                           const QDir &folder,
                           const std::atomic_bool &isCancelled)
{
    Result<BackupFacts> facts = lookAtBackup(source);
    if (!facts)
        return facts;
    const QString database = folder.filePath(databaseName);
    if (isBareDatabase(source)) {
        if (auto copied = backup::copyDurably(source, database); !copied)
            return failure(copied.error());
    } else {
        const auto manifest = backup::extractArchive(source, folder.path(), isCancelled);
        if (!manifest)
            return failure(manifest.error());
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

/// The files as they are, where there is no making a backup of them.
Result<> copyAsItIs(const settings::DataFolders &folders, const QString &folder)
{
    if (!QDir().mkpath(folder))
        return failure(unwritable(folder, u"cannot be made"_s));
    const QStringList files{folders.database,
                            folders.database + "-wal"_L1,
                            folders.positions,
                            settings::positionJournalPath(folders.positions),
                            folders.settings};
    for (const QString &file : files) {
        if (!QFile::exists(file))
            continue;
        const QString target = QDir(folder).filePath(QFileInfo(file).fileName());
        if (auto copied = backup::copyDurably(file, target); !copied)
            return copied;
    }
    return {};
}

/// \return where the present library is kept, or nothing if there is none
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
    case ErrorCode::DatabaseCorrupt: // a good reason to restore one
    case ErrorCode::DatabaseFailed:
    case ErrorCode::DatabaseTooNew: // to go back to this version
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

/// The journal of the positions before may not be left beside the new ones: it would be played
/// back.
Result<> replacePositions(const QString &from, const QString &positions)
{
    if (auto removed = removeFile(settings::positionJournalPath(positions)); !removed)
        return removed;
    return backup::replaceFile(from, positions);
}

/// Nothing of the database before may be left beside the new one: SQLite would play it back.
Result<> replaceDatabase(const QString &from, const QString &database)
{
    for (const auto ending : {"-wal"_L1, "-shm"_L1, "-journal"_L1}) {
        if (auto removed = removeFile(database + ending); !removed)
            return removed;
    }
    return backup::replaceFile(from, database);
}

} // namespace

Result<PreparedRestore> stageRestore(const settings::DataFolders &folders,
                                     const QString &source,
                                     const QDateTime &now,
                                     const std::atomic_bool &isCancelled)
{
    const QDir data = dataFolder(folders);
    const QString stage = data.filePath(stageName);
    if (QFileInfo::exists(stage)) // of another program, which is about to finish it
        return failure({.code = ErrorCode::DatabaseBusy, .url = QUrl::fromLocalFile(stage)});
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
        done = backup::copyDurably(folder.filePath(settingsName), stagedSettings(folders));
    if (done)
        done = writeNote(folder.filePath(noteName), {facts->made, *kept, hasSettings});
    if (done)
        done = backup::syncToDisk(work.path());
    if (done && isCancelled)
        done = failure({.code = ErrorCode::Cancelled});
    if (done) // from here on the restored library holds
        done = backup::replaceFile(work.path(), stage);
    if (!done)
        return failure(done.error());
    work.setAutoRemove(false);
    removeOldKept(backupFolder(folders));
    return PreparedRestore{.backup = *facts, .kept = *kept};
}

void discardRestore(const settings::DataFolders &folders)
{
    // While it is shared nobody can be replacing the library.
    const auto lock = storage::LibraryLock::share(folders.database);
    QDir stage(dataFolder(folders).filePath(stageName));
    if (lock && stage.exists(databaseName))
        stage.removeRecursively();
}

Result<std::optional<Restored>> finishRestore(const settings::DataFolders &folders)
{
    const QDir stage(dataFolder(folders).filePath(stageName));
    if (!stage.exists())
        return std::optional<Restored>();
    const auto lock = storage::LibraryLock::takeAlone(folders.database, patience);
    if (!lock)
        return failure(lock.error());
    if (!stage.exists()) // another program was faster
        return std::optional<Restored>();
    const bool isLeft = stage.exists(noteName); // or a crash came when all was done
    const Note note = readNote(stage.filePath(noteName));
    Result<> done;
    if (stage.exists(databaseName))
        done = replaceDatabase(stage.filePath(databaseName), folders.database);
    if (done && stage.exists(positionsName))
        done = replacePositions(stage.filePath(positionsName), folders.positions);
    if (done && note.hasSettings && QFile::exists(stagedSettings(folders)))
        done = backup::replaceFile(stagedSettings(folders), folders.settings);
    // The note goes last: without it nothing is left to be done.
    for (const auto name : {settingsName, noteName}) {
        if (done)
            done = removeFile(stage.filePath(name));
    }
    if (!done)
        return failure(done.error());
    if (!QDir(stage).removeRecursively()) // with the lock that looking at the database left
        return failure(unwritable(stage.path(), u"cannot be removed"_s));
    return isLeft ? std::optional(Restored{.made = note.made, .kept = note.kept}) : std::nullopt;
}

} // namespace dogear::library
