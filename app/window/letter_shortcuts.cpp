// SPDX-License-Identifier: GPL-3.0-or-later
#include "letter_shortcuts.h"

#include <QAction>
#include <QWidget>

namespace dogear {

LetterShortcuts::LetterShortcuts(QWidget &window)
    : QObject(&window)
    , m_window(window)
{}

bool LetterShortcuts::isLetter(const QKeySequence &key)
{
    if (key.count() != 1)
        return false;
    const Qt::KeyboardModifiers others = key[0].keyboardModifiers() & ~Qt::ShiftModifier;
    // Qt::Key_Escape is the first key without a character; those before it are Unicode values.
    return others == Qt::NoModifier && key[0].key() > Qt::Key_Space
           && key[0].key() < Qt::Key_Escape;
}

void LetterShortcuts::setEnabled(bool isEnabled)
{
    const QList<QAction *> actions = m_window.findChildren<QAction *>();
    for (QAction *action : actions) {
        // The key is stored, because the action has none while it is switched off.
        if (isEnabled && m_taken.contains(action)) {
            action->setShortcut(m_taken.take(action));
        } else if (!isEnabled && isLetter(action->shortcut())) {
            m_taken.insert(action, action->shortcut());
            action->setShortcut({});
        }
    }
}

} // namespace dogear
