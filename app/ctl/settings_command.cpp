// SPDX-License-Identifier: GPL-3.0-or-later
// dogearctl settings export|import FILE. An import is not possible while a window is open, because
// the window would go on with the settings that it has read.
#include "command.h"
#include "json_values.h"
#include "window_lock.h"

#include <settings/data_folders.h>
#include <settings/settings_file.h>

#include <QDir>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dogear::ctl {

namespace {

using settings::ImportedSettings;
using settings::Settings;

Outcome exportTo(const QString &path, const Settings &stored)
{
    if (const Result<> written = settings::exportSettings(settings::userSettings(stored), path);
        !written)
        return failedOutcome(written.error());
    const QString native = QDir::toNativeSeparators(path);
    return {.json = QJsonDocument(QJsonObject{{u"path"_s, path}}), .text = native, .errors = {}};
}

Outcome importFrom(const QString &path, Settings &stored)
{
    const Result<ImportedSettings> imported =
        settings::importSettings(path, settings::userSettings(stored));
    if (!imported)
        return failedOutcome(imported.error());
    settings::store(imported->settings, stored);
    QString text = u"%1 settings taken, %2 left out"_s.arg(imported->taken).arg(imported->unknown);
    if (!imported->missingFolder.isEmpty())
        text += u"; there is no folder %1"_s.arg(QDir::toNativeSeparators(imported->missingFolder));
    return {.json = QJsonDocument(
                QJsonObject{{u"taken"_s, imported->taken},
                            {u"left_out"_s, imported->unknown},
                            {u"missing_folder"_s, textOrNull(imported->missingFolder)}}),
            .text = text,
            .errors = {}};
}

} // namespace

Future<Outcome> runSettings(library::Library & /*library*/, const Arguments &arguments)
{
    const QString word = arguments.positional.constFirst();
    if (word != "export"_L1 && word != "import"_L1)
        return failedNow({.code = ErrorCode::InvalidQuery, .detail = word});
    const auto folders = settings::DataFolders::create(arguments.dataDir);
    if (!folders)
        return failedNow(folders.error());
    const QString path =
        QDir::cleanPath(QDir::current().absoluteFilePath(arguments.positional.at(1)));
    Settings stored(folders->settings);
    if (word == "export"_L1)
        return readyFuture(exportTo(path, stored));
    if (hasWindow(*folders)) {
        Outcome refused = failedOutcome({.code = ErrorCode::LibraryInUse});
        // The sentence of the error advises to restore a backup.
        refused.sentence =
            u"Dogear is open, so nothing was changed. Close it, or import the file in "
            "its settings."_s;
        return readyFuture(refused);
    }
    return readyFuture(importFrom(path, stored));
}

} // namespace dogear::ctl
