// SPDX-License-Identifier: GPL-3.0-or-later
#include "palette_delegate.h"

#include "parts/marked_text.h"
#include "parts/painted_row.h"

#include <itemmodels/palette_model.h>
#include <widgets/literal_text.h>
#include <widgets/metrics.h>

#include <QPainter>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using itemmodels::PaletteKind;
using itemmodels::PaletteModel;

namespace {

// Sizes in units of the grid (widgets/metrics.h).
constexpr double rowUnits = 9;
constexpr double pictureUnits = 5; // as in the sidebar, whose scaled pictures are used again
constexpr double gapUnits = 3;
constexpr double minContextUnits = 10; ///< a narrower rest of the row stays empty

/// Fraction of the background in the text of an entry that is not possible now.
constexpr double disabledShare = 0.45;

QString textOf(const QModelIndex &index, PaletteModel::Role role)
{
    return index.data(role).toString();
}

/// Paints \a shortcut at the end of \a row. \return where the texts before it end
int paintShortcut(QPainter &painter, const PaintedRow &row, const QString &shortcut, int right)
{
    if (shortcut.isEmpty())
        return right;
    const QFont font = secondaryFont(row.option.font);
    const int width = QFontMetrics(font).horizontalAdvance(shortcut) + 1;
    painter.setFont(font);
    painter.setPen(row.weak);
    painter.drawText(
        row.mirrored(row.textArea(right - width, right)), int(Qt::AlignCenter), shortcut);
    return right - width - units(row.option.font, gapUnits);
}

/// Draws \a text with \a style between \a left and \a right, vertically centred in \a row.
/// \return where it ends
int paintText(QPainter &painter,
              const PaintedRow &row,
              const QString &text,
              const MarkedTextStyle &style,
              int left,
              int right)
{
    const QRect area = row.textArea(left, right);
    const MarkedText line(text, style, area.width());
    QPoint corner = row.mirrored(area).topLeft();
    corner.setY(area.center().y() - line.height() / 2);
    line.draw(painter, corner);
    return left + line.width();
}

} // namespace

PaletteDelegate::PaletteDelegate(ArtworkImages &images, QObject *parent)
    : RowDelegate(rowUnits, parent)
    , m_images(images)
{}

void PaletteDelegate::paintPicture(QPainter &painter,
                                   const PaintedRow &row,
                                   const QRect &area,
                                   const QColor &color) const
{
    if (row.index.data(PaletteModel::KindRole).value<PaletteKind>() == PaletteKind::Show) {
        row.paintArtwork(painter,
                         m_images,
                         area,
                         row.index.data(PaletteModel::ImageRole).toUrl(),
                         row.index.data().toString());
        return;
    }
    // A switch that is on shows that in place of its picture.
    const bool isChecked = row.index.data(PaletteModel::IsCheckedRole).toBool();
    const QString icon = isChecked ? u"check"_s : textOf(row.index, PaletteModel::IconRole);
    paintRowIcon(painter, row.mirrored(area), icon, color);
}

void PaletteDelegate::paintRow(QPainter &painter,
                               const QStyleOptionViewItem &option,
                               const QModelIndex &index) const
{
    const PaintedRow row(option, index);
    const bool isEnabled = index.data(PaletteModel::IsEnabledRole).toBool();
    const QColor color =
        isEnabled
            ? row.text
            : readable(mixed(row.text, row.background, disabledShare), row.text, row.background);
    const int gap = units(option.font, gapUnits);
    const QRect &all = option.rect;
    QRect picture = squareIn(all, units(option.font, pictureUnits));
    picture.moveLeft(all.left() + gap);
    paintPicture(painter, row, picture, color);

    const int right =
        paintShortcut(painter, row, textOf(index, PaletteModel::ShortcutRole), all.right() - gap);
    const MatchColors match = matchColors(option.palette, row.isSelected);
    MarkedTextStyle style{.font = option.font,
                          .text = color,
                          .matchText = match.text,
                          .matchBackground = match.background,
                          .layoutDirection = option.direction};
    const int end = paintText(painter,
                              row,
                              textOf(index, PaletteModel::MarkedTextRole),
                              style,
                              picture.right() + gap,
                              right);
    if (right - end - gap < units(option.font, minContextUnits))
        return;
    style.font = secondaryFont(option.font);
    style.text = row.weak;
    paintText(painter, row, textOf(index, PaletteModel::ContextRole), style, end + gap, right);
}

bool PaletteDelegate::click(const QPoint & /*place*/,
                            const QStyleOptionViewItem & /*option*/,
                            const QModelIndex & /*index*/)
{
    return false; // a row has no button; the palette itself handles the click
}

QString PaletteDelegate::toolTip(const QPoint & /*place*/,
                                 const QStyleOptionViewItem & /*option*/,
                                 const QModelIndex &index) const
{
    // The row may cut the first two off.
    QStringList lines{index.data().toString(),
                      textOf(index, PaletteModel::ContextRole),
                      textOf(index, PaletteModel::HintRole)};
    lines.removeAll(QString());
    return literalToolTip(lines.join(u'\n'));
}

} // namespace dogear::widgets
