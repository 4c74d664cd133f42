// SPDX-License-Identifier: GPL-3.0-or-later
#include "menu_letters.h"

#include <widgets/mnemonics.h>

#include <QCoreApplication>
#include <QEvent>
#include <QMenu>

namespace dogear {

MenuLetters::MenuLetters(QObject *window)
    : QObject(window)
{
    qApp->installEventFilter(this);
}

bool MenuLetters::eventFilter(QObject *watched, QEvent *event)
{
    // When a menu is shown its entries are final: context menus are filled right before.
    if (event->type() == QEvent::Show) {
        if (auto *menu = qobject_cast<QMenu *>(watched))
            widgets::giveMnemonics(*menu);
    }
    return QObject::eventFilter(watched, event);
}

} // namespace dogear
