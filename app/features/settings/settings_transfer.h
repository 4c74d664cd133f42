// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Exports the settings to a file and imports them from one, as the buttons of the settings
///        dialog ask, and reports in the dialog what was taken and what was left out.
///
/// Threads: GUI thread.
/// Owner:   the dialog.
/// Tests:   tests/gui/tst_settings_transfer.cpp

#include <settings/settings_file.h>

#include <QObject>

#include <functional>

namespace dogear::widgets {
class SettingsDialog;
} // namespace dogear::widgets

namespace dogear {

class SettingsTransfer final : public QObject
{
    Q_OBJECT

public:
    /// \a current returns the present settings.
    SettingsTransfer(widgets::SettingsDialog &dialog,
                     std::function<settings::UserSettings()> current);

signals:
    /// Emitted with all settings that have to apply after an import.
    void imported(const dogear::settings::UserSettings &settings);
    /// Emitted with the settings \a before the import, when the user undoes it.
    void undone(const dogear::settings::UserSettings &before);

private:
    void askForExport();
    void askForImport();
    void exportTo(const QString &path);
    void importFrom(const QString &path);
    /// Says what was taken from the file \a name and what was left out.
    [[nodiscard]] static QString sentenceOf(const settings::ImportedSettings &imported,
                                            const QString &name);

    widgets::SettingsDialog &m_dialog;
    std::function<settings::UserSettings()> m_current;
};

} // namespace dogear
