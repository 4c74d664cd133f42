// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Edits the refresh interval of feeds and the limits of parallel connections.
///
/// Tests: tests/gui/tst_settings_dialog.cpp

#include <settings/settings.h>

#include <QWidget>

class QComboBox;
class QSpinBox;

namespace dogear::widgets {

class RefreshSettingsPage final : public QWidget
{
    Q_OBJECT

public:
    explicit RefreshSettingsPage(QWidget *parent = nullptr);

    /// Fills the fields without a signal.
    void setRefresh(const settings::RefreshSettings &refresh);

signals:
    void refreshChanged(const dogear::settings::RefreshSettings &refresh);

private:
    using Settings = settings::RefreshSettings;

    /// Writes each change of \a box into the member \a field and emits refreshChanged().
    void follow(QSpinBox *box, int Settings::*field);
    void emitChanged();

    Settings m_refresh;
    bool m_isFilling = false; ///< the program sets the fields; their signals are ignored
    QComboBox *m_mode = nullptr;
    QSpinBox *m_hours = nullptr;
    QSpinBox *m_inTotal = nullptr;
    QSpinBox *m_perHost = nullptr;
};

} // namespace dogear::widgets
