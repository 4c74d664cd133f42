// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Computes the scale of a chart of times and the positions of its bars.
///
/// Threads: pure; any thread.
/// Tests:   tests/gui/tst_chart_geometry.cpp

#include <QRectF>

#include <chrono>

namespace dogear::widgets {

/// Scale with a line at each multiple of `step` from 0 to top().
struct TimeScale
{
    std::chrono::milliseconds step{};
    int lines = 0; ///< number of lines, without the line at 0

    [[nodiscard]] std::chrono::milliseconds top() const { return step * lines; }
    friend bool operator==(const TimeScale &, const TimeScale &) = default;
};

/// Returns a scale for times up to \a largest, with at most four lines at round times.
[[nodiscard]] TimeScale timeScale(std::chrono::milliseconds largest);

/// Divides an area into slots of equal width, in reading direction.
struct ChartSlots
{
    QRectF area;
    int count = 0;
    bool isReversed = false; ///< right to left

    [[nodiscard]] double width() const { return count > 0 ? area.width() / count : 0; }
    [[nodiscard]] QRectF at(int i) const;
    /// \return the slot at \a point; -1 outside the area
    [[nodiscard]] int indexAt(const QPointF &point) const;
    /// Thins out labels, so that labels of \a labelWidth do not touch.
    /// \return n: only each n-th label, counted from the last, has room
    [[nodiscard]] int labelInterval(double labelWidth) const;
};

/// Returns the part of a column from \a from to \a to in \a slot, whose upper edge stands for
/// \a top. A part above 0 is at least one pixel high.
[[nodiscard]] QRectF columnPart(const QRectF &slot,
                                std::chrono::milliseconds from,
                                std::chrono::milliseconds to,
                                std::chrono::milliseconds top);

/// Returns the bar for \a value in \a track, whose length stands for \a largest. The bar begins at
/// the right edge if \a isReversed, otherwise at the left. A value above 0 is at least one pixel
/// long.
[[nodiscard]] QRectF barIn(const QRectF &track,
                           std::chrono::milliseconds value,
                           std::chrono::milliseconds largest,
                           bool isReversed);

} // namespace dogear::widgets
