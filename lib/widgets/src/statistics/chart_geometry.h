// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Where the parts of a chart of times are.
///
/// Threads: pure; any thread.
/// Tests:   tests/gui/tst_chart_geometry.cpp

#include <QRectF>

#include <chrono>

namespace dogear::widgets {

/// Lines at each multiple of `step` from 0 to `top`.
struct TimeScale
{
    std::chrono::milliseconds step{};
    int lines = 0; ///< without the one at 0

    [[nodiscard]] std::chrono::milliseconds top() const { return step * lines; }
    friend bool operator==(const TimeScale &, const TimeScale &) = default;
};

/// For times up to \a largest: at most four lines, at round times.
[[nodiscard]] TimeScale timeScale(std::chrono::milliseconds largest);

/// Equal parts of an area, side by side in the direction of reading.
struct ChartSlots
{
    QRectF area;
    int count = 0;
    bool isReversed = false; ///< from right to left

    [[nodiscard]] double width() const { return count > 0 ? area.width() / count : 0; }
    [[nodiscard]] QRectF at(int i) const;
    /// \return -1 beside the area
    [[nodiscard]] int indexAt(const QPointF &point) const;
    /// Labels of \a labelWidth do not touch where only each n-th, counted from the last, is shown.
    /// \return n
    [[nodiscard]] int labelEvery(double labelWidth) const;
};

/// The part of a column from \a from to \a to in \a slot, whose upper edge is \a top; what is not
/// nothing is at least a pixel high.
[[nodiscard]] QRectF columnPart(const QRectF &slot,
                                std::chrono::milliseconds from,
                                std::chrono::milliseconds to,
                                std::chrono::milliseconds top);

/// A bar of \a value in \a track, which is as long as \a largest; from the edge where reading
/// begins.
[[nodiscard]] QRectF barIn(const QRectF &track,
                           std::chrono::milliseconds value,
                           std::chrono::milliseconds largest,
                           bool isReversed);

} // namespace dogear::widgets
