// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Which folder files go to: its path, a button that chooses another, and one back to the
///        usual.
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

    /// Empty: the usual one. Without a signal.
    void setFolder(const QString &folder);
    /// The path that is shown where no other is chosen.
    void setUsualFolder(const QString &folder);

signals:
    /// Emitted when a person chose a folder that files can be written to; empty: the usual one.
    void folderChosen(const QString &folder);

private:
    void fill();
    void choose();
    void take(const QString &folder);

    QString m_folder;
    QString m_usual;
    QLineEdit *m_path;
    QToolButton *m_toUsual;
    QLabel *m_problem;
};

} // namespace dogear::widgets
