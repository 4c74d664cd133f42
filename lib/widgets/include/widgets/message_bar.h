// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief One sentence at the bottom of the window, with at most one thing to do about it.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_messages.cpp

#include <QFrame>
#include <QTimer>

#include <functional>

class QLabel;
class QPushButton;

namespace dogear::widgets {

class MessageBar final : public QFrame
{
    Q_OBJECT

public:
    /// How long a message with something to undo stays.
    static constexpr std::chrono::seconds undoTime{10};

    explicit MessageBar(QWidget *parent = nullptr);

    using QFrame::show;
    /// Replaces what is shown. With \a action a button does it, once.
    void show(const QString &text,
              const QString &actionText = {},
              std::function<void()> action = {});
    /// The same for what goes on: it stays, with its button, until it is replaced or taken back.
    void showLasting(const QString &text, const QString &actionText, std::function<void()> action);
    /// Hides \a text if it is what is shown.
    void takeBack(const QString &text);
    [[nodiscard]] QString text() const;

private:
    QLabel *m_text;
    QPushButton *m_button;
    std::function<void()> m_action;
    QTimer m_timer;
};

} // namespace dogear::widgets
