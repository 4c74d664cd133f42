// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief When shows are asked for news, and how many feeds are read at a time.
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

    /// Without a signal.
    void setRefresh(const settings::RefreshSettings &refresh);

signals:
    void refreshChanged(const dogear::settings::RefreshSettings &refresh);

private:
    using Settings = settings::RefreshSettings;

    void follow(QSpinBox *box, int Settings::*field);
    void say();

    Settings m_refresh;
    bool m_isFilling = false; ///< what the fields say is what they were told
    QComboBox *m_mode = nullptr;
    QSpinBox *m_hours = nullptr;
    QSpinBox *m_inAll = nullptr;
    QSpinBox *m_perHost = nullptr;
};

} // namespace dogear::widgets
