// SPDX-License-Identifier: GPL-3.0-or-later
#include "input_counter.h"

#include <QCoreApplication>
#include <QEvent>

namespace dogear {

InputCounter::InputCounter(QObject *parent)
    : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool InputCounter::eventFilter(QObject *watched, QEvent *event)
{
    // Every receiver of an event counts, so one key press may count several times. Callers only
    // compare counts.
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::Wheel:
    case QEvent::TouchBegin:
        ++m_count;
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace dogear
