// SPDX-License-Identifier: GPL-3.0-or-later
#include "folder_field.h"

#include <widgets/literal_text.h>
#include <widgets/metrics.h>

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryFile>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

constexpr double pathUnits = 40;

/// Returns \a folder or its nearest parent that exists: the default folder may not be created yet.
QString nearestExisting(const QString &folder)
{
    QFileInfo info(folder);
    while (!info.exists() && !info.isRoot())
        info.setFile(info.path());
    return info.filePath();
}

/// Creates and removes a file, because some file systems report wrong permissions.
bool canBeWritten(const QString &folder)
{
    return QTemporaryFile(folder + u"/.dogear-XXXXXX"_s).open();
}

} // namespace

FolderField::FolderField(QWidget *parent)
    : QWidget(parent)
    , m_path(new QLineEdit(this))
    , m_resetFolder(new QToolButton(this))
    , m_problem(new QLabel(this))
{
    m_path->setObjectName(u"folderPath"_s);
    m_path->setReadOnly(true);
    m_path->setMinimumWidth(units(font(), pathUnits));
    m_path->setAccessibleName(tr("Folder"));
    auto *choose = new QPushButton(tr("Choose…"), this);
    choose->setObjectName(u"folderChoose"_s);
    choose->setAutoDefault(false); // Return in another field of the dialog must not press it
    choose->setToolTip(tr("Choose another folder"));
    choose->setAccessibleName(choose->toolTip());
    m_resetFolder->setObjectName(u"folderDefault"_s);
    m_resetFolder->setText(tr("Default"));
    m_resetFolder->setToolTip(tr("Back to the usual folder"));
    m_resetFolder->setAccessibleName(m_resetFolder->toolTip());
    m_problem->setObjectName(u"folderProblem"_s);
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->hide();
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(units(font(), 2));
    // The buttons are below the path: next to it, a large font would push them out of sight.
    grid->addWidget(m_path, 0, 0, 1, 3);
    grid->addWidget(choose, 1, 0);
    grid->addWidget(m_resetFolder, 1, 1);
    grid->setColumnStretch(2, 1);
    grid->addWidget(m_problem, 2, 0, 1, 3);
    setFocusProxy(choose);
    connect(choose, &QPushButton::clicked, this, &FolderField::choose);
    connect(m_resetFolder, &QToolButton::clicked, this, [this] { take({}); });
    fill();
}

void FolderField::setFolder(const QString &folder)
{
    m_folder = folder;
    fill();
}

void FolderField::setDefaultFolder(const QString &folder)
{
    m_defaultPath = folder;
    fill();
}

void FolderField::fill()
{
    const QString path = QDir::toNativeSeparators(m_folder.isEmpty() ? m_defaultPath : m_folder);
    m_path->setText(path);
    m_path->setCursorPosition(0); // shows the beginning of a path that is longer than the field
    setLiteralToolTip(*m_path, path);
    m_resetFolder->setEnabled(!m_folder.isEmpty());
}

void FolderField::choose()
{
    auto *dialog = new QFileDialog(this, tr("Folder for downloads"));
    dialog->setObjectName(u"folderDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    dialog->setDirectory(nearestExisting(m_folder.isEmpty() ? m_defaultPath : m_folder));
    connect(dialog, &QFileDialog::fileSelected, this, &FolderField::take);
    dialog->open();
}

void FolderField::take(const QString &folder)
{
    const QString clean = folder.isEmpty() ? QString() : QDir(folder).absolutePath();
    const QString chosen = clean == m_defaultPath ? QString() : clean;
    // The default folder is stored as an empty path and not checked, because it may not exist yet.
    const bool isWritable = chosen.isEmpty() || canBeWritten(chosen);
    m_problem->setText(tr("%1 cannot be written to. The folder is the same as before.")
                           .arg(QDir::toNativeSeparators(chosen)));
    m_problem->setVisible(!isWritable);
    if (!isWritable || chosen == m_folder)
        return;
    setFolder(chosen);
    emit folderChosen(chosen);
}

} // namespace dogear::widgets
