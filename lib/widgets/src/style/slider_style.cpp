// SPDX-License-Identifier: GPL-3.0-or-later
#include "slider_style.h"

#include <widgets/metrics.h>

#include <QFont>
#include <QPainter>
#include <QPalette>
#include <QSlider>
#include <QStyleOptionSlider>

#include <algorithm>
#include <cmath>

namespace dogear::widgets {

namespace {

// Sizes in units of the grid (widgets/metrics.h).
constexpr double handleUnits = 3.5;
constexpr double grooveUnits = 1;
constexpr double tickUnits = 1;
constexpr double hoverShare = 0.2; ///< of the text in the colour of a hovered handle

/// Returns the x of the centre of the handle at \a value.
double centreAt(const QStyleOptionSlider &slider, int value, const QFont &font)
{
    const int size = sliderHandleSize(font);
    return slider.rect.left() + size / 2.0
           + QStyle::sliderPositionFromValue(slider.minimum,
                                             slider.maximum,
                                             value,
                                             slider.rect.width() - size,
                                             slider.upsideDown);
}

/// Paints a tick at each interval, except at the ends of the groove, which need no mark.
void paintTicks(QPainter &painter,
                const QStyleOptionSlider &slider,
                const QFont &font,
                const QColor &color)
{
    if (slider.tickPosition == QSlider::NoTicks || slider.tickInterval <= 0)
        return;
    const double height = units(font, tickUnits);
    const double top = slider.rect.center().y() + sliderHandleSize(font) / 2.0 + 1;
    painter.setBrush(color);
    for (int value = slider.minimum + slider.tickInterval; value < slider.maximum;
         value += slider.tickInterval)
        painter.drawRect(QRectF(centreAt(slider, value, font) - 1, top, 2, height));
}

} // namespace

SliderColors sliderColors(const QPalette &palette, bool isEnabled, const QColor &accent)
{
    const QColor window = palette.color(QPalette::Window);
    const QColor groove = outlineColor(palette, window);
    if (!isEnabled)
        return {groove, groove, groove};
    const QColor strong = accent.isValid() ? accent : accentColor(palette, window);
    return {groove, strong, strong};
}

int sliderHandleSize(const QFont &font)
{
    return units(font, handleUnits) / 2 * 2;
}

double sliderGrooveHeight(const QFont &font)
{
    return std::max(4, units(font, grooveUnits));
}

const QStyleOptionSlider *horizontalSlider(const QStyleOption *option)
{
    const auto *slider = qstyleoption_cast<const QStyleOptionSlider *>(option);
    return slider && slider->orientation == Qt::Horizontal ? slider : nullptr;
}

QRect sliderPart(const QStyleOptionSlider &slider, QStyle::SubControl part, const QFont &font)
{
    // The groove is as wide as the slider, and the handle stays within it.
    if (part != QStyle::SC_SliderHandle)
        return slider.rect;
    const int size = sliderHandleSize(font);
    const int left = int(centreAt(slider, slider.sliderPosition, font)) - size / 2;
    return {left, slider.rect.center().y() - size / 2 + 1, size, size};
}

void paintSlider(QPainter &painter, const QStyleOptionSlider &slider, const QFont &font)
{
    const bool isEnabled = slider.state.testFlag(QStyle::State_Enabled);
    const SliderColors colors = sliderColors(slider.palette, isEnabled);
    const QRectF handle = sliderPart(slider, QStyle::SC_SliderHandle, font);
    const double inset = sliderHandleSize(font) / 2.0;
    const double height = sliderGrooveHeight(font);
    const QRectF groove(slider.rect.left() + inset,
                        handle.center().y() - height / 2,
                        slider.rect.width() - 2 * inset,
                        height);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    paintTicks(painter, slider, font, colors.groove);
    paintGroove(painter, groove.adjusted(0, height / 4, 0, -height / 4), colors.groove);
    // A balance is filled from its middle, everything else from its minimum.
    const int origin = std::clamp(0, slider.minimum, slider.maximum);
    const double from = centreAt(slider, origin, font);
    const double to = handle.center().x();
    paintGroove(painter,
                QRectF(std::min(from, to), groove.top(), std::abs(to - from), height),
                colors.filled);
    const bool isHovered = isEnabled && slider.state.testFlag(QStyle::State_MouseOver);
    painter.setBrush(
        isHovered ? mixed(colors.handle, slider.palette.color(QPalette::WindowText), hoverShare)
                  : colors.handle);
    painter.drawEllipse(handle);
    painter.restore();
}

void paintGroove(QPainter &painter, const QRectF &area, const QColor &color)
{
    if (area.width() <= 0)
        return;
    painter.setBrush(color);
    painter.drawRoundedRect(area, area.height() / 2, area.height() / 2);
}

} // namespace dogear::widgets
