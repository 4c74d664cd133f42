// SPDX-License-Identifier: GPL-3.0-or-later
#include "undo_controller.h"

#include "window/key_bindings.h"

#include <widgets/literal_text.h>
#include <widgets/message_bar.h>

#include <QAction>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace dogear {

using widgets::UndoStack;

UndoController::UndoController(widgets::MessageBar &messages, QWidget &window)
    : QObject(&window)
    , m_messages(messages)
    , m_action(new QAction(&window))
{
    m_action->setObjectName(u"actionUndo"_s);
    m_action->setProperty(KeyBindings::textProperty, tr("Undo"));
    // A text field that has the focus keeps the key: it accepts it before the window does.
    m_action->setShortcut(QKeySequence(u"Ctrl+Z"_s));
    m_action->setStatusTip(tr("Possible after a change of the library."));
    window.addAction(m_action);
    const UndoStack &stack = messages.undoStack();
    connect(m_action, &QAction::triggered, &stack, &UndoStack::undoLast);
    connect(&stack, &UndoStack::changed, this, &UndoController::followStack);
    // What was undone may be in a list that is not shown.
    connect(&stack, &UndoStack::lastUndone, this, [this](const QString &act) {
        m_messages.showBriefly(tr("Undone: %1.", "name of an act").arg(act));
    });
    followStack();
}

void UndoController::followStack()
{
    const QString act = m_messages.undoStack().lastName();
    m_action->setText(act.isEmpty() ? tr("Undo") : tr("Undo “%1”").arg(widgets::literalLabel(act)));
    m_action->setEnabled(!act.isEmpty());
}

} // namespace dogear
