// SPDX-License-Identifier: GPL-3.0-or-later
#include "directory_delegate.h"

#include "directory_facts.h"
#include "parts/marked_text.h"
#include "parts/painted_row.h"

#include <base/ids.h>
#include <itemmodels/directory_list_model.h>
#include <widgets/artwork_images.h>
#include <widgets/icons.h>
#include <widgets/metrics.h>
#include <words/format.h>

#include <QAbstractItemView>
#include <QApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using itemmodels::DirectoryListModel;

namespace {

// Sizes in units of the grid (widgets/metrics.h).
constexpr double rowUnits = 18;
constexpr double artworkUnits = 12;
constexpr double buttonUnits = 8;
constexpr double marginUnits = 4;
constexpr double minWidthWithArtwork = 45; ///< narrower rows need the room for their text

bool isFollowed(const QModelIndex &index)
{
    return index.data(DirectoryListModel::FollowedRole).value<PodcastId>().isValid();
}

/// A show that is just being followed has no button, because a second click would do nothing.
bool hasButton(const QModelIndex &index)
{
    return isFollowed(index) || !index.data(DirectoryListModel::IsPendingRole).toBool();
}

} // namespace

/// State and geometry of one row, computed once per painting. The rectangles are those of a
/// left-to-right layout; mirrored() converts them.
struct DirectoryDelegate::Row : PaintedRow
{
    bool showsButton = false;
    QRect artwork;
    QRect texts;

    Row(const QStyleOptionViewItem &styleOption, const QModelIndex &modelIndex)
        : PaintedRow(styleOption, modelIndex)
    {
        const bool isPointedAt = isSelected || option.state.testFlag(QStyle::State_MouseOver)
                                 || option.state.testFlag(QStyle::State_HasFocus);
        showsButton = isPointedAt && hasButton(index);
        const QRect &row = option.rect;
        const int margin = units(option.font, marginUnits);
        const bool isNarrow = row.width() < units(option.font, minWidthWithArtwork);
        const int size = isNarrow ? 0 : units(option.font, artworkUnits);
        artwork = QRect(row.left() + margin, row.center().y() - size / 2, size, size);
        const int left = isNarrow ? row.left() + margin : artwork.right() + margin;
        // The room of the button is reserved, so that the text does not move when it appears.
        const int right = row.right() - margin - units(option.font, buttonUnits + 2);
        texts = QRect(QPoint(left, row.top()), QPoint(std::max(left, right), row.bottom()));
    }
};

DirectoryDelegate::DirectoryDelegate(ArtworkImages &images, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_images(images)
{}

QSize DirectoryDelegate::sizeHint(const QStyleOptionViewItem &option,
                                  const QModelIndex & /*index*/) const
{
    return {units(option.font, 60), units(option.font, rowUnits)};
}

QRect DirectoryDelegate::button(const QStyleOptionViewItem &option)
{
    const int size = units(option.font, buttonUnits);
    const QRect area(option.rect.right() - size - units(option.font, marginUnits),
                     option.rect.center().y() - size / 2,
                     size,
                     size);
    return QStyle::visualRect(option.direction, option.rect, area);
}

void DirectoryDelegate::paint(QPainter *painter,
                              const QStyleOptionViewItem &option,
                              const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QWidget *view = option.widget;
    const QStyle *style = view ? view->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, painter, view);
    const Row row(option, index);
    if (!row.artwork.isEmpty())
        paintArtwork(*painter, row);
    paintTexts(*painter, row);
    if (row.showsButton)
        paintButton(*painter, row);
    painter->restore();
}

void DirectoryDelegate::paintArtwork(QPainter &painter, const Row &row) const
{
    const QRect area = row.mirrored(row.artwork);
    painter.drawPixmap(area.topLeft(),
                       m_images.pixmap(row.index.data(DirectoryListModel::ImageRole).toUrl(),
                                       row.index.data(DirectoryListModel::TitleRole).toString(),
                                       area.width(),
                                       painter.device()->devicePixelRatioF()));
}

void DirectoryDelegate::paintTexts(QPainter &painter, const Row &row)
{
    const QFont &font = row.option.font;
    const int width = row.texts.width();
    MarkedTextStyle style{
        .font = semibold(font), .text = row.text, .layoutDirection = row.option.direction};
    const MarkedText title(row.index.data(DirectoryListModel::TitleRole).toString(), style, width);
    style.font = secondaryFont(font);
    style.text = row.weak;
    const MarkedText author(
        row.index.data(DirectoryListModel::AuthorRole).toString(), style, width);
    // The facts are words of the program and follow the window's direction; titles have their own.
    style.textDirection = row.option.direction;
    const MarkedText third(
        words::joinedFacts({followLabel(row.index), directoryFacts(row.index)}), style, width);

    const int gap = units(font, 0.5);
    QPoint corner = row.mirrored(row.texts).topLeft();
    const int height = title.height() + author.height() + third.height() + 2 * gap;
    corner.setY(row.option.rect.center().y() - height / 2);
    for (const MarkedText *line : {&title, &author, &third}) {
        line->draw(painter, corner);
        corner.ry() += line->height() + gap;
    }
}

void DirectoryDelegate::paintButton(QPainter &painter, const Row &row)
{
    const QRect area = button(row.option);
    painter.setPen(Qt::NoPen);
    painter.setBrush(row.text);
    painter.drawEllipse(area);
    const int size = units(row.option.font, buttonUnits / 2);
    QRect sign(0, 0, size, size);
    sign.moveCenter(area.center());
    painter.drawPixmap(sign.topLeft(),
                       tintedPixmap(isFollowed(row.index) ? u"play"_s : u"add"_s,
                                    size,
                                    painter.device()->devicePixelRatioF(),
                                    row.background));
}

bool DirectoryDelegate::editorEvent(QEvent *event,
                                    QAbstractItemModel *model,
                                    const QStyleOptionViewItem &option,
                                    const QModelIndex &index)
{
    if (event->type() == QEvent::MouseButtonRelease && hasButton(index)) {
        const auto *click = static_cast<QMouseEvent *>(event);
        if (click->button() == Qt::LeftButton
            && button(option).contains(click->position().toPoint())) {
            emit buttonClicked(index);
            return true;
        }
    }
    return QStyledItemDelegate::editorEvent(event, model, option, index);
}

bool DirectoryDelegate::helpEvent(QHelpEvent *event,
                                  QAbstractItemView *view,
                                  const QStyleOptionViewItem &option,
                                  const QModelIndex &index)
{
    if (event->type() != QEvent::ToolTip || !index.isValid())
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    QString text = showToolTip(index);
    if (hasButton(index) && button(option).contains(event->pos()))
        text = isFollowed(index) ? tr("Play the newest episode (Return)") : tr("Follow (Return)");
    QToolTip::showText(event->globalPos(), text, view, option.rect);
    return true;
}

} // namespace dogear::widgets
