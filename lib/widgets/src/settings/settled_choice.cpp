// SPDX-License-Identifier: GPL-3.0-or-later
#include "settled_choice.h"

#include <QApplication>
#include <QComboBox>
#include <QEvent>

namespace dogear::widgets {

SettledChoice::SettledChoice(QComboBox &box)
    : QObject(&box)
{
    m_typing.setSingleShot(true);
    // After that time Qt takes the next letter for the beginning of another entry.
    m_typing.setInterval(QApplication::keyboardInputInterval());
    connect(&m_typing, &QTimer::timeout, this, &SettledChoice::settled);
    connect(&box, &QComboBox::currentIndexChanged, &m_typing, qOverload<>(&QTimer::start));
    box.installEventFilter(this);
}

bool SettledChoice::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Hide && m_typing.isActive()) {
        m_typing.stop();
        emit settled();
    }
    return QObject::eventFilter(watched, event);
}

} // namespace dogear::widgets
