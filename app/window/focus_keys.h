// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Leaves keys to the control that has the focus, and opens its context menu with Shift+F10.
///
/// The player's keys work everywhere in the window, so they would take Space from buttons, arrows
/// from tabs and sliders, and letters from lists that go to the row that begins so. In the list of
/// episodes letters are commands: its rows are found by searching.
///
/// Threads: GUI thread.
/// Owner:   the window.
/// Tests:   tests/gui/tst_focus_keys.cpp

#include <QObject>

class QKeyEvent;
class QWidget;

namespace dogear {

class FocusKeys final : public QObject
{
    Q_OBJECT

public:
    /// Filters the events of the whole program.
    explicit FocusKeys(QWidget &window);

    /// Whether \a widget does something of its own with \a key.
    [[nodiscard]] static bool isKeyOf(const QWidget &widget, const QKeyEvent &key);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace dogear
