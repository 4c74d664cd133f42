// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Which chapters and transcripts are read without anybody opening them, and what makes
///        transcripts where there are none.
///
/// Tests: tests/gui/tst_settings_dialog.cpp

#include <settings/settings.h>

#include <QWidget>

class QCheckBox;
class QLineEdit;

namespace dogear::widgets {

class SettingsForm;

class DocumentSettingsPage final : public QWidget
{
    Q_OBJECT

public:
    explicit DocumentSettingsPage(QWidget *parent = nullptr);

    /// Without a signal.
    void setDocuments(const settings::DocumentSettings &documents);

signals:
    void documentsChanged(const dogear::settings::DocumentSettings &documents);

private:
    void addCommand(SettingsForm &form);
    void say();

    settings::DocumentSettings m_documents;
    bool m_isFilling = false; ///< what the fields say is what they were told
    QCheckBox *m_readsAll = nullptr;
    QLineEdit *m_command = nullptr;
};

} // namespace dogear::widgets
