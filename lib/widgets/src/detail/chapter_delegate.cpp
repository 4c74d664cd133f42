// SPDX-License-Identifier: GPL-3.0-or-later
#include "chapter_delegate.h"

#include "parts/painted_row.h"
#include "parts/row_delegate.h"

#include <domain/chapter_skips.h>
#include <itemmodels/chapter_list_model.h>
#include <widgets/artwork_images.h>
#include <widgets/key_hints.h>
#include <widgets/literal_text.h>
#include <widgets/metrics.h>
#include <words/format.h>

#include <QAbstractItemView>
#include <QApplication>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <array>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using domain::ChapterSkip;
using itemmodels::ChapterListModel;
using std::chrono::milliseconds;

namespace {

// Sizes in units of the grid (widgets/metrics.h).
constexpr double rowUnits = 9;
constexpr double rowUnitsWithPicture = 13;
constexpr double pictureUnits = 10;
constexpr double gapUnits = 3;
constexpr double boxUnits = 5;
constexpr double linkUnits = 6;

bool hasLink(const QModelIndex &index)
{
    return !index.data(ChapterListModel::LinkRole).toUrl().isEmpty();
}

ChapterSkip skipOf(const QModelIndex &index)
{
    return ChapterSkip(index.data(ChapterListModel::SkipRole).toInt());
}

QString timeOf(const QModelIndex &index)
{
    return words::formatPosition(index.data(ChapterListModel::StartRole).value<milliseconds>());
}

/// Formats the time up to the next chapter of the list. Empty for the last chapter, because the
/// model does not contain the end of the episode.
QString lengthOf(const QModelIndex &index)
{
    const auto startOf = [](const QModelIndex &chapter) {
        return chapter.data(ChapterListModel::StartRole).value<milliseconds>();
    };
    const QModelIndex next = index.siblingAtRow(index.row() + 1);
    return next.isValid() ? words::formatLength(startOf(next) - startOf(index)) : QString();
}

/// Width of the longest length, so that the lengths of all rows form a column.
int lengthWidth(const QFont &font)
{
    return QFontMetrics(secondaryFont(font)).horizontalAdvance(u"00 h 00 min"_s);
}

/// Width of a position with hours, so that all titles begin at the same x.
int timeWidth(const QFont &font)
{
    return QFontMetrics(secondaryFont(font)).horizontalAdvance(u"0:00:00"_s);
}

} // namespace

/// State and geometry of one row, computed once per painting. The rectangles are those of a
/// left-to-right layout; mirrored() converts them.
struct ChapterDelegate::Row : PaintedRow
{
    bool isCurrent = false;
    bool isSkipped = false;
    QRect time;
    QRect picture;
    QRect title;

    Row(const QStyleOptionViewItem &styleOption, const QModelIndex &modelIndex, bool hasPictures)
        : PaintedRow(styleOption, modelIndex)
        , isCurrent(index.data(ChapterListModel::IsCurrentRole).toBool())
        , isSkipped(skipOf(index) != ChapterSkip::None)
    {
        const QRect &row = option.rect;
        const int gap = units(option.font, gapUnits);
        const int size = hasPictures ? units(option.font, pictureUnits) : 0;
        time = QRect(row.left() + units(option.font, rowMarginUnits),
                     row.top(),
                     timeWidth(option.font),
                     row.height());
        picture = QRect(time.right() + gap, row.center().y() - size / 2, size, size);
        const int left = hasPictures ? picture.right() + gap : picture.left();
        const int right = units(option.font, rowMarginUnits + boxUnits + linkUnits + 3 * gapUnits)
                          + lengthWidth(option.font);
        title = QRect(QPoint(left, row.top()), QPoint(row.right() - right, row.bottom()));
    }
};

