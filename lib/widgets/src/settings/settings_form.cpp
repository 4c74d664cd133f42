// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings_form.h"

#include "settings_page.h"
#include "wrapping_check_box.h"

#include <widgets/metrics.h>

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

constexpr double maxGigabytes = 10'000;
constexpr double maxLabelUnits = 44; ///< of the grid
/// In units of the grid; in a narrow dialog a closed box shows only the beginning of its entry.
constexpr double minChoiceUnits = 36;

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

/// Gives \a label one line, or several that are as wide as a label may be. Of itself, a label with
/// several lines is nearly a square, and a form gives it the height of its field.
void keepInLines(QLabel &label)
{
    const int widest = units(label.font(), maxLabelUnits);
    const QFontMetrics metrics = label.fontMetrics();
    if (metrics.size(Qt::TextShowMnemonic, label.text()).width() <= widest)
        return;
    label.setWordWrap(true);
    label.setMinimumWidth(widest);
    label.setMinimumHeight(label.heightForWidth(widest));
}

} // namespace

SettingsForm::SettingsForm(SettingsPage &page)
    : SettingsForm(page, page)
{
    const int margin = units(page.font(), 2); // with large type, the width is scarce
    m_form->setContentsMargins(margin, margin, margin, 2 * margin);
}

SettingsForm::SettingsForm(SettingsPage &page, QWidget &part)
    : m_page(page)
    , m_part(part)
    , m_form(new QFormLayout(&part))
{
    const QFont &font = page.font();
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setHorizontalSpacing(units(font, 4));
    m_form->setVerticalSpacing(units(font, 2));
    m_form->setLabelAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    // Only lines for text grow, and in a narrow dialog a field goes below its label.
    m_form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
}

void SettingsForm::addHeading(const QString &text)
{
    auto *heading = new QLabel(text, &m_part);
    heading->setFont(semibold(m_part.font()));
    heading->setWordWrap(true);
    if (m_form->rowCount() > 0)
        heading->setContentsMargins(0, units(m_part.font(), 3), 0, 0);
    m_form->addRow(heading);
    m_page.addRow(*heading, nullptr, text, {});
}

QLabel *SettingsForm::addNote(const QString &text)
{
    auto *note = new Note(text, m_part);
    m_form->addRow(note);
    return note;
}

QLabel *SettingsForm::createLabel(const QString &text, QWidget &field)
{
    auto *label = new QLabel(text, &m_part);
    label->setBuddy(&field);
    keepInLines(*label);
    m_page.addRow(*label, &field, text, field.toolTip());
    return label;
}

void SettingsForm::addField(const QString &name,
                            const QString &text,
                            const QString &tip,
                            QWidget *field)
{
    describe(*field, name, text, tip);
    m_form->addRow(createLabel(text, *field), field);
}

void SettingsForm::addWideField(const QString &name,
                                const QString &text,
                                const QString &tip,
                                QWidget *field)
{
    describe(*field, name, text, tip);
    m_form->addRow(createLabel(text, *field));
    m_form->addRow(field);
}

QCheckBox *SettingsForm::addSwitch(const QString &name,
                                   const QString &text,
                                   const QString &tip,
                                   const QList<QWidget *> &fields)
{
    auto *box = new WrappingCheckBox(text, &m_part);
    describe(*box, name, text, tip);
    m_page.addRow(*box, box, text, tip);
    if (fields.isEmpty()) {
        m_form->addRow(box);
        return box;
    }
    auto *row = new QHBoxLayout;
    row->setSpacing(units(m_part.font(), 2));
    row->addWidget(box);
    for (QWidget *field : fields) {
        row->addWidget(field);
        if (field->focusPolicy() != Qt::NoFocus) // not a word between two fields
            m_page.addRow(*box, field, field->accessibleName(), field->toolTip());
    }
    row->addStretch();
    m_form->addRow(row);
    return box;
}

QComboBox *SettingsForm::addChoice(const QString &name, const QString &text, const QString &tip)
{
    auto *box = new QComboBox(&m_part);
    box->setMinimumWidth(units(m_part.font(), minChoiceUnits));
    addField(name, text, tip, box);
    return box;
}

QLineEdit *SettingsForm::addLine(const QString &name, const QString &text, const QString &tip)
{
    auto *line = new QLineEdit(&m_part);
    addField(name, text, tip, line);
    return line;
}

QSpinBox *SettingsForm::createNumber(int minimum, int maximum, const QString &unit)
{
    auto *box = new QSpinBox(&m_part);
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
    auto *box = new QDoubleSpinBox(&m_part);
    box->setRange(0, maxGigabytes);
    box->setDecimals(1);
    box->setSingleStep(0.5);
    box->setSuffix(tr(" GB", "gigabytes, after a number"));
    box->setKeyboardTracking(false); // as in createNumber()
    addField(name, text, tip, box);
    return box;
}

QPushButton *SettingsForm::addButton(const QString &name, const QString &text, const QString &tip)
{
    auto *button = new QPushButton(text, &m_part);
    describe(*button, name, text, tip);
    m_page.addRow(*button, button, text, tip);
    auto *row = new QHBoxLayout; // the button is no wider than its text
    row->addWidget(button);
    row->addStretch();
    m_form->addRow(row);
    return button;
}

void SettingsForm::alsoFoundBy(const QString &synonyms)
{
    m_page.addSynonyms(synonyms);
}

} // namespace dogear::widgets
