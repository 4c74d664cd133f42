// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Makes Tab go as the eye goes: through layouts from the first item to the last.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_tab_order.cpp

#include <QList>

class QWidget;

namespace dogear::widgets {

/// All below \a root that can have the focus, in the order of their layouts, splitters and stacks.
[[nodiscard]] QList<QWidget *> inLayoutOrder(QWidget &root);

/// Makes Tab follow inLayoutOrder(). The first of them stays where it is among other widgets.
void tabInLayoutOrder(QWidget &root);

/// Makes Tab go from the last widget below \a before to the first below \a page.
void tabAfter(QWidget &before, QWidget &page);

} // namespace dogear::widgets
