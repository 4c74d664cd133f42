// SPDX-License-Identifier: GPL-3.0-or-later
// dogearctl backup, restore, check. Backing up and checking go beside an open window; restoring
// does not, for a window writes into what it has open.
#include "command.h"
#include "json_values.h"

#include <library/restore.h>
#include <words/check_text.h>
#include <words/format.h>

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>
#include <QLockFile>

using namespace Qt::StringLiterals;

namespace dogear::ctl {

namespace {

using domain::LibraryFault;

/// As typed, relative to where the program was started.
QString fileOf(const Arguments &arguments)
{
    return QDir::cleanPath(QDir::current().absoluteFilePath(arguments.positional.constFirst()));
}

QJsonValue orNull(const QString &text)
{
    return text.isEmpty() ? QJsonValue() : QJsonValue(text);
}

QJsonObject toJson(const library::BackupFacts &backup)
{
    return {{u"path"_s, backup.path},
            {u"bytes"_s, backup.bytes},
            {u"made"_s, backup.made.toSecsSinceEpoch()},
            {u"schema"_s, backup.schema},
            {u"shows"_s, backup.shows},
            {u"episodes"_s, backup.episodes},
            {u"positions"_s, backup.positions}};
}

QString toName(LibraryFault fault)
{
    switch (fault) {
    case LibraryFault::Damage:
        return u"damage"_s;
    case LibraryFault::Index:
        return u"index"_s;
    case LibraryFault::SearchIndex:
        return u"search_index"_s;
    case LibraryFault::Orphans:
        return u"orphans"_s;
    case LibraryFault::Counts:
        break;
    }
    return u"counts"_s;
}

Outcome describeBackup(const Result<library::BackupFacts> &backup)
{
    if (!backup)
        return failedOutcome(backup.error());
    return {.json = QJsonDocument(toJson(*backup)),
            .text = u"%1  %2  %3"_s.arg(QDir::toNativeSeparators(backup->path),
                                        words::formatByteCount(backup->bytes),
                                        words::contentText(backup->shows, backup->episodes)),
            .errors = {}};
}

Outcome describeCheck(const Result<domain::LibraryReport> &report)
{
    if (!report)
        return failedOutcome(report.error());
    QJsonArray found;
    QStringList lines{words::checkSentence(*report)};
    QList<Error> errors;
    for (const domain::LibraryFinding &finding : report->findings) {
        found.append(QJsonObject{{u"kind"_s, toName(finding.fault)},
                                 {u"subject"_s, finding.subject},
                                 {u"count"_s, finding.count},
                                 {u"repaired"_s, finding.isRepaired}});
        if (report->findings.size() > 1)
            lines.append("  "_L1 + words::findingSentence(finding));
        if (!finding.isRepaired && errors.isEmpty())
            errors.append({.code = ErrorCode::DatabaseCorrupt, .detail = finding.subject});
    }
    return {.json = QJsonDocument(QJsonObject{{u"ok"_s, report->isSound()},
                                              {u"found"_s, found},
                                              {u"elapsed_ms"_s, qint64(report->elapsed.count())}}),
            .text = lines.join(u'\n'),
            .errors = errors,
            // That of the error advises to check the library.
            .sentence = errors.isEmpty() ? QString() : lines.constFirst()};
}

/// A window that is open keeps its lock; where it cannot be tried nobody can have it.
bool hasWindow(const settings::DataFolders &folders)
{
    QLockFile lock(settings::DataFolders::windowLock(folders.database));
    lock.setStaleLockTime(0);
    return !lock.tryLock(0) && lock.error() == QLockFile::LockFailedError;
}

Outcome finish(const settings::DataFolders &folders,
               const Result<library::PreparedRestore> &prepared)
{
    if (!prepared)
        return failedOutcome(prepared.error());
    if (const auto restored = library::finishRestore(folders); !restored) {
        if (restored.error().code == ErrorCode::DatabaseBusy)
            library::discardRestore(folders);
        return failedOutcome(restored.error());
    }
    QString text =
        words::contentText(prepared->backup.shows, prepared->backup.episodes) + " restored"_L1;
    if (!prepared->kept.isEmpty())
        text += u"; the library before is in %1"_s.arg(QDir::toNativeSeparators(prepared->kept));
    return {.json = QJsonDocument(QJsonObject{{u"restored"_s, toJson(prepared->backup)},
                                              {u"kept"_s, orNull(prepared->kept)}}),
            .text = text,
            .errors = {}};
}

} // namespace

Future<Outcome> runBackup(library::Library &library, const Arguments &arguments)
{
    const QString path = fileOf(arguments);
    // First the library is opened, which brings it up to date, or makes one.
    return library.episodes().count({}).then(
        &library.backups(),
        [&backups = library.backups(), path](const Result<int> &opened) -> Future<Outcome> {
            if (!opened)
                return failedNow(opened.error());
            return backups.backUp(path).then(describeBackup);
        });
}

Future<Outcome> runRestore(library::Library &library, const Arguments &arguments)
{
    const auto folders = settings::DataFolders::create(arguments.dataDir);
    if (!folders)
        return failedNow(folders.error());
    if (hasWindow(*folders))
        return failedNow({.code = ErrorCode::LibraryInUse});
    return library.backups()
        .prepareRestore(fileOf(arguments))
        .then(&library.backups(),
              [folders = *folders](const Result<library::PreparedRestore> &prepared) {
                  return finish(folders, prepared);
              });
}

Future<Outcome> runCheck(library::Library &library, const Arguments &)
{
    return library.check().run().then(describeCheck);
}

} // namespace dogear::ctl
