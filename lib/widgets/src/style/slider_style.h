// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Paints horizontal sliders: a thin groove, its filled part in the accent colour, a round
///        handle. The position slider of the player uses the same parts.
///
/// Nothing depends on a faint tint: all parts have a contrast of 3:1 on the window, and the part
/// of the groove that is on this computer is thicker than the rest.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_window_style.cpp, tst_contrast.cpp

#include <QColor>
#include <QRectF>
#include <QStyle>

class QFont;
class QPainter;
class QPalette;
class QStyleOption;
class QStyleOptionSlider;

namespace dogear::widgets {

struct SliderColors
{
    QColor groove;
    QColor filled; ///< the groove up to the handle
    QColor handle;
};
/// Returns the colours of a slider on a window of \a palette. \a accent replaces the palette's
/// accent colour; invalid: there is none.
[[nodiscard]] SliderColors sliderColors(const QPalette &palette,
                                        bool isEnabled,
                                        const QColor &accent = {});

/// Returns the diameter of the handle in pixels, an even number.
[[nodiscard]] int sliderHandleSize(const QFont &font);
/// Returns the height of the filled part of the groove in pixels.
[[nodiscard]] double sliderGrooveHeight(const QFont &font);

/// Returns \a option as that of a horizontal slider, which this file paints; nullptr for others.
[[nodiscard]] const QStyleOptionSlider *horizontalSlider(const QStyleOption *option);

/// Returns the rectangle of \a part, as QStyle::subControlRect() does.
[[nodiscard]] QRect sliderPart(const QStyleOptionSlider &slider,
                               QStyle::SubControl part,
                               const QFont &font);

void paintSlider(QPainter &painter, const QStyleOptionSlider &slider, const QFont &font);

/// Paints a line with round ends into \a area.
void paintGroove(QPainter &painter, const QRectF &area, const QColor &color);

} // namespace dogear::widgets
