// SPDX-License-Identifier: GPL-3.0-or-later
#include "refresh_settings_page.h"

#include "parts/wheel_filter.h"
#include "settings_form.h"

#include <QComboBox>
#include <QScopedValueRollback>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using settings::RefreshMode;

namespace {

// Limits of settings/settings.h, which reads values beyond them as the nearest one within.
constexpr int maxHours = 168;
constexpr int maxTotal = 64;
constexpr int maxRequestsPerHost = 8;

} // namespace

RefreshSettingsPage::RefreshSettingsPage(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"settingsRefresh"_s);
    SettingsForm form(*this);
    form.addHeading(tr("New episodes"));
    m_mode = new QComboBox(this);
    m_mode->addItem(tr("As often as each show publishes"), int(RefreshMode::Automatic));
    m_mode->addItem(tr("At a fixed interval"), int(RefreshMode::EveryHours));
    m_mode->addItem(tr("Only manually"), int(RefreshMode::Manual));
    form.addField(
        u"settingsMode"_s, tr("Check"), tr("How often Dogear checks shows by itself"), m_mode);
    // Connected after addItem(), whose first call changes the index while m_hours does not exist.
    connect(m_mode, &QComboBox::currentIndexChanged, this, [this] {
        m_refresh.mode = RefreshMode(m_mode->currentData().toInt());
        m_hours->setEnabled(m_refresh.mode == RefreshMode::EveryHours);
        emitChanged();
    });
    m_hours = form.addNumber(u"settingsHours"_s,
                             tr("Every"),
                             tr("How long Dogear waits before it checks again"),
                             1,
                             maxHours,
                             tr(" h", "hours, after a number"));
    follow(m_hours, &Settings::hours);
    form.addHeading(tr("Connections"));
    m_inTotal = form.addNumber(u"settingsInAll"_s,
                               tr("Parallel feeds"),
                               tr("How many feeds are read at the same time"),
                               1,
                               maxTotal,
                               {});
    follow(m_inTotal, &Settings::maxInFlight);
    m_perHost = form.addNumber(u"settingsPerHost"_s,
                               tr("Per server"),
                               tr("How many feeds of one server are read at the same time"),
                               1,
                               maxRequestsPerHost,
                               {});
    follow(m_perHost, &Settings::maxPerHost);
    new WheelFilter(*this); // after all fields: it watches those that exist now
    setRefresh({});
}

void RefreshSettingsPage::follow(QSpinBox *box, int Settings::*field)
{
    connect(box, &QSpinBox::valueChanged, this, [this, field](int value) {
        m_refresh.*field = value;
        emitChanged();
    });
}

void RefreshSettingsPage::emitChanged()
{
    if (!m_isFilling)
        emit refreshChanged(m_refresh);
}

void RefreshSettingsPage::setRefresh(const Settings &refresh)
{
    const QScopedValueRollback filling(m_isFilling, true);
    m_mode->setCurrentIndex(m_mode->findData(int(refresh.mode)));
    m_hours->setValue(refresh.hours);
    // An unchanged index emits no signal that would do it: at first the mode is already Automatic.
    m_hours->setEnabled(refresh.mode == RefreshMode::EveryHours);
    m_inTotal->setValue(refresh.maxInFlight);
    m_perHost->setValue(refresh.maxPerHost);
    m_refresh = refresh; // last: the fields' signals write into it
}

} // namespace dogear::widgets
