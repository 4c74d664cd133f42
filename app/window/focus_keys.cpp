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

/// As the Menu key does, which many keyboards do not have. Qt knows Shift+F10 on Windows only.
bool openContextMenu()
{
    QWidget *focused = QApplication::focusWidget();
    if (!focused)
        return false;
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
    if ((key.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) != 0)
        return false;
    if (qobject_cast<const QRadioButton *>(&widget))
        return key.key() == Qt::Key_Space || isArrow(key.key());
    if (qobject_cast<const QAbstractButton *>(&widget))
        return key.key() == Qt::Key_Space;
    if (qobject_cast<const QTabBar *>(&widget))
        return isArrow(key.key());
    if (qobject_cast<const QAbstractSlider *>(&widget)) // that of the position moves as the keys do
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
    if (event->type() == QEvent::ShortcutOverride && isKeyOf(*widget, key)) {
        event->accept();
        return true;
    }
    const bool isMenuKey = event->type() == QEvent::KeyPress && key.key() == Qt::Key_F10
                           && key.modifiers() == Qt::ShiftModifier
                           && widget == QApplication::focusWidget();
    if (isMenuKey && openContextMenu())
        return true;
    return QObject::eventFilter(watched, event);
}

} // namespace dogear
