// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Gives keys to the focused control before the window's shortcuts, and opens its context
///        menu with Shift+F10.
///
/// The keys of the player work everywhere in the window. Without this class they would take Space
/// from buttons, arrows from tabs and sliders, and letters from lists, which use them to go to the
/// next row with that initial. In the list of episodes letters are commands; the user finds its
/// rows with the search.
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
    /// Installs a filter for the events of the whole program. \a window becomes the parent.
    explicit FocusKeys(QWidget &window);

    /// Whether \a widget uses \a key itself.
    [[nodiscard]] static bool isKeyOf(const QWidget &widget, const QKeyEvent &key);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace dogear
