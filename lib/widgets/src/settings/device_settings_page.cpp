// SPDX-License-Identifier: GPL-3.0-or-later
#include "device_settings_page.h"

#include "parts/wheel_filter.h"
#include "settings_form.h"

#include <widgets/devices_panel.h>
#include <widgets/metrics.h>

#include <QCheckBox>
#include <QSpinBox>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

// Limits of settings/desktop_settings.h, which reads values beyond them as the nearest one within.
constexpr int minMinutes = 5;
constexpr int maxMinutes = 1440;

} // namespace

DeviceSettingsPage::DeviceSettingsPage(QWidget *parent)
    : SettingsPage(u"settingsDevices"_s, u"devices"_s, tr("Devices"), parent)
{
    auto *column = new QVBoxLayout(this);
    const int margin = units(font(), 2); // as SettingsForm
    column->setContentsMargins(margin, margin, margin, 2 * margin);
    column->setSpacing(units(font(), 4));
    column->addWidget(new DevicesPanel(*this));
    column->addWidget(createSchedule());
    new WheelFilter(*this); // after all fields: it watches those that exist now
    setSettings({});
}

QWidget *DeviceSettingsPage::createSchedule()
{
    auto *part = new QWidget(this);
    SettingsForm form(*this, *part);
    form.addHeading(tr("When"));
    QCheckBox *automatic = form.addSwitch(u"settingsSyncAutomatic"_s,
                                          tr("Sync by itself"),
                                          tr("After the start, soon after you pause or mark an "
                                             "episode, at intervals, and when Dogear closes"));
    form.alsoFoundBy(tr("automatic background synchronise", "words that find sync by itself"));
    bind(*automatic, [](Settings &all) -> bool & { return all.sync.isAutomatic; });
    m_minutes = form.addNumber(u"settingsSyncMinutes"_s,
                               tr("Every"),
                               tr("How long Dogear waits before it syncs without a change"),
                               minMinutes,
                               maxMinutes,
                               tr(" min", "minutes, after a number"));
    form.alsoFoundBy(tr("sync interval", "words that find the interval of sync"));
    bind(*m_minutes, [](Settings &all) -> int & { return all.sync.minutes; });
    form.addNote(tr("Waits without a network, and on metered ones unless downloads are allowed "
                    "there."));
    return part;
}

void DeviceSettingsPage::updateFields(const Settings &settings)
{
    m_minutes->setEnabled(settings.sync.isAutomatic);
}

} // namespace dogear::widgets
