// SPDX-License-Identifier: GPL-3.0-or-later
#include "menu_mnemonics.h"

#include <widgets/mnemonics.h>

#include <QCoreApplication>
#include <QDialog>
#include <QEvent>
#include <QFileDialog>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

namespace dogear {

MenuMnemonics::MenuMnemonics(QObject *window)
    : QObject(window)
{
    qApp->installEventFilter(this);
}

bool MenuMnemonics::eventFilter(QObject *watched, QEvent *event)
{
    // When a menu or a dialog is shown its texts are final: context menus are filled right before.
    if (event->type() != QEvent::Show)
        return QObject::eventFilter(watched, event);
    if (const auto *menu = qobject_cast<QMenu *>(watched))
        widgets::assignMnemonics(menu->actions());
    else if (const auto *window = qobject_cast<QMainWindow *>(watched))
        widgets::assignMnemonics(window->menuBar()->actions());
    else if (auto *dialog = qobject_cast<QDialog *>(watched);
             dialog && !qobject_cast<QFileDialog *>(watched)) // which has letters of Qt's own
        widgets::assignMnemonics(*dialog);
    return QObject::eventFilter(watched, event);
}

} // namespace dogear
