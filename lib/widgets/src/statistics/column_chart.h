// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Times by day, month or year: columns that stand side by side, over a scale.
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

    /// What the parts of the columns are, the lowest first; one part needs no name.
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
