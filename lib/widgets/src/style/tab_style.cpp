// SPDX-License-Identifier: GPL-3.0-or-later
#include "tab_style.h"

#include <widgets/metrics.h>

#include <QFont>
#include <QPainter>
#include <QStyleOptionTab>
#include <QTabBar>
#include <QTabWidget>

#include <algorithm>

namespace dogear::widgets {

namespace {

// Sizes in units of the grid (widgets/metrics.h).
constexpr double sideUnits = 2;
constexpr double aboveUnits = 1.5;
constexpr double lineUnits = 0.5;

/// Pages of the window have the colour of lists.
QColor backgroundOf(const QStyleOptionTab &tab)
{
    return tab.palette.color(QPalette::Base);
}

bool isSelected(const QStyleOptionTab &tab)
{
    return tab.state.testFlag(QStyle::State_Selected);
}

} // namespace

bool hasUnderlinedTabs(const QWidget *widget)
{
    const auto *bar = qobject_cast<const QTabBar *>(widget);
    return bar && !bar->drawBase() && bar->shape() == QTabBar::RoundedNorth
           && !qobject_cast<const QTabWidget *>(bar->parentWidget());
}

int tabSpaceAside(const QFont &font)
{
    return 2 * units(font, sideUnits);
}

int tabSpaceAbove(const QFont &font)
{
    return 2 * units(font, aboveUnits);
}

QRect tabTextRect(const QStyleOptionTab &tab, const QFont &font)
{
    const int side = units(font, sideUnits);
    return tab.rect.adjusted(side, 0, -side, 0);
}

/// Paints the line below the current tab, and a weaker one below a hovered tab.
void paintTabShape(QPainter &painter, const QStyleOptionTab &tab, const QFont &font)
{
    const bool isHovered =
        tab.state.testFlag(QStyle::State_MouseOver) && tab.state.testFlag(QStyle::State_Enabled);
    if (!isSelected(tab) && !isHovered)
        return;
    const int thickness = std::max(2, units(font, lineUnits));
    QRect line = tabTextRect(tab, font);
    line.setTop(line.bottom() + 1 - thickness);
    painter.fillRect(line,
                     isSelected(tab) ? accentColor(tab.palette, backgroundOf(tab))
                                     : outlineColor(tab.palette, backgroundOf(tab)));
}

void paintTabLabel(QPainter &painter, const QStyleOptionTab &tab, const QFont &font)
{
    painter.save();
    painter.setFont(font);
    painter.setPen(isSelected(tab) ? tab.palette.color(QPalette::Text)
                                   : secondaryColor(tab.palette, backgroundOf(tab)));
    painter.drawText(tabTextRect(tab, font), int(Qt::AlignCenter) | Qt::TextShowMnemonic, tab.text);
    painter.restore();
}

} // namespace dogear::widgets
