// SPDX-License-Identifier: GPL-3.0-or-later
#include "painted_row.h"

#include <widgets/artwork_images.h>
#include <widgets/icons.h>

#include <QApplication>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionFocusRect>

#include <algorithm>

namespace dogear::widgets {

namespace {

/// Min. width of a row with artwork, in units of the grid.
constexpr double minWidthWithArtwork = 60;

} // namespace

PaintedRow::PaintedRow(const QStyleOptionViewItem &styleOption, const QModelIndex &modelIndex)
    : option(styleOption)
    , index(modelIndex)
    , isSelected(option.state.testFlag(QStyle::State_Selected))
    , isPointedAt(option.state.testFlag(QStyle::State_MouseOver)
                  || option.state.testFlag(QStyle::State_HasFocus))
    , background(option.palette.color(isSelected ? QPalette::Highlight : QPalette::Base))
    , text(option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text))
    , weak(isSelected ? text : secondaryColor(option.palette, background))
{}

QRect PaintedRow::mirrored(const QRect &rect) const
{
    return QStyle::visualRect(option.direction, option.rect, rect);
}

QRect PaintedRow::artworkArea(double count) const
{
    const QRect &row = option.rect;
    const bool isNarrow = row.width() < units(option.font, minWidthWithArtwork);
    const int size = isNarrow ? 0 : units(option.font, count);
    return {
        row.left() + units(option.font, rowMarginUnits), row.center().y() - size / 2, size, size};
}

int PaintedRow::leftOfTexts(const QRect &artwork, double gapUnits) const
{
    return artwork.isEmpty() ? artwork.left() : artwork.right() + units(option.font, gapUnits);
}

QRect PaintedRow::textArea(int left, int right) const
{
    const QRect &row = option.rect;
    return {QPoint(left, row.top()), QPoint(std::max(left, right), row.bottom())};
}

void PaintedRow::paintArtwork(QPainter &painter,
                              ArtworkImages &images,
                              const QRect &area,
                              const QUrl &image,
                              const QString &title) const
{
    if (area.isEmpty())
        return;
    painter.drawPixmap(
        mirrored(area).topLeft(),
        images.pixmap(image, title, area.width(), painter.device()->devicePixelRatioF()));
}

void PaintedRow::paintRoundButton(QPainter &painter, const QRect &area, const QString &icon) const
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(text);
    painter.drawEllipse(area);
    const int size = units(option.font, rowButtonUnits / 2);
    paintRowIcon(painter, squareIn(area, size), icon, background);
}

void paintRowPanel(QPainter &painter, const QStyleOptionViewItem &option)
{
    const QWidget *view = option.widget;
    const QStyle *style = view ? view->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, &painter, view);
}

void paintRowFocus(QPainter &painter, const QStyleOptionViewItem &option)
{
    if (!option.state.testFlag(QStyle::State_HasFocus))
        return;
    const QWidget *view = option.widget;
    const QStyle *style = view ? view->style() : QApplication::style();
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    QStyleOptionFocusRect focus;
    focus.QStyleOption::operator=(option);
    focus.backgroundColor = option.palette.color(isSelected ? QPalette::Highlight : QPalette::Base);
    style->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, &painter, view);
}

void paintRowIcon(QPainter &painter, const QRect &area, const QString &icon, const QColor &color)
{
    painter.drawPixmap(
        area.topLeft(),
        tintedPixmap(icon, area.width(), painter.device()->devicePixelRatioF(), color));
}

QRect squareIn(const QRect &area, int size)
{
    QRect square(0, 0, size, size);
    square.moveCenter(area.center());
    return square;
}

QRect rowButton(const QStyleOptionViewItem &option, double edgeUnits)
{
    const int size = units(option.font, rowButtonUnits);
    const QRect area(option.rect.right() - size - units(option.font, edgeUnits),
                     option.rect.center().y() - size / 2,
                     size,
                     size);
    return QStyle::visualRect(option.direction, option.rect, area);
}

} // namespace dogear::widgets
