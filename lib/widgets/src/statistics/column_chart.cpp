// SPDX-License-Identifier: GPL-3.0-or-later
#include "column_chart.h"

#include <widgets/metrics.h>
#include <words/listening_text.h>

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

using namespace std::chrono_literals;

namespace dogear::widgets {

using std::chrono::milliseconds;

namespace {

constexpr double heightUnits = 45;
constexpr double minHeightUnits = 25;
constexpr double minWidthUnits = 60;
constexpr double lineStrength = 0.15;

} // namespace

void ColumnChart::setPartNames(const QStringList &names)
{
    m_partNames = names;
    update();
}

QSize ColumnChart::sizeHint() const
{
    return {units(font(), minWidthUnits * 2), units(font(), heightUnits)};
}

QSize ColumnChart::minimumSizeHint() const
{
    return {units(font(), minWidthUnits), units(font(), minHeightUnits)};
}

std::pair<int, int> ColumnChart::stepKeys() const
{
    const bool isReversed = layoutDirection() == Qt::RightToLeft;
    // Time runs in reading direction, so the keys are exchanged in right-to-left languages.
    return isReversed ? std::pair<int, int>{Qt::Key_Right, Qt::Key_Left}
                      : std::pair<int, int>{Qt::Key_Left, Qt::Key_Right};
}

int ColumnChart::legendHeight() const
{
    return m_partNames.size() > 1 ? QFontMetrics(font()).height() + units(font(), 2) : 0;
}

/// Returns the slots of the columns: in the area next to the scale, above the labels and below the
/// legend.
ChartSlots ColumnChart::places() const
{
    const bool isReversed = layoutDirection() == Qt::RightToLeft;
    const QFontMetrics metrics(secondaryFont(font()));
    const TimeScale scale = timeScale(largest());
    // At least the width of "45 min", so that the columns of charts below each other are aligned.
    int side = metrics.horizontalAdvance(words::formatSum(45min));
    for (int line = 0; line <= scale.lines; ++line)
        side = std::max(side, metrics.horizontalAdvance(words::formatSum(scale.step * line)));
    side += units(font(), 2);
    const QRectF area = QRectF(rect()).adjusted(isReversed ? 0 : side,
                                                legendHeight() + metrics.height() / 2.0,
                                                isReversed ? -side : 0,
                                                -metrics.height() - unit(font()));
    return {.area = area, .count = int(bars().size()), .isReversed = isReversed};
}

void ColumnChart::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    const ChartSlots area = places();
    const TimeScale scale = timeScale(largest());
    painter.setFont(secondaryFont(font()));
    paintScale(painter, area.area, scale);
    paintColumns(painter, area, scale);
    paintLabels(painter, area);
    paintLegend(painter);
    paintFocus(painter);
}

void ColumnChart::paintScale(QPainter &painter, const QRectF &area, const TimeScale &scale) const
{
    const QColor background = palette().color(QPalette::Base);
    const QColor text = palette().color(QPalette::Text);
    const QFontMetrics metrics(painter.font());
    const int gap = units(font(), 2);
    const bool isReversed = layoutDirection() == Qt::RightToLeft;
    for (int line = 0; line <= scale.lines; ++line) {
        const double y = area.bottom() - area.height() * line / scale.lines; // lines is at least 1
        painter.setPen(mixed(background, text, lineStrength));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(secondaryColor(palette(), background));
        const QRectF place =
            isReversed ? QRectF(area.right() + gap,
                                y - metrics.height() / 2.0,
                                width() - area.right() - gap,
                                metrics.height())
                       : QRectF(0, y - metrics.height() / 2.0, area.left() - gap, metrics.height());
        painter.drawText(place,
                         int(Qt::AlignVCenter | Qt::AlignAbsolute
                             | (isReversed ? Qt::AlignLeft : Qt::AlignRight)),
                         words::formatSum(scale.step * line));
    }
}

void ColumnChart::paintColumns(QPainter &painter,
                               const ChartSlots &area,
                               const TimeScale &scale) const
{
    for (int i = 0; i < area.count; ++i) {
        milliseconds from{};
        const QList<milliseconds> &column = bars().at(i).parts;
        for (int part = 0; part < column.size(); ++part) {
            const milliseconds to = from + std::max(0ms, column.at(part)); // as ChartBar::sum()
            painter.fillRect(columnPart(area.at(i), from, to, scale.top()), colorOf(i, part));
            from = to;
        }
    }
}

void ColumnChart::paintLabels(QPainter &painter, const ChartSlots &area) const
{
    const QFontMetrics metrics(painter.font());
    int widest = 0;
    for (const ChartBar &bar : bars())
        widest = std::max(widest, metrics.horizontalAdvance(bar.label));
    const int every = area.labelInterval(widest + units(font(), 2));
    painter.setPen(secondaryColor(palette(), palette().color(QPalette::Base)));
    // From the end, so that the current day, month or year always has its label.
    QRectF last;
    for (int i = area.count - 1; i >= 0; i -= every) {
        QRectF place(0, area.area.bottom() + unit(font()), widest, metrics.height());
        place.moveCenter({area.at(i).center().x(), place.center().y()});
        // A label may be wider than its column; at the edges it stays within the widget.
        place.moveRight(std::min(place.right(), double(width())));
        place.moveLeft(std::max(place.left(), 0.0));
        if (place.adjusted(-unit(font()), 0, unit(font()), 0).intersects(last))
            continue;
        painter.drawText(place, int(Qt::AlignCenter), bars().at(i).label);
        last = place;
    }
}

void ColumnChart::paintLegend(QPainter &painter) const
{
    if (legendHeight() == 0)
        return;
    const QFontMetrics metrics(painter.font());
    const int side = metrics.height() * 2 / 3;
    const bool isReversed = layoutDirection() == Qt::RightToLeft;
    int along = 0; // pixels from the edge where reading begins
    for (int part = 0; part < m_partNames.size(); ++part) {
        const int text = metrics.horizontalAdvance(m_partNames.at(part));
        const auto place = [&](int from, int length) {
            return QRect(isReversed ? width() - from - length : from, 0, length, metrics.height());
        };
        QRect sign = place(along, side);
        sign.setHeight(side);
        sign.moveTop((metrics.height() - side) / 2);
        painter.fillRect(sign, chartColor(palette(), part));
        along += side + unit(font());
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(place(along, text), int(Qt::AlignCenter), m_partNames.at(part));
        along += text + units(font(), 4);
    }
}

} // namespace dogear::widgets
