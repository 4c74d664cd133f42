// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows a FocusRing around the focused widget while the user works with the keyboard.
///
/// A click needs no ring, because the user looks at the place. After a key that moves the focus, or
/// the current row of a list, the window has Qt::WA_KeyboardFocusChange, by which styles and
/// delegates know it, too; a click resets it.
///
/// Threads: GUI thread.
/// Owner:   the WindowStyle.
/// Tests:   tests/gui/tst_focus_ring.cpp

#include <QObject>
#include <QPointer>

namespace dogear::widgets {

class FocusRing;

class KeyboardFocus final : public QObject
{
    Q_OBJECT

public:
    /// Watches all widgets of the QApplication until it is destroyed.
    explicit KeyboardFocus(QObject *parent);
    ~KeyboardFocus() override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow(QWidget &widget, Qt::FocusReason reason);
    void place();
    void hide();
    void handleDestroyedWidget();
    [[nodiscard]] bool carriesTarget(const QObject *object) const;

    QPointer<QWidget> m_target;
    QPointer<FocusRing> m_ring; ///< its ground owns it
};

} // namespace dogear::widgets
