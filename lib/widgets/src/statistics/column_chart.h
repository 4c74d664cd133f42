// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Draws times by day, month or year as columns over a scale.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_statistics_page.cpp

#include "chart.h"
#include "chart_geometry.h"

namespace dogear::widgets {

class ColumnChart final : public Chart
{
    Q_OBJECT

public:
    using Chart::Chart;

    /// Sets the names of the stacked parts for the legend, the lowest part first. Without a second
    /// part there is no legend.
    void setPartNames(const QStringList &names);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QRectF placeOf(int bar) const override { return places().at(bar); }
    [[nodiscard]] int barAt(const QPointF &point) const override { return places().indexAt(point); }

protected:
    void paintEvent(QPaintEvent *event) override;
    [[nodiscard]] std::pair<int, int> stepKeys() const override;

private:
    [[nodiscard]] ChartSlots places() const;
    [[nodiscard]] int legendHeight() const;
    void paintLegend(QPainter &painter) const;
    void paintScale(QPainter &painter, const QRectF &area, const TimeScale &scale) const;
    void paintColumns(QPainter &painter, const ChartSlots &area, const TimeScale &scale) const;
    void paintLabels(QPainter &painter, const ChartSlots &area) const;

    QStringList m_partNames;
};

} // namespace dogear::widgets
