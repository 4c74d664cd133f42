// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings_page.h"

#include "settled_choice.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QTimeEdit>

#include <algorithm>

namespace dogear::widgets {

using std::chrono::milliseconds;
using std::chrono::seconds;

namespace {

constexpr double megabytesPerGigabyte = 1000;

/// Does nothing if \a box has the value: setValue() would replace a text that the user is typing.
template<typename Box, typename T>
void showValue(Box &box, T value)
{
    if (box.value() != value)
        box.setValue(value);
}

/// Returns the words of a row, with those of the entries if its field is a box for choices.
SettingWords wordsOf(const SettingsRow &row)
{
    SettingWords words = row.words;
    if (const auto *box = qobject_cast<const QComboBox *>(row.field)) {
        for (int i = 0; i < box->count(); ++i)
            words.others += foldedWords(box->itemText(i));
    }
    return words;
}

} // namespace

SettingsPage::SettingsPage(const QString &name,
                           const QString &icon,
                           const QString &title,
                           QWidget *parent)
    : QWidget(parent)
    , m_title(title)
    , m_icon(icon)
{
    setObjectName(name);
}

void SettingsPage::setSettings(const Settings &settings)
{
    const QScopedValueRollback filling(m_isFilling, true);
    m_settings = settings;
    for (const auto &show : std::as_const(m_shown))
        show(m_settings);
    updateFields(m_settings);
}

SettingsPage::Settings SettingsPage::withDefaults(const Settings &settings) const
{
    Settings restored = settings;
    for (const auto &restore : m_restored)
        restore(restored);
    return restored;
}

void SettingsPage::emitChanged()
{
    updateFields(m_settings);
    const Settings now = m_settings; // a receiver may call setSettings()
    emit changed(now);
}

void SettingsPage::addRow(QWidget &label, QWidget *field, const QString &text, const QString &tip)
{
    SettingsRow row{.label = &label,
                    .field = field,
                    .words = {.label = foldedWords(text),
                              .others = foldedWords(tip),
                              .around = foldedWords(m_title)}};
    if (field)
        row.words.around += m_heading;
    else
        m_heading = row.words.label;
    m_rows.append(row);
}

void SettingsPage::addSynonyms(const QString &synonyms)
{
    m_rows.last().words.others += foldedWords(synonyms);
}

PageMatch SettingsPage::search(const QStringList &words)
{
    PageMatch page;
    if (haveAll(foldedWords(m_title), words))
        page.match = SettingMatch::Label;
    // First all marks go: several fields may share a label.
    for (const SettingsRow &row : std::as_const(m_rows))
        setMarked(*row.label, false);
    SettingMatch best = SettingMatch::None;
    for (const SettingsRow &row : std::as_const(m_rows)) {
        const SettingMatch match = matchOf(wordsOf(row), words);
        if (match == SettingMatch::None)
            continue;
        setMarked(*row.label, true);
        if (match > best) {
            best = match;
            page.first = row.label;
        }
    }
    page.match = std::max(page.match, best);
    return page;
}

void SettingsPage::bind(QCheckBox &box, Member<bool> member)
{
    addMember<bool>(member, [&box](bool isOn) { box.setChecked(isOn); });
    connect(&box, &QCheckBox::toggled, this, [this, member](bool isOn) { set(member, isOn); });
}

void SettingsPage::bind(QSpinBox &box, Member<int> member)
{
    addMember<int>(member, [&box](int value) { showValue(box, value); });
    connect(&box, &QSpinBox::valueChanged, this, [this, member](int value) { set(member, value); });
}

void SettingsPage::bind(QSpinBox &box, Member<milliseconds> member)
{
    addMember<milliseconds>(member, [&box](milliseconds length) {
        showValue(box, int(std::chrono::round<seconds>(length).count()));
    });
    connect(&box, &QSpinBox::valueChanged, this, [this, member](int length) {
        set<milliseconds>(member, seconds(length));
    });
}

void SettingsPage::bind(QDoubleSpinBox &box, Member<double> member)
{
    addMember<double>(member, [&box](double value) { showValue(box, value); });
    connect(&box, &QDoubleSpinBox::valueChanged, this, [this, member](double value) {
        set(member, value);
    });
}

void SettingsPage::bind(QTimeEdit &box, Member<QTime> member)
{
    addMember<QTime>(member, [&box](QTime time) { box.setTime(time); });
    connect(&box, &QTimeEdit::timeChanged, this, [this, member](QTime time) { set(member, time); });
}

void SettingsPage::bind(QLineEdit &line, Member<QString> member)
{
    addMember<QString>(member, [&line](const QString &text) {
        if (!line.hasFocus() || !line.isModified()) // the user is typing another text
            line.setText(text);
    });
    // editingFinished(), not textChanged(): a half-typed text must not take effect.
    connect(&line, &QLineEdit::editingFinished, this, [this, &line, member] {
        line.setModified(false);
        set(member, line.text().trimmed());
    });
}

void SettingsPage::bind(QComboBox &box, Member<QString> member)
{
    // A text that no entry has is shown as the first one, which stands for the default.
    addMember<QString>(member, [&box](const QString &text) {
        box.setCurrentIndex(std::max(0, box.findData(text)));
    });
    connect(new SettledChoice(box), &SettledChoice::settled, this, [this, &box, member] {
        set(member, box.currentData().toString());
    });
}

void SettingsPage::bindGigabytes(QDoubleSpinBox &box, Member<int> member)
{
    addMember<int>(member, [&box](int value) { box.setValue(value / megabytesPerGigabyte); });
    connect(&box, &QDoubleSpinBox::valueChanged, this, [this, member](double gigabytes) {
        set(member, qRound(gigabytes * megabytesPerGigabyte));
    });
}

} // namespace dogear::widgets
