// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings_form.h"

#include <widgets/metrics.h>

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QSpinBox>

namespace dogear::widgets {

SettingsForm::SettingsForm(QWidget &page)
    : m_page(page)
    , m_form(new QFormLayout(&page))
{
    const QFont font = page.font();
    const int margin = units(font, 4);
    m_form->setContentsMargins(margin, margin, margin, margin);
    m_form->setHorizontalSpacing(margin);
    m_form->setVerticalSpacing(units(font, 2));
    m_form->setLabelAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    m_form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
}

void SettingsForm::addHeading(const QString &text)
{
    auto *heading = new QLabel(text, &m_page);
    heading->setFont(semibold(m_page.font()));
    if (m_form->rowCount() > 0)
        heading->setContentsMargins(0, units(m_page.font(), 3), 0, 0);
    m_form->addRow(heading);
}

void SettingsForm::addNote(const QString &text)
{
    auto *note = new QLabel(text, &m_page);
    note->setFont(secondaryFont(m_page.font()));
    QPalette palette = note->palette();
    palette.setColor(QPalette::WindowText,
                     secondaryColor(palette, palette.color(QPalette::Window)));
    note->setPalette(palette);
    note->setWordWrap(true);
    m_form->addRow(note);
}

void SettingsForm::addField(const QString &name,
                            const QString &text,
                            const QString &tip,
                            QWidget *field)
{
    field->setObjectName(name);
    field->setAccessibleName(text);
    field->setToolTip(tip);
    auto *label = new QLabel(text, &m_page);
    label->setBuddy(field);
    m_form->addRow(label, field);
}

QCheckBox *SettingsForm::addSwitch(const QString &name, const QString &text, const QString &tip)
{
    auto *box = new QCheckBox(text, &m_page);
    box->setObjectName(name);
    box->setAccessibleName(text);
    box->setToolTip(tip);
    m_form->addRow(box);
    return box;
}

QSpinBox *SettingsForm::addNumber(const QString &name,
                                  const QString &text,
                                  const QString &tip,
                                  int least,
                                  int most,
                                  const QString &unit)
{
    auto *box = new QSpinBox(&m_page);
    box->setRange(least, most);
    box->setSuffix(unit);
    box->setKeyboardTracking(false); // what is half typed is no number
    addField(name, text, tip, box);
    return box;
}

} // namespace dogear::widgets
