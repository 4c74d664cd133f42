// SPDX-License-Identifier: GPL-3.0-or-later
#include "menu_mnemonics.h"

#include <widgets/mnemonics.h>

#include <QCoreApplication>
#include <QEvent>
#include <QMenu>

namespace dogear {

MenuMnemonics::MenuMnemonics(QObject *window)
    : QObject(window)
{
    qApp->installEventFilter(this);
}

bool MenuMnemonics::eventFilter(QObject *watched, QEvent *event)
{
    // When a menu is shown its entries are final: context menus are filled right before.
    if (event->type() == QEvent::Show) {
        if (auto *menu = qobject_cast<QMenu *>(watched))
            widgets::assignMnemonics(*menu);
    }
    return QObject::eventFilter(watched, event);
}

} // namespace dogear
