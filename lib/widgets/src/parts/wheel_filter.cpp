// SPDX-License-Identifier: GPL-3.0-or-later
#include "wheel_filter.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>

namespace dogear::widgets {

WheelFilter::WheelFilter(QWidget &page)
    : QObject(&page)
{
    for (QWidget *field : page.findChildren<QWidget *>()) {
        const bool takesWheel = qobject_cast<QComboBox *>(field)
                                || qobject_cast<QAbstractSpinBox *>(field)
                                || qobject_cast<QAbstractSlider *>(field);
        if (!takesWheel)
            continue;
        field->setFocusPolicy(Qt::StrongFocus); // without WheelFocus: the wheel gives it no focus
        field->installEventFilter(this);
    }
}

bool WheelFilter::eventFilter(QObject *watched, QEvent *event)
{
    const auto *field = qobject_cast<QWidget *>(watched);
    if (event->type() != QEvent::Wheel || !field || field->hasFocus())
        return QObject::eventFilter(watched, event);
    event->ignore(); // so that the page gets the event and scrolls
    return true;
}

} // namespace dogear::widgets
