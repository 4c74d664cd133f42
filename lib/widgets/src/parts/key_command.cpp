// SPDX-License-Identifier: GPL-3.0-or-later
#include <widgets/key_command.h>

#include <QAbstractItemView>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>

#include <algorithm>
#include <utility>

namespace dogear::widgets {

namespace {

/// The pressed keys, with those of the keypad as their counterparts.
QKeyCombination pressed(const QKeyEvent &event)
{
    const auto key = event.key() == Qt::Key_Enter ? Qt::Key_Return : Qt::Key(event.key());
    return QKeyCombination(event.modifiers() & ~Qt::KeypadModifier, key);
}

} // namespace

KeyCommand::KeyCommand(const KeyCommandInfo &info, QWidget &scope, Run run)
    : QObject(&scope)
    , m_scope(scope)
    , m_group(info.group)
    , m_text(info.text)
    , m_keys(info.keys)
    , m_run(std::move(run))
{
    setObjectName(info.name);
    scope.installEventFilter(this);
}

bool KeyCommand::hasKey(const QKeyEvent &event) const
{
    const QKeyCombination wanted = pressed(event);
    // Some keyboards have punctuation on Shift, which is not part of such a key: "?".
    const bool isPunctuation = !event.text().isEmpty() && !event.text().at(0).isLetter();
    const QKeyCombination plain(wanted.keyboardModifiers() & ~Qt::ShiftModifier, wanted.key());
    return std::ranges::any_of(m_keys, [&](const QKeySequence &key) {
        return key.count() == 1
               && (key[0] == wanted
                   || (isPunctuation && key[0] == plain && wanted.key() > Qt::Key_Space
                       && wanted.key() < Qt::Key_Escape));
    });
}

/// Whether a text field inside the scope has the focus, or a row is being edited.
bool KeyCommand::isTyping() const
{
    if (const auto *view = qobject_cast<const QAbstractItemView *>(&m_scope))
        return view->indexWidget(view->currentIndex()) != nullptr;
    const auto *field = qobject_cast<const QLineEdit *>(QApplication::focusWidget());
    return field && m_scope.isAncestorOf(field);
}

bool KeyCommand::eventFilter(QObject *watched, QEvent *event)
{
    const bool isOverride = event->type() == QEvent::ShortcutOverride;
    if (!isOverride && event->type() != QEvent::KeyPress)
        return QObject::eventFilter(watched, event);
    if (!hasKey(*static_cast<QKeyEvent *>(event)) || isTyping())
        return QObject::eventFilter(watched, event);
    if (!isOverride)
        return m_run();
    event->accept(); // the key press comes next, instead of a shortcut of the window
    return true;
}

} // namespace dogear::widgets
