// SPDX-License-Identifier: GPL-3.0-or-later
// dogearctl backup, restore, check. Backups and checks are possible while a window is open. A
// restore is not, because the window would continue to write to the files that it has open.
#include "command.h"
#include "json_values.h"
#include "window_lock.h"

#include <maintenance/restore.h>
#include <words/check_text.h>
#include <words/format.h>

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dogear::ctl {

namespace {

using domain::LibraryFault;

/// Returns the absolute path of the first argument, which starts at the working directory.
QString fileOf(const Arguments &arguments)
{
    return QDir::cleanPath(QDir::current().absoluteFilePath(arguments.positional.constFirst()));
}

QJsonObject toJson(const maintenance::BackupFacts &backup)
{
    return {{u"path"_s, backup.path},
            {u"bytes"_s, backup.bytes},
            {u"made"_s, backup.made.toSecsSinceEpoch()},
            {u"schema"_s, backup.schema},
            {u"shows"_s, backup.shows},
            {u"episodes"_s, backup.episodes},
            {u"positions"_s, backup.positions}};
}

/// Returns the name of \a fault in the JSON.
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

Outcome describeBackup(const Result<maintenance::BackupFacts> &backup)
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
        // One error is enough for the exit code.
        if (!finding.isRepaired && errors.isEmpty())
            errors.append({.code = ErrorCode::DatabaseCorrupt, .detail = finding.subject});
    }
    return {.json = QJsonDocument(QJsonObject{{u"ok"_s, report->isSound()},
                                              {u"found"_s, found},
                                              {u"elapsed_ms"_s, qint64(report->elapsed.count())}}),
            .text = lines.join(u'\n'),
            .errors = errors,
            // The sentence of DatabaseCorrupt advises to check the library, which was just done.
            .sentence = errors.isEmpty() ? QString() : lines.constFirst()};
}

/// Completes a restore that prepareRestore() has \a prepared.
Outcome finish(const settings::DataFolders &folders,
               const Result<maintenance::PreparedRestore> &prepared)
{
    if (!prepared)
        return failedOutcome(prepared.error());
    if (const auto restored = maintenance::finishRestore(folders); !restored) {
        // Another program has the library open. Without this the next start would complete the
        // restore, although this command has reported a failure.
        if (restored.error().code == ErrorCode::DatabaseBusy)
            maintenance::discardRestore(folders);
        return failedOutcome(restored.error());
    }
    QString text =
        words::contentText(prepared->backup.shows, prepared->backup.episodes) + " restored"_L1;
    if (!prepared->kept.isEmpty())
        text += u"; the library before is in %1"_s.arg(QDir::toNativeSeparators(prepared->kept));
    return {.json = QJsonDocument(QJsonObject{{u"restored"_s, toJson(prepared->backup)},
                                              {u"kept"_s, textOrNull(prepared->kept)}}),
            .text = text,
            .errors = {}};
}

} // namespace

Future<Outcome> runBackup(library::Library &library, const Arguments &arguments)
{
    const QString path = fileOf(arguments);
    // Any job on the database thread opens the library first, which creates or migrates it.
    return library.episodes().count({}).then(&library.maintenance().backups,
                                             [&backups = library.maintenance().backups,
                                              path](const Result<int> &opened) -> Future<Outcome> {
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
    return library.maintenance()
        .backups.prepareRestore(fileOf(arguments))
        .then(&library.maintenance().backups,
              [folders = *folders](const Result<maintenance::PreparedRestore> &prepared) {
                  return finish(folders, prepared);
              });
}

Future<Outcome> runCheck(library::Library &library, const Arguments &)
{
    return library.maintenance().check.run().then(describeCheck);
}

} // namespace dogear::ctl
