// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Edits the path of a folder, with a button that chooses another folder and one that
///        restores the default.
///
/// Tests: tests/gui/tst_download_settings.cpp

#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace dogear::widgets {

class FolderField final : public QWidget
{
    Q_OBJECT

public:
    explicit FolderField(QWidget *parent = nullptr);

    /// Shows \a folder without a signal; empty is the default folder.
    void setFolder(const QString &folder);
    /// Sets the path of the default folder.
    void setDefaultFolder(const QString &folder);

signals:
    /// Emitted when the user chose a writable folder; empty is the default folder.
    void folderChosen(const QString &folder);

private:
    void fill();
    void choose();
    void take(const QString &folder);

    QString m_folder;
    QString m_defaultPath;
    QLineEdit *m_path;
    QToolButton *m_resetFolder;
    QLabel *m_problem;
};

} // namespace dogear::widgets