ChapterDelegate::ChapterDelegate(ArtworkImages &images, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_images(images)
{}

QRect ChapterDelegate::rectOf(Part part, const QStyleOptionViewItem &option)
{
    const QRect &row = option.rect;
    const int box = units(option.font, boxUnits);
    const int right = row.right() - units(option.font, rowMarginUnits);
    QRect rect(right - box, row.center().y() - box / 2, box, box);
    if (part == Part::Link) {
        const int size = units(option.font, linkUnits);
        const int end = rect.left() - units(option.font, gapUnits);
        rect = QRect(end - size, row.center().y() - size / 2, size, size);
    }
    return part == Part::Row ? row : QStyle::visualRect(option.direction, row, rect);
}

QRect ChapterDelegate::lengthRect(const QStyleOptionViewItem &option)
{
    const QRect &row = option.rect;
    const int right = units(option.font, rowMarginUnits + boxUnits + linkUnits + 2 * gapUnits);
    const int width = lengthWidth(option.font);
    const QRect rect(row.right() + 1 - right - width, row.top(), width, row.height());
    return QStyle::visualRect(option.direction, row, rect);
}

ChapterDelegate::Part ChapterDelegate::partAt(const QPoint &place,
                                              const QStyleOptionViewItem &option,
                                              const QModelIndex &index)
{
    // The box is a small target, so clicks within one unit around it count as well.
    const int around = unit(option.font);
    const auto isOver = [&](Part part) {
        return rectOf(part, option).adjusted(-around, -around, around, around).contains(place);
    };
    if (isOver(Part::Skip))
        return Part::Skip;
    return hasLink(index) && isOver(Part::Link) ? Part::Link : Part::Row;
}

QSize ChapterDelegate::sizeHint(const QStyleOptionViewItem &option,
                                const QModelIndex & /*index*/) const
{
    return {units(option.font, 40),
            units(option.font, m_hasPictures ? rowUnitsWithPicture : rowUnits)};
}

void ChapterDelegate::paint(QPainter *painter,
                            const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    QStyleOptionViewItem background = option;
    initStyleOption(&background, index);
    // The style paints background, selection and focus only: it would otherwise paint the model's
    // title and check state below those that are painted here.
    background.text.clear();
    background.features &= ~QStyleOptionViewItem::HasCheckIndicator;
    const QStyle *style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &background, painter, option.widget);

    const Row row(option, index, m_hasPictures);
    painter->save();
    painter->setFont(tabular(secondaryFont(option.font)));
    painter->setPen(row.weak);
    painter->drawText(row.mirrored(row.time), Qt::AlignRight | Qt::AlignVCenter, timeOf(index));
    if (m_hasPictures)
        paintPicture(*painter, row);
    paintTitle(*painter, row);
    paintLength(*painter, row);
    if (hasLink(index))
        paintRowIcon(*painter, rectOf(Part::Link, option), u"link"_s, row.weak);
    paintSkip(*painter, row);
    painter->restore();
}

void ChapterDelegate::paintPicture(QPainter &painter, const Row &row) const
{
    const QUrl image = row.index.data(ChapterListModel::ImageRole).toUrl();
    if (image.isEmpty())
        return; // instead of a tile, which paintArtwork() would paint
    row.paintArtwork(painter, m_images, row.picture, image, row.index.data().toString());
}

void ChapterDelegate::paintTitle(QPainter &painter, const Row &row) const
{
    QFont font = row.isCurrent ? semibold(row.option.font) : row.option.font;
    font.setStrikeOut(row.isSkipped);
    painter.setFont(font);
    painter.setPen(row.isSkipped ? row.weak : row.text);
    QRect place = row.title;
    if (row.isCurrent) {
        const int size = units(row.option.font, linkUnits);
        const QRect sign =
            row.mirrored(QRect(place.left(), place.center().y() - size / 2, size, size));
        paintRowIcon(painter, sign, u"play"_s, row.text);
        place.setLeft(place.left() + size + unit(row.option.font));
    }
    const QString title = row.index.data().toString();
    const QString shown = title.isEmpty() ? tr("Without a title") : words::isolatedIfNeeded(title);
    const QFontMetrics metrics(font);
    painter.drawText(row.mirrored(place),
                     int(QStyle::visualAlignment(row.option.direction, Qt::AlignLeft))
                         | Qt::AlignVCenter | Qt::TextSingleLine,
                     metrics.elidedText(shown, Qt::ElideRight, place.width()));
}

