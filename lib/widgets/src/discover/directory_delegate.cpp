// SPDX-License-Identifier: GPL-3.0-or-later
#include "directory_delegate.h"

#include "directory_facts.h"
#include "parts/marked_text.h"
#include "parts/painted_row.h"

#include <base/ids.h>
#include <itemmodels/directory_list_model.h>
#include <widgets/artwork_images.h>
#include <widgets/metrics.h>
#include <words/format.h>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using itemmodels::DirectoryListModel;

namespace {

// Sizes in units of the grid (widgets/metrics.h).
constexpr double rowUnits = 18;
constexpr double artworkUnits = 12;

bool isFollowed(const QModelIndex &index)
{
    return index.data(DirectoryListModel::FollowedRole).value<PodcastId>().isValid();
}

bool isEpisode(const QModelIndex &index)
{
    return index.data(DirectoryListModel::IsEpisodeRole).toBool();
}

bool isPlayable(const QModelIndex &index)
{
    return isEpisode(index) || isFollowed(index);
}

/// A row that is just being followed or opened has no button, because a second click would do
/// nothing.
bool hasButton(const QModelIndex &index)
{
    const bool isPending = index.data(DirectoryListModel::IsPendingRole).toBool();
    return !isPending || (isFollowed(index) && !isEpisode(index));
}

QString buttonToolTip(const QModelIndex &index)
{
    if (isEpisode(index))
        return DirectoryDelegate::tr("Play the episode");
    return isFollowed(index) ? DirectoryDelegate::tr("Play the newest episode")
                             : DirectoryDelegate::tr("Follow");
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
        showsButton = (isSelected || isPointedAt) && hasButton(index);
        artwork = artworkArea(artworkUnits);
        // The room of the button is reserved, so that the text does not move when it appears.
        const int reserved = units(option.font, rowMarginUnits + rowButtonUnits + 2);
        texts = textArea(leftOfTexts(artwork), option.rect.right() - reserved);
    }
};

DirectoryDelegate::DirectoryDelegate(ArtworkImages &images, QObject *parent)
    : RowDelegate(rowUnits, parent)
    , m_images(images)
{}

QRect DirectoryDelegate::button(const QStyleOptionViewItem &option)
{
    return rowButton(option);
}

void DirectoryDelegate::paintRow(QPainter &painter,
                                 const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const
{
    const Row row(option, index);
    row.paintArtwork(painter,
                     m_images,
                     row.artwork,
                     index.data(DirectoryListModel::ImageRole).toUrl(),
                     index.data(DirectoryListModel::TitleRole).toString());
    paintTexts(painter, row);
    if (row.showsButton)
        row.paintRoundButton(painter, button(option), isPlayable(index) ? u"play"_s : u"add"_s);
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

bool DirectoryDelegate::click(const QPoint &place,
                              const QStyleOptionViewItem &option,
                              const QModelIndex &index)
{
    if (!hasButton(index) || !button(option).contains(place))
        return false;
    emit buttonClicked(index);
    return true;
}

QString DirectoryDelegate::toolTip(const QPoint &place,
                                   const QStyleOptionViewItem &option,
                                   const QModelIndex &index) const
{
    if (!hasButton(index) || !button(option).contains(place))
        return showToolTip(index);
    return keyedToolTip(buttonToolTip(index), option, u"discoverActivate"_s);
}

} // namespace dogear::widgets
