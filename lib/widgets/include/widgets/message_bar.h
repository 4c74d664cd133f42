// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief One sentence over the bottom of the list, with at most one thing to do about it.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_messages.cpp

#include <base/error.h>

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
    /// How long a message with something to do about it stays.
    static constexpr std::chrono::seconds undoTime{10};
    /// How long at most, while the pointer or the focus is in it, or the pointer is in another
    /// window.
    static constexpr std::chrono::seconds maxUndoTime{60};

    explicit MessageBar(QWidget *parent = nullptr);

    /// Lies over the bottom of \a area, a widget of the same window, and moves nothing in it.
    void layOver(QWidget &area);

    using QFrame::show;
    /// Replaces what is shown. With \a action a button does it, once.
    void show(const QString &text,
              const QString &actionText = {},
              std::function<void()> action = {});
    /// Shows the sentence of \a error (words/error_text.h).
    void showError(const Error &error);
    /// The same for what was done and can be undone: undo() does it, too.
    void offerUndo(const QString &text, std::function<void()> undo);
    /// Does what is offered, if canUndo().
    void undo();
    [[nodiscard]] bool canUndo() const { return m_isUndo && m_action; }
    /// The same for what goes on: it stays, with its button, until it is replaced or taken back.
    void showLasting(const QString &text, const QString &actionText, std::function<void()> action);
    /// Hides \a text if it is what is shown.
    void takeBack(const QString &text);
    [[nodiscard]] QString text() const;

signals:
    void undoChanged(); ///< canUndo() is another

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void act();
    void hideUnlessHeld();
    void place();

    QLabel *m_text;
    QPushButton *m_button;
    std::function<void()> m_action;
    bool m_isUndo = false;
    int m_prolonged = 0; ///< how often the time was up and the message stayed
    QTimer m_timer;
    QPointer<QWidget> m_area;
};

} // namespace dogear::widgets
