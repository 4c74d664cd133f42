// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings_transfer.h"

#include <widgets/message_bar.h>
#include <widgets/settings_dialog.h>

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QStandardPaths>

#include <utility>

using namespace Qt::StringLiterals;

namespace dogear {

using settings::ImportedSettings;
using settings::UserSettings;
using widgets::SettingsDialog;

namespace {

/// Creates a dialog for a file of settings; it deletes itself.
QFileDialog *createFileDialog(const QString &title, const QString &name, QWidget &parent)
{
    auto *dialog = new QFileDialog(
        &parent, title, QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    dialog->setObjectName(name);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setNameFilters(
        {SettingsTransfer::tr("Settings (*.json)"), SettingsTransfer::tr("All files (*)")});
    return dialog;
}

} // namespace

SettingsTransfer::SettingsTransfer(SettingsDialog &dialog, std::function<UserSettings()> current)
    : QObject(&dialog)
    , m_dialog(dialog)
    , m_current(std::move(current))
{
    connect(&dialog, &SettingsDialog::exportRequested, this, &SettingsTransfer::askForExport);
    connect(&dialog, &SettingsDialog::importRequested, this, &SettingsTransfer::askForImport);
}

void SettingsTransfer::askForExport()
{
    QFileDialog *dialog =
        createFileDialog(tr("Export settings"), u"settingsExportDialog"_s, m_dialog);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"json"_s);
    dialog->selectFile(u"dogear-settings.json"_s);
    connect(dialog, &QFileDialog::fileSelected, this, &SettingsTransfer::exportTo);
    dialog->open();
}

void SettingsTransfer::askForImport()
{
    QFileDialog *dialog =
        createFileDialog(tr("Import settings"), u"settingsImportDialog"_s, m_dialog);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &SettingsTransfer::importFrom);
    dialog->open();
}

void SettingsTransfer::exportTo(const QString &path)
{
    if (const Result<> written = settings::exportSettings(m_current(), path); !written)
        m_dialog.messages().showError(written.error());
    else
        m_dialog.messages().show(tr("The settings were written to %1, without passwords.")
                                     .arg(QDir::toNativeSeparators(path)));
}

void SettingsTransfer::importFrom(const QString &path)
{
    const UserSettings before = m_current();
    const Result<ImportedSettings> read = settings::importSettings(path, before);
    const QString name = QFileInfo(path).fileName();
    if (!read) {
        m_dialog.messages().showError(read.error());
    } else if (read->taken == 0) {
        m_dialog.messages().show(
            tr("%1 has no setting that this Dogear can use, so nothing was changed.").arg(name));
    } else {
        emit imported(read->settings);
        m_dialog.offerUndo(sentenceOf(*read, name), [this, before] { emit undone(before); });
    }
}

QString SettingsTransfer::sentenceOf(const ImportedSettings &imported, const QString &name)
{
    const QString taken = tr("%n setting(s) taken from %1", nullptr, imported.taken).arg(name);
    QStringList left;
    if (imported.unknown > 0)
        left.append(tr("%n that this Dogear does not know", "settings", imported.unknown));
    if (!imported.missingFolder.isEmpty())
        left.append(tr("the folder %1, which is not on this computer")
                        .arg(QDir::toNativeSeparators(imported.missingFolder)));
    if (left.isEmpty())
        return tr("%1.", "a sentence: so many settings taken from a file").arg(taken);
    return tr("%1; left out: %2.", "so many settings taken from a file, a list")
        .arg(taken, QLocale().createSeparatedList(left));
}

} // namespace dogear
