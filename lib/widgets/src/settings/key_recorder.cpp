// SPDX-License-Identifier: GPL-3.0-or-later
#include "key_recorder.h"

#include <QKeyEvent>
#include <QLineEdit>

namespace dogear::widgets {

KeyRecorder::KeyRecorder(QWidget *parent)
    : QKeySequenceEdit(parent)
{
    // The line inside is no field of its own, neither for Tab nor for screen readers.
    const auto lines = findChildren<QLineEdit *>();
    for (QLineEdit *line : lines)
        line->setFocusPolicy(Qt::NoFocus);
}

void KeyRecorder::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Cancel)) {
        event->ignore(); // the dialog gets it
        return;
    }
    QKeySequenceEdit::keyPressEvent(event);
    const QKeySequence pressed = keySequence();
    if (pressed.isEmpty()) // a modifier, whose key follows
        return;
    clear();
    emit recorded(QKeySequence(pressed[0]));
}

} // namespace dogear::widgets
