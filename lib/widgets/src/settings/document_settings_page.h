// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Edits the settings of chapters and transcripts: automatic fetching for all episodes, and
///        the command that creates missing transcripts.
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

    /// Fills the fields without a signal.
    void setDocuments(const settings::DocumentSettings &documents);

signals:
    void documentsChanged(const dogear::settings::DocumentSettings &documents);

private:
    void addCommand(SettingsForm &form);
    void emitChanged();

    settings::DocumentSettings m_documents;
    bool m_isFilling = false; ///< the program sets the fields; their signals are ignored
    QCheckBox *m_readsAll = nullptr;
    QLineEdit *m_command = nullptr;
};

} // namespace dogear::widgets
