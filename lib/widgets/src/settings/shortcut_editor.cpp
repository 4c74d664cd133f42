// SPDX-License-Identifier: GPL-3.0-or-later
#include "shortcut_editor.h"

#include "key_recorder.h"
#include "parts/wrap_layout.h"

#include <widgets/icons.h>
#include <widgets/literal_text.h>
#include <widgets/metrics.h>

#include <QAccessible>
#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

ShortcutEditor::ShortcutEditor(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_keys(new QWidget(this))
    , m_keyLayout(new WrapLayout(units(font(), 1), m_keys))
    , m_none(new QLabel(tr("No shortcut"), m_keys))
    , m_recorder(new KeyRecorder(this))
    , m_reset(new QPushButton(tr("Standard"), this))
    , m_conflict(new QWidget(this))
    , m_conflictText(new QLabel(m_conflict))
{
    m_title->setObjectName(u"shortcutTitle"_s);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setFont(semibold(font()));
    m_title->setWordWrap(true);
    m_keyLayout->addWidget(m_none);
    m_recorder->setObjectName(u"shortcutRecorder"_s);
    m_recorder->setAccessibleName(tr("New shortcut"));
    m_recorder->setToolTip(tr("Press the keys that the action shall have, too"));
    m_reset->setObjectName(u"shortcutReset"_s);
    m_reset->setToolTip(tr("Give this action the shortcuts that it had at first"));
    m_reset->setAccessibleName(tr("Standard shortcuts"));
    auto *label = new QLabel(tr("New shortcut"), this);
    label->setBuddy(m_recorder);
    createConflict();

    const int gap = units(font(), 2);
    auto *recording = new QHBoxLayout;
    recording->setSpacing(gap);
    recording->addWidget(label);
    recording->addWidget(m_recorder, 1);
    recording->addWidget(m_reset);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gap);
    column->addWidget(m_title);
    column->addWidget(m_keys);
    column->addLayout(recording);
    column->addWidget(m_conflict);
    connect(m_recorder, &KeyRecorder::recorded, this, [this](const QKeySequence &key) {
        endConflict();
        emit recorded(key);
    });
    connect(m_reset, &QPushButton::clicked, this, &ShortcutEditor::resetRequested);
    setRow(nullptr);
}

void ShortcutEditor::createConflict()
{
    m_conflictText->setObjectName(u"shortcutConflict"_s);
    m_conflictText->setTextFormat(Qt::PlainText);
    m_conflictText->setWordWrap(true);
    auto *take = new QPushButton(tr("Take it over"), m_conflict);
    take->setObjectName(u"shortcutTakeover"_s);
    auto *leave = new QPushButton(tr("Leave it"), m_conflict);
    leave->setObjectName(u"shortcutLeave"_s);
    auto *row = new QHBoxLayout;
    row->setSpacing(units(font(), 2));
    row->addWidget(take);
    row->addWidget(leave);
    row->addStretch();
    auto *column = new QVBoxLayout(m_conflict);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(units(font(), 1));
    column->addWidget(m_conflictText);
    column->addLayout(row);
    connect(take, &QPushButton::clicked, this, [this] {
        const QKeySequence key = m_wanted;
        endConflict();
        emit takeoverChosen(key);
        beginRecording(); // the button, which had the focus, is hidden
    });
    connect(leave, &QPushButton::clicked, this, [this] {
        endConflict();
        beginRecording();
    });
}

void ShortcutEditor::setRow(const ShortcutRow *row)
{
    endConflict();
    const QWidget *focused = QApplication::focusWidget();
    const bool hadFocus = focused && focused != m_keys && m_keys->isAncestorOf(focused);
    const auto buttons = m_keys->findChildren<QToolButton *>();
    for (QToolButton *button : buttons) {
        m_keyLayout->removeWidget(button);
        button->hide();
        button->deleteLater(); // its click may be the reason
    }
    setEnabled(row != nullptr);
    m_title->setText(row ? tr("Shortcuts of “%1”").arg(row->text)
                         : tr("Select an action to change its shortcuts."));
    m_none->setVisible(row && row->current.isEmpty());
    if (row) {
        for (const QKeySequence &key : row->current)
            addKey(key);
    }
    m_reset->setEnabled(row && row->current != row->standard);
    if (hadFocus)
        beginRecording();
}

void ShortcutEditor::addKey(const QKeySequence &key)
{
    const QString text = key.toString(QKeySequence::NativeText);
    auto *button = new QToolButton(m_keys);
    button->setObjectName(u"shortcutRemove"_s);
    button->setText(literalLabel(text));
    button->setIcon(themedIcon(u"close"_s, QPalette::ButtonText));
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setToolTip(tr("Remove this shortcut"));
    button->setAccessibleName(tr("Remove the shortcut %1").arg(text));
    connect(button, &QToolButton::clicked, this, [this, key] { emit removeRequested(key); });
    m_keyLayout->addWidget(button);
    button->show();
}

void ShortcutEditor::offerTakeover(const QKeySequence &key, const QString &owner)
{
    m_wanted = key;
    m_conflictText->setText(tr("%1 is the shortcut of “%2”.", "a key, an action")
                                .arg(key.toString(QKeySequence::NativeText), owner));
    m_conflict->show();
    // Read aloud at once, because the focus stays where it is.
    QAccessibleEvent alert(m_conflictText, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void ShortcutEditor::endConflict()
{
    m_wanted = {};
    m_conflict->hide();
}

void ShortcutEditor::beginRecording()
{
    m_recorder->setFocus(Qt::OtherFocusReason);
}

} // namespace dogear::widgets
