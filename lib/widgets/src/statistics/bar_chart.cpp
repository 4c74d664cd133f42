// SPDX-License-Identifier: GPL-3.0-or-later
#include "bar_chart.h"

#include "chart_geometry.h"

#include <widgets/metrics.h>

#include <QFontMetrics>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace dogear::widgets {

namespace {

constexpr double rowUnits = 7;
constexpr double minWidthUnits = 60;
constexpr double barUnits = 3;
constexpr double maxNameShare = 0.35;

} // namespace

int BarChart::rowHeight() const
{
    return units(font(), rowUnits);
}

QSize BarChart::sizeHint() const
{
    return {units(font(), minWidthUnits), rowHeight() * int(bars().size())};
}

QRectF BarChart::placeOf(int bar) const
{
    return {0.0, qreal(bar * rowHeight()), qreal(width()), qreal(rowHeight())};
}

int BarChart::barAt(const QPointF &point) const
{
    const int row = int(point.y()) / rowHeight();
    return point.y() >= 0 && row < bars().size() ? row : -1;
}

std::pair<int, int> BarChart::stepKeys() const
{
    return {Qt::Key_Up, Qt::Key_Down};
}

void BarChart::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    const bool isReversed = layoutDirection() == Qt::RightToLeft;
    const QFontMetrics metrics(font());
    const int gap = units(font(), 2);
    // All names and all values have a column of the same width, so that the bars have the same
    // scale.
    int valueWidth = 0;
    int widestName = 0;
    for (const ChartBar &bar : bars()) {
        valueWidth = std::max(valueWidth, metrics.horizontalAdvance(bar.value));
        widestName = std::max(widestName, metrics.horizontalAdvance(bar.label));
    }
    const int nameWidth = std::min(int(width() * maxNameShare), widestName + 2 * gap);
    const auto longest = largest();
    for (int i = 0; i < bars().size(); ++i) {
        const ChartBar &bar = bars().at(i);
        const QRect row = placeOf(i).toAlignedRect();
        const auto place = [&](int from, int length) {
            return QStyle::visualRect(
                layoutDirection(), row, QRect(row.left() + from, row.top(), length, row.height()));
        };
        painter.setPen(palette().color(QPalette::Text));
        // The name ends at its bar: farther away, it would be read with the bar of another row.
        // AlignAbsolute, because Qt mirrors the other alignments and place() has done that.
        painter.drawText(place(gap, nameWidth - 2 * gap),
                         int(Qt::AlignVCenter | Qt::AlignAbsolute
                             | (isReversed ? Qt::AlignLeft : Qt::AlignRight)),
                         metrics.elidedText(bar.label, Qt::ElideRight, nameWidth - 2 * gap));
        QRectF track = place(nameWidth, width() - nameWidth - valueWidth - 2 * gap);
        const double inset = std::max(0.0, (track.height() - units(font(), barUnits)) / 2);
        track.adjust(0, inset, 0, -inset);
        painter.fillRect(barIn(track, bar.sum(), longest, isReversed), colorOf(i, 0));
        painter.drawText(place(width() - valueWidth - gap, valueWidth),
                         int(Qt::AlignVCenter | Qt::AlignAbsolute
                             | (isReversed ? Qt::AlignLeft : Qt::AlignRight)),
                         bar.value);
    }
    paintFocus(painter);
}

} // namespace dogear::widgets
