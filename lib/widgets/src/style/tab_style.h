// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Paints the tabs of a page as words, of which the current one is underlined.
///
/// Only tab bars that stand alone, without a base line (QTabBar::drawBase), get this look: those of
/// a QTabWidget belong to its frame, which the desktop's style paints.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_window_style.cpp, tst_contrast.cpp

#include <QRect>

class QFont;
class QPainter;
class QStyleOptionTab;
class QWidget;

namespace dogear::widgets {

[[nodiscard]] bool hasUnderlinedTabs(const QWidget *widget);

/// Returns the pixels that a tab has around its text, on both sides together.
[[nodiscard]] int tabSpaceAside(const QFont &font);
[[nodiscard]] int tabSpaceAbove(const QFont &font); ///< likewise, above and below it

/// Returns the rectangle of the text in a tab.
[[nodiscard]] QRect tabTextRect(const QStyleOptionTab &tab, const QFont &font);

void paintTabShape(QPainter &painter, const QStyleOptionTab &tab, const QFont &font);
void paintTabLabel(QPainter &painter, const QStyleOptionTab &tab, const QFont &font);

} // namespace dogear::widgets
