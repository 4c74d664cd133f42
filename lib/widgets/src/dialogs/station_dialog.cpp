// SPDX-License-Identifier: GPL-3.0-or-later
#include "parts/elided_label.h"

#include <widgets/metrics.h>
#include <widgets/station_dialog.h>

#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using domain::Station;
using domain::StationOrder;

StationDialog::StationDialog(const QString &name, const QDate &today, QWidget *parent)
    : QDialog(parent)
    , m_order(new QComboBox(this))
    , m_perShow(new QSpinBox(this))
    , m_isLimited(new QCheckBox(tr("Only episodes published until"), this))
    , m_until(new QDateEdit(today, this))
{
    setObjectName(u"stationDialog"_s);
    setWindowTitle(tr("Station"));
    setUpFields();
    auto *label = new ElidedLabel(this);
    label->setText(name);
    label->setFont(semibold(font()));
    auto *form = new QFormLayout;
    form->addRow(tr("Order"), m_order);
    form->addRow(tr("Episodes per show"), m_perShow);
    auto *until = new QHBoxLayout;
    until->addWidget(m_isLimited);
    until->addWidget(m_until, 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton *save = buttons->addButton(tr("Save"), QDialogButtonBox::AcceptRole);
    save->setObjectName(u"stationSave"_s);
    save->setDefault(true);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(units(font(), 3));
    column->addWidget(label);
    column->addLayout(form);
    column->addLayout(until);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void StationDialog::setUpFields()
{
    m_order->setObjectName(u"stationOrder"_s);
    m_order->addItem(tr("Newest first"), int(StationOrder::NewestFirst));
    m_order->addItem(tr("Oldest first"), int(StationOrder::OldestFirst));
    m_order->addItem(tr("Shuffled"), int(StationOrder::Shuffled));
    m_perShow->setObjectName(u"stationPerShow"_s);
    m_perShow->setRange(0, Station::maxLimit);
    m_perShow->setSpecialValueText(tr("All")); // instead of 0
    m_isLimited->setObjectName(u"stationIsLimited"_s);
    m_until->setObjectName(u"stationUntil"_s);
    m_until->setAccessibleName(tr("Last day"));
    m_until->setCalendarPopup(true);
    m_until->setEnabled(false);
    connect(m_isLimited, &QCheckBox::toggled, m_until, &QWidget::setEnabled);
}

void StationDialog::setStation(const Station &station)
{
    m_order->setCurrentIndex(m_order->findData(int(station.order)));
    m_perShow->setValue(station.maxPerShow);
    m_isLimited->setChecked(station.until.has_value());
    if (station.until)
        m_until->setDate(*station.until);
    m_seed = station.seed;
}

Station StationDialog::station() const
{
    return {.order = StationOrder(m_order->currentData().toInt()),
            .maxPerShow = m_perShow->value(),
            .until = m_isLimited->isChecked() ? std::optional(m_until->date()) : std::nullopt,
            .seed = m_seed};
}

} // namespace dogear::widgets
