// SPDX-License-Identifier: GPL-3.0-or-later
#include "chip.h"

#include "style/focus_ring.h"

#include <widgets/metrics.h>

#include <QPainter>
#include <QStyleOptionToolButton>

namespace dogear::widgets {

namespace {

// Sizes in units of the grid (widgets/metrics.h).
constexpr double sideUnits = 2;
constexpr double heightUnits = 6;
constexpr double arrowUnits = 3;
// Fractions of the text's colour in the background's.
constexpr double disabledShare = 0.2;
constexpr double hoverShare = 0.08;

} // namespace

Chip::Chip(QWidget *parent)
    : QToolButton(parent)
{
    setFont(secondaryFont(font()));
    setFocusPolicy(Qt::TabFocus);
    setProperty(FocusRing::pillProperty, true);
}

QSize Chip::sizeHint() const
{
    const int arrow = menu() ? units(font(), arrowUnits) : 0;
    return {fontMetrics().size(Qt::TextShowMnemonic, text()).width() + 2 * units(font(), sideUnits)
                + arrow,
            units(font(), heightUnits)};
}

QSize Chip::minimumSizeHint() const
{
    return sizeHint(); // a chip is never cut: part of its text would not name the filter
}

Chip::Colors Chip::colors() const
{
    const QColor paper = palette().color(QPalette::Base);
    const QColor text = palette().color(QPalette::Text);
    if (isChecked() && isEnabled()) {
        const QColor onAccent = palette().color(QPalette::HighlightedText);
        // In the palettes of Fusion and Breeze these two have less than 4.5:1 (README.md).
        const QColor accent = backgroundBehind(onAccent, palette().color(QPalette::Highlight));
        return {accent, accent, onAccent};
    }
    // A filter that is on stays recognisable while it cannot be switched.
    const double share = isChecked() ? disabledShare : isEnabled() && underMouse() ? hoverShare : 0;
    const QColor background = mixed(paper, text, share);
    return {background,
            outlineColor(palette(), paper),
            isEnabled()
                ? text
                : readable(text, palette().color(QPalette::Active, QPalette::Text), background)};
}

void Chip::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colors now = colors();
    // Half a pixel inwards, so that the outline, one pixel wide, covers whole pixels.
    const QRectF outline = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const qreal radius = outline.height() / 2;
    painter.setBrush(now.background);
    painter.setPen(now.outline);
    painter.drawRoundedRect(outline, radius, radius);
    painter.setPen(now.text);
    const int side = units(font(), sideUnits);
    QRect area = rect().adjusted(side, 0, -side, 0);
    if (menu()) {
        QStyleOption arrow;
        arrow.initFrom(this);
        const int size = units(font(), arrowUnits);
        const QRect place(area.right() - size + 1, area.center().y() - size / 2, size, size);
        arrow.rect = QStyle::visualRect(layoutDirection(), area, place);
        arrow.palette.setColor(QPalette::ButtonText, now.text);
        style()->drawPrimitive(QStyle::PE_IndicatorArrowDown, &arrow, &painter, this);
        area = QStyle::visualRect(layoutDirection(), area, area.adjusted(0, 0, -size, 0));
    }
    painter.drawText(area, int(Qt::AlignCenter) | Qt::TextShowMnemonic, text());
}

} // namespace dogear::widgets
