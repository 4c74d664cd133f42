// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Asks for the folder of sync, and says what it carries.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_device_settings.cpp

#include <QWidget>

class QLabel;

namespace dogear::widgets {

class SettingsForm;
class SettingsPage;

class FolderForm final : public QWidget
{
    Q_OBJECT

public:
    /// Adds the rows to \a page for searches.
    FolderForm(SettingsPage &page, QWidget *parent);

    /// Shows how the set-up ended.
    void showStatus(const QString &sentence);

signals:
    void folderChosen(const QString &path);

private:
    void addRows(SettingsForm &form);
    void choose();

    QLabel *m_status = nullptr;
};

} // namespace dogear::widgets
