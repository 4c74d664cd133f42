// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows a message over the bottom of the list, with at most one action button, and keeps
///        the acts that it offers to undo (undo_stack.h).
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_messages.cpp

#include <base/error.h>
#include <widgets/undo_stack.h>

#include <QFrame>
#include <QPointer>
#include <QTimer>

#include <functional>

class QLabel;
class QPushButton;

namespace dogear::widgets {

class MessageBar final : public QFrame
{
    Q_OBJECT

public:
    /// Display time of a message with an action.
    static constexpr std::chrono::seconds undoTime{10};
    /// Maximum display time of a message with an action. undoTime is extended up to this while the
    /// pointer or the focus is in the bar, or the pointer is outside the window.
    static constexpr std::chrono::seconds maxUndoTime{60};

    explicit MessageBar(QWidget *parent = nullptr);

    /// Places the bar over the bottom of \a area, a widget of the same window, whose layout does
    /// not change.
    void overlay(QWidget &area);

    using QFrame::show;
    /// Shows \a text instead of the previous message. With an \a action, a button runs it at most
    /// once; without one, the message stays until it is closed or replaced.
    void show(const QString &text,
              const QString &actionText = {},
              std::function<void()> action = {});
    /// Shows the sentence of \a error (words/error_text.h) with a warning sign.
    void showError(const Error &error);
    /// Adds \a act to undoStack(), and shows \a text with a button that undoes it. The act stays in
    /// the stack when the message disappears.
    /// \return the act in the stack
    UndoStack::Key offerUndo(const QString &text, const UndoableAct &act);
    /// Shows \a text with a button that undoes \a act, which is in undoStack().
    void offerUndoOf(const QString &text, UndoStack::Key act);
    /// The acts that can be undone; acts without a message are added there.
    [[nodiscard]] UndoStack &undoStack() const { return *m_undo; }
    /// Shows \a text, without an action, for undoTime.
    void showBriefly(const QString &text);
    /// Shows \a text for an activity that continues: the message and its button stay until the
    /// message is closed, replaced or taken back.
    void showPersistent(const QString &text,
                        const QString &actionText,
                        std::function<void()> action);
    /// Hides the bar if it shows \a text.
    void withdraw(const QString &text);
    [[nodiscard]] QString text() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void act();
    void setError(bool isError);
    void hideUnlessHovered();
    void place();
    void reportFailedUndo(const QString &act, const Error &error);

    QLabel *m_text;
    QPushButton *m_button;
    std::function<void()> m_action;
    UndoStack *m_undo;
    UndoStack::Key m_offered = 0; ///< the act that the message offers to undo; 0: none
    bool m_isError = false;
    int m_extensions = 0; ///< number of times that the display time was extended
    QTimer m_timer;
    QPointer<QWidget> m_area;
};

} // namespace dogear::widgets