void ChapterDelegate::paintLength(QPainter &painter, const Row &row)
{
    painter.setFont(tabular(secondaryFont(row.option.font)));
    painter.setPen(row.weak);
    painter.drawText(lengthRect(row.option),
                     int(QStyle::visualAlignment(row.option.direction, Qt::AlignRight))
                         | Qt::AlignVCenter | Qt::TextSingleLine,
                     lengthOf(row.index));
}

/// Paints the box of a skipped chapter, and that of the row at which the user points: a box in
/// every row would draw attention to a rare wish. Not painted by the style, whose box may be hardly
/// visible on a dark list.
void ChapterDelegate::paintSkip(QPainter &painter, const Row &row)
{
    if (!row.isSkipped && !row.isPointedAt && !row.isSelected)
        return;
    // Half a pixel inwards, so that the outline, one pixel wide, covers whole pixels.
    const QRectF box = QRectF(rectOf(Part::Skip, row.option)).adjusted(0.5, 0.5, -0.5, -0.5);
    const qreal corner = unit(row.option.font) * 0.5;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(row.weak, 1));
    painter.drawRoundedRect(box, corner, corner);
    if (!row.isSkipped)
        return;
    // A chapter that is skipped for its title cannot be unchecked here, so its tick is paler.
    const bool isChoice = row.index.flags().testFlag(Qt::ItemIsUserCheckable);
    painter.setPen(QPen(isChoice ? row.text : row.weak,
                        unit(row.option.font) * 0.5,
                        Qt::SolidLine,
                        Qt::RoundCap,
                        Qt::RoundJoin));
    // The three points of the tick are fractions of the box.
    const auto at = [&box](qreal x, qreal y) {
        return QPointF(box.left() + x * box.width(), box.top() + y * box.height());
    };
    const std::array tick{at(0.22, 0.52), at(0.42, 0.72), at(0.78, 0.28)};
    painter.drawPolyline(tick.data(), int(tick.size()));
}

bool ChapterDelegate::editorEvent(QEvent *event,
                                  QAbstractItemModel * /*model*/,
                                  const QStyleOptionViewItem &option,
                                  const QModelIndex &index)
{
    // The base class is not called: it would toggle the check state where the style, and not this
    // delegate, puts the check box.
    const auto place = leftClick(*event);
    if (place)
        emit partClicked(index, partAt(*place, option, index));
    return place.has_value();
}

QString ChapterDelegate::toolTip(Part part, const QModelIndex &index)
{
    switch (part) {
    case Part::Link:
        return index.data(ChapterListModel::LinkRole).toUrl().toDisplayString();
    case Part::Skip:
        if (skipOf(index) == ChapterSkip::ByTitle)
            return tr("Skipped because of its title, as you chose for this show");
        return skipOf(index) == ChapterSkip::None ? tr("Skip this chapter")
                                                  : tr("Do not skip this chapter");
    case Part::Row:
        break;
    }
    return tr("%1 – play from %2", "title of a chapter, time")
        .arg(index.data().toString(), timeOf(index));
}

bool ChapterDelegate::helpEvent(QHelpEvent *event,
                                QAbstractItemView *view,
                                const QStyleOptionViewItem &option,
                                const QModelIndex &index)
{
    if (event->type() != QEvent::ToolTip || !index.isValid())
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    // Titles and links come from the feed or the file, so Qt must not read them as HTML.
    const Part part = partAt(event->pos(), option, index);
    const QString text = toolTip(part, index);
    const bool hasKey = part == Part::Skip && skipOf(index) != ChapterSkip::ByTitle;
    const QString shown = hasKey ? withKey(text, keyOf(*view, u"chapterSkip"_s)) : text;
    QToolTip::showText(event->globalPos(), literalToolTip(shown), view);
    return true;
}

} // namespace dogear::widgets
