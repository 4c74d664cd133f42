// SPDX-License-Identifier: GPL-3.0-or-later
#include "folder_form.h"

#include "settings_form.h"
#include "settings_page.h"

#include <words/folder_text.h>

#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

FolderForm::FolderForm(SettingsPage &page, QWidget *parent)
    : QWidget(parent)
{
    SettingsForm form(page, *this);
    addRows(form);
    showStatus(QString());
}

void FolderForm::addRows(SettingsForm &form)
{
    form.addHeading(tr("Share a folder"));
    form.addNote(words::folderCarriesText());
    form.addNote(tr("Choose a folder that Syncthing, Dropbox or a USB stick brings to your other "
                    "devices, and the same one there."));
    const QPushButton *choose =
        form.addButton(u"settingsSyncFolder"_s,
                       tr("Choose a folder…"),
                       tr("Syncs through files in a folder, without a server"));
    form.alsoFoundBy(tr("sync synchronise syncthing dropbox usb stick directory devices",
                        "words that find sync through a folder"));
    m_status = form.addNote(QString());
    m_status->setObjectName(u"syncFolderStatus"_s);
    m_status->setTextFormat(Qt::PlainText); // names of folders must not be read as HTML
    connect(choose, &QPushButton::clicked, this, &FolderForm::choose);
}

void FolderForm::showStatus(const QString &sentence)
{
    m_status->setText(sentence);
    m_status->setVisible(!sentence.isEmpty());
}

void FolderForm::choose()
{
    auto *dialog = new QFileDialog(this, tr("Folder for sync"), QDir::homePath());
    dialog->setObjectName(u"syncFolderDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this, &FolderForm::folderChosen);
    dialog->open();
}

} // namespace dogear::widgets
