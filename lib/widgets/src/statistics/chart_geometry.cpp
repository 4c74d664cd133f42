// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart_geometry.h"

#include <algorithm>
#include <array>
#include <cmath>

using namespace std::chrono_literals;

namespace dogear::widgets {

using std::chrono::milliseconds;

namespace {

constexpr int maxLines = 4;
/// Round steps below 5 hours: parts of an hour, then hours.
constexpr std::array<std::chrono::minutes, 8>
    smallSteps{1min, 2min, 5min, 10min, 15min, 30min, 60min, 120min};
constexpr double gapShare = 0.3;   // of the width of a slot
constexpr double minBarLength = 1; // pixel: a time above 0 is never invisible

int linesFor(milliseconds largest, milliseconds step)
{
    return int(std::max<qint64>(1, (largest.count() + step.count() - 1) / step.count()));
}

} // namespace

TimeScale timeScale(milliseconds largest)
{
    for (const milliseconds step : smallSteps) {
        if (largest <= step * maxLines)
            return {.step = step, .lines = linesFor(largest, step)};
    }
    // Round steps in hours: 5, 10, 20, 50, 100 … The factors 2, 2 and 2.5 repeat.
    milliseconds step = 5h;
    for (int i = 1; largest > step * maxLines; ++i)
        step = i % 3 == 0 ? step * 5 / 2 : step * 2;
    return {.step = step, .lines = linesFor(largest, step)};
}

QRectF ChartSlots::at(int i) const
{
    const int place = isReversed ? count - 1 - i : i;
    return {area.left() + place * width(), area.top(), width(), area.height()};
}

int ChartSlots::indexAt(const QPointF &point) const
{
    if (count <= 0 || !area.contains(point))
        return -1;
    // QRectF::contains() includes the right edge, which belongs to the last slot.
    const int place = std::clamp(int((point.x() - area.left()) / width()), 0, count - 1);
    return isReversed ? count - 1 - place : place;
}

int ChartSlots::labelInterval(double labelWidth) const
{
    return width() > 0 ? std::max(1, int(std::ceil(labelWidth / width()))) : 1;
}

QRectF columnPart(const QRectF &slot, milliseconds from, milliseconds to, milliseconds top)
{
    const double gap = slot.width() * gapShare;
    const QRectF column = slot.adjusted(gap / 2, 0, -gap / 2, 0);
    const auto y = [&](milliseconds value) {
        return column.bottom() - column.height() * double(value.count()) / double(top.count());
    };
    if (to <= from || top <= 0ms) // with a top of 0, y() would divide by 0
        return {column.left(), column.bottom(), column.width(), 0};
    const double bottom = y(from);
    return {QPointF(column.left(), std::min(y(to), bottom - minBarLength)),
            QPointF(column.right(), bottom)};
}

QRectF barIn(const QRectF &track, milliseconds value, milliseconds largest, bool isReversed)
{
    double length = 0;
    if (value > 0ms && largest > 0ms)
        length =
            std::max(minBarLength, track.width() * double(value.count()) / double(largest.count()));
    const double left = isReversed ? track.right() - length : track.left();
    return {left, track.top(), length, track.height()};
}

} // namespace dogear::widgets
