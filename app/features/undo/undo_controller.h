// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Provides the menu entry and the key that undo the user's last act, whichever part of the
///        window it changed.
///
/// Threads: GUI thread.
/// Owner:   the window; the message bar, which has the stack of acts, outlives it.
/// Tests:   tests/gui/tst_undo.cpp

#include <QObject>

class QAction;
class QWidget;

namespace dogear::widgets {
class MessageBar;
} // namespace dogear::widgets

namespace dogear {

class UndoController final : public QObject
{
    Q_OBJECT

public:
    UndoController(widgets::MessageBar &messages, QWidget &window);

    /// The entry of the Library menu; its text names the act.
    [[nodiscard]] QAction *action() const { return m_action; }

private:
    void followStack();

    widgets::MessageBar &m_messages;
    QAction *m_action;
};

} // namespace dogear
