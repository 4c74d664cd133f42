// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Draws times by name as horizontal bars, each with its name and its time.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_statistics_page.cpp

#include "chart.h"

namespace dogear::widgets {

class BarChart final : public Chart
{
    Q_OBJECT

public:
    using Chart::Chart;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
    [[nodiscard]] QRectF placeOf(int bar) const override;
    [[nodiscard]] int barAt(const QPointF &point) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    [[nodiscard]] std::pair<int, int> stepKeys() const override;

private:
    [[nodiscard]] int rowHeight() const;
};

} // namespace dogear::widgets
