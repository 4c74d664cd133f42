// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings_form.h"

#include <widgets/metrics.h>

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QScopedValueRollback>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

constexpr double maxGigabytes = 10'000;

/// Every field has an accessible name and a tooltip (checked by tst_settings_dialog).
void describe(QWidget &field, const QString &name, const QString &text, const QString &tip)
{
    field.setObjectName(name);
    field.setAccessibleName(text);
    field.setToolTip(tip);
}

/// Label in small print, in a colour that follows a change of theme.
class Note final : public QLabel
{
public:
    Note(const QString &text, QWidget &page)
        : QLabel(text, &page)
    {
        setObjectName(u"settingsNote"_s);
        setFont(secondaryFont(page.font()));
        setWordWrap(true);
        soften();
    }

protected:
    void changeEvent(QEvent *event) override
    {
        QLabel::changeEvent(event);
        if (event->type() == QEvent::PaletteChange && !m_isSoftening)
            soften();
    }

private:
    void soften()
    {
        // setPalette() sends PaletteChange to this label again.
        const QScopedValueRollback softening(m_isSoftening, true);
        // The parent's palette, because the label's own contains the colour that is set here.
        const QPalette around = parentWidget() ? parentWidget()->palette() : QPalette();
        QPalette softened;
        softened.setColor(QPalette::WindowText,
                          secondaryColor(around, around.color(QPalette::Window)));
        setPalette(softened);
    }

    bool m_isSoftening = false; ///< soften() itself is changing the palette
};

} // namespace

SettingsForm::SettingsForm(QWidget &page)
    : m_page(page)
    , m_form(new QFormLayout(&page))
{
    const QFont &font = page.font();
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
    m_form->addRow(new Note(text, m_page));
}

void SettingsForm::addField(const QString &name,
                            const QString &text,
                            const QString &tip,
                            QWidget *field)
{
    describe(*field, name, text, tip);
    auto *label = new QLabel(text, &m_page);
    label->setBuddy(field);
    m_form->addRow(label, field);
}

QCheckBox *SettingsForm::addSwitch(const QString &name,
                                   const QString &text,
                                   const QString &tip,
                                   const QList<QWidget *> &fields)
{
    auto *box = new QCheckBox(text, &m_page);
    describe(*box, name, text, tip);
    if (fields.isEmpty()) {
        m_form->addRow(box);
        return box;
    }
    auto *row = new QHBoxLayout;
    row->setSpacing(units(m_page.font(), 2));
    row->addWidget(box);
    QWidget *before = box;
    for (QWidget *field : fields) {
        row->addWidget(field);
        if (field->focusPolicy() == Qt::NoFocus)
            continue;
        // The fields were created before the check box, so that Tab would reach it last.
        QWidget::setTabOrder(before, field);
        before = field;
    }
    row->addStretch();
    m_form->addRow(row);
    return box;
}

QSpinBox *SettingsForm::createNumber(int minimum, int maximum, const QString &unit)
{
    auto *box = new QSpinBox(&m_page);
    box->setRange(minimum, maximum);
    box->setSuffix(unit);
    box->setKeyboardTracking(false); // a half-typed number must not take effect: "3" of "30"
    return box;
}

QSpinBox *SettingsForm::addNumber(const QString &name,
                                  const QString &text,
                                  const QString &tip,
                                  int minimum,
                                  int maximum,
                                  const QString &unit)
{
    QSpinBox *box = createNumber(minimum, maximum, unit);
    addField(name, text, tip, box);
    return box;
}

QSpinBox *SettingsForm::createDays(const QString &name,
                                   const QString &text,
                                   const QString &tip,
                                   int maximum)
{
    const auto unitOf = [](int days) { return tr(" day(s)", "after a number", days); };
    QSpinBox *box = createNumber(0, maximum, unitOf(0));
    describe(*box, name, text, tip);
    // The suffix has plural forms, so it changes with the value.
    QObject::connect(box, &QSpinBox::valueChanged, box, [box, unitOf](int days) {
        box->setSuffix(unitOf(days));
    });
    return box;
}

QSpinBox *SettingsForm::addDays(const QString &name,
                                const QString &text,
                                const QString &tip,
                                int maximum)
{
    QSpinBox *box = createDays(name, text, tip, maximum);
    addField(name, text, tip, box);
    return box;
}

QDoubleSpinBox *SettingsForm::addGigabytes(const QString &name,
                                           const QString &text,
                                           const QString &tip)
{
    auto *box = new QDoubleSpinBox(&m_page);
    box->setRange(0, maxGigabytes);
    box->setDecimals(1);
    box->setSingleStep(0.5);
    box->setSuffix(tr(" GB", "gigabytes, after a number"));
    box->setKeyboardTracking(false); // as in createNumber()
    addField(name, text, tip, box);
    return box;
}

} // namespace dogear::widgets
