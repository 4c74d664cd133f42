// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Edits what the desktop announces, the icon in the tray and the start with the session.
///
/// Tests: tests/gui/tst_settings_dialog.cpp

#include "settings_page.h"

namespace dogear::widgets {

class NotificationSettingsPage final : public SettingsPage
{
    Q_OBJECT

public:
    explicit NotificationSettingsPage(QWidget *parent = nullptr);

protected:
    void updateFields(const Settings &settings) override;

private:
    QCheckBox *m_closesToTray = nullptr;
};

} // namespace dogear::widgets
