// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Edits when sync runs by itself, and holds the panel that sets it up.
///
/// The defaults of this page are those of the schedule; accounts are no settings and stay.
///
/// Tests: tests/gui/tst_device_settings.cpp

#include "settings_page.h"

namespace dogear::widgets {

class DeviceSettingsPage final : public SettingsPage
{
    Q_OBJECT

public:
    explicit DeviceSettingsPage(QWidget *parent = nullptr);

protected:
    void updateFields(const Settings &settings) override;

private:
    [[nodiscard]] QWidget *createSchedule();

    QSpinBox *m_minutes = nullptr;
};

} // namespace dogear::widgets
