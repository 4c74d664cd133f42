// SPDX-License-Identifier: GPL-3.0-or-later
#include "focus_keys.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QRadioButton>
#include <QTabBar>

using namespace Qt::StringLiterals;

namespace dogear {

namespace {

bool isArrow(int key)
{
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

bool isLetterOrDigit(const QKeyEvent &key)
{
    const QString text = key.text();
    return !text.isEmpty() && text.at(0).isLetterOrNumber();
}

/// Opens the context menu of the focused widget, as the Menu key does, which many keyboards lack.
/// Qt supports Shift+F10 on Windows only. \return whether a widget has the focus
bool openContextMenu()
{
    QWidget *focused = QApplication::focusWidget();
    if (!focused)
        return false;
    // Menus open at the text cursor or the current row, as far as the widget reports it.
    const QPoint place = focused->inputMethodQuery(Qt::ImCursorRectangle).toRect().center();
    QContextMenuEvent event(
        QContextMenuEvent::Keyboard, place, focused->mapToGlobal(place), Qt::NoModifier);
    QApplication::sendEvent(focused, &event);
    return true;
}

} // namespace

FocusKeys::FocusKeys(QWidget &window)
    : QObject(&window)
{
    qApp->installEventFilter(this);
}

bool FocusKeys::isKeyOf(const QWidget &widget, const QKeyEvent &key)
{
    // Ctrl, Alt and Meta always belong to shortcuts.
    if ((key.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) != 0)
        return false;
    if (qobject_cast<const QRadioButton *>(&widget))
        return key.key() == Qt::Key_Space || isArrow(key.key());
    if (qobject_cast<const QAbstractButton *>(&widget))
        return key.key() == Qt::Key_Space;
    if (qobject_cast<const QTabBar *>(&widget))
        return isArrow(key.key());
    // The arrow keys of the player change the position, so its slider does not need them.
    if (qobject_cast<const QAbstractSlider *>(&widget))
        return isArrow(key.key()) && widget.objectName() != "playerSlider"_L1;
    if (qobject_cast<const QComboBox *>(&widget))
        return key.key() == Qt::Key_Space || isLetterOrDigit(key);
    if (qobject_cast<const QAbstractItemView *>(&widget))
        return isLetterOrDigit(key) && widget.objectName() != "episodeList"_L1;
    return false;
}

bool FocusKeys::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey =
        event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    auto *widget = isKey ? qobject_cast<QWidget *>(watched) : nullptr;
    if (!widget)
        return QObject::eventFilter(watched, event);
    const auto &key = *static_cast<QKeyEvent *>(event);
    // Qt sends ShortcutOverride before it looks for a shortcut. An accepted one becomes a normal
    // key press of the widget.
    if (event->type() == QEvent::ShortcutOverride && isKeyOf(*widget, key)) {
        event->accept();
        return true;
    }
    const bool isMenuKey = event->type() == QEvent::KeyPress && key.key() == Qt::Key_F10
                           && key.modifiers() == Qt::ShiftModifier
                           && widget == QApplication::focusWidget();
    // The parents of the focused widget receive an unused key press, too; they open no menu.
    if (isMenuKey && openContextMenu())
        return true;
    return QObject::eventFilter(watched, event);
}

} // namespace dogear
