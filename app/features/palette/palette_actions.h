// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Collects what a user can click in the window: the actions of all menus, of buttons with
///        menus and of text fields, and the visible buttons.
///
/// Left out are separators, entries that open a menu (its entries are listed), hidden actions,
/// entries without a text (sliders), and actions without a name that belong to one text field or
/// label: the picture of a search field, the Copy of a title.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_command_palette.cpp

#include <itemmodels/palette_model.h>

#include <QObject>
#include <QPointer>

class QMainWindow;

namespace dogear {

/// Lists the actions of \a window: first the menus of the menu bar in their order, then the others,
/// then the visible buttons. An action whose menus and buttons are all hidden is listed as
/// disabled. The target of each entry is a QPointer<QObject>, for click().
[[nodiscard]] QList<itemmodels::PaletteEntry> paletteActions(QMainWindow &window);

/// Triggers \a target, an action, or clicks it, a button; does nothing if it is gone.
void click(const QPointer<QObject> &target);

} // namespace dogear
