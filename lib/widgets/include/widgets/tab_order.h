// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Sets the Tab order to the visual order: through layouts from the first item to the last.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_tab_order.cpp

#include <QList>

class QWidget;

namespace dogear::widgets {

/// Returns whether \a widget, or the widget inside it that stands for it, accepts the focus.
[[nodiscard]] bool acceptsFocus(const QWidget &widget);

/// Returns \a root and the widgets below it that accept the focus by Tab, in the order of their
/// layouts, splitters and stacks.
[[nodiscard]] QList<QWidget *> inLayoutOrder(QWidget &root);

/// Sets the Tab order to inLayoutOrder(). The first widget keeps its position in the window's
/// order; the others follow it.
void tabInLayoutOrder(QWidget &root);

/// Puts the widgets below \a page, in layout order, behind the last widget below \a before.
void tabAfter(QWidget &before, QWidget &page);

} // namespace dogear::widgets
