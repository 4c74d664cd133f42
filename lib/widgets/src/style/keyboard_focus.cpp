// SPDX-License-Identifier: GPL-3.0-or-later
#include "keyboard_focus.h"

#include "focus_ring.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QKeyEvent>
#include <QMenuBar>
#include <QTabBar>

namespace dogear::widgets {

namespace {

/// Returns whether \a key moves the focus, or the current row of a list.
bool movesFocus(int key)
{
    switch (key) {
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_F6:
        return true;
    default:
        return false;
    }
}

void markKeyboard(const QWidget &widget, bool isUsed)
{
    widget.window()->setAttribute(Qt::WA_KeyboardFocusChange, isUsed);
}

bool isByKeyboard(const QWidget &widget, Qt::FocusReason reason)
{
    switch (reason) {
    case Qt::TabFocusReason:
    case Qt::BacktabFocusReason:
    case Qt::ShortcutFocusReason:
        return true;
    case Qt::MouseFocusReason:
        return false;
    default: // a window that becomes active again, a menu that closes, the program itself
        return widget.window()->testAttribute(Qt::WA_KeyboardFocusChange);
    }
}

bool takesRing(const QWidget &widget)
{
    if (widget.isWindow() || qobject_cast<const QMenuBar *>(&widget))
        return false;
    // In a list, the current row has the ring.
    const auto *list = qobject_cast<const QAbstractItemView *>(&widget);
    return !list || !list->model() || list->model()->rowCount(list->rootIndex()) == 0;
}

} // namespace

KeyboardFocus::KeyboardFocus(QObject *parent)
    : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

KeyboardFocus::~KeyboardFocus()
{
    delete m_ring;
}

bool KeyboardFocus::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
        if (auto *widget = qobject_cast<QWidget *>(watched);
            widget && movesFocus(static_cast<QKeyEvent *>(event)->key()))
            markKeyboard(*widget, true);
        break;
    case QEvent::MouseButtonPress:
        if (auto *widget = qobject_cast<QWidget *>(watched))
            markKeyboard(*widget, false);
        hide();
        break;
    case QEvent::FocusIn:
        if (auto *widget = qobject_cast<QWidget *>(watched))
            follow(*widget, static_cast<QFocusEvent *>(event)->reason());
        break;
    case QEvent::FocusOut:
        if (watched == m_target)
            hide();
        break;
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide:
        if (m_target && carriesTarget(watched))
            place();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

bool KeyboardFocus::carriesTarget(const QObject *object) const
{
    const auto *widget = qobject_cast<const QWidget *>(object);
    return widget && (widget == m_target || widget->isAncestorOf(m_target));
}

void KeyboardFocus::follow(QWidget &widget, Qt::FocusReason reason)
{
    hide();
    if (!isByKeyboard(widget, reason))
        return;
    markKeyboard(widget, true); // also after a shortcut, which is no key that moves the focus
    if (!takesRing(widget))
        return;
    m_target = &widget;
    connect(&widget,
            &QObject::destroyed,
            this,
            &KeyboardFocus::handleDestroyedWidget,
            Qt::UniqueConnection);
    // The arrow keys change the tab without moving the bar.
    if (auto *tabs = qobject_cast<QTabBar *>(&widget))
        connect(tabs, &QTabBar::currentChanged, this, &KeyboardFocus::place, Qt::UniqueConnection);
    place();
}

void KeyboardFocus::place()
{
    if (!m_target)
        return;
    if (!m_target->isVisible()) {
        if (m_ring)
            m_ring->hide();
        return;
    }
    QWidget &ground = FocusRing::groundOf(*m_target);
    if (m_ring && m_ring->parentWidget() != &ground)
        delete m_ring;
    if (!m_ring)
        m_ring = new FocusRing(ground);
    m_ring->surround(*m_target);
}

void KeyboardFocus::handleDestroyedWidget()
{
    if (!m_target) // otherwise the ring is around another widget by now
        hide();
}

void KeyboardFocus::hide()
{
    m_target.clear();
    if (m_ring)
        m_ring->hide();
}

} // namespace dogear::widgets
