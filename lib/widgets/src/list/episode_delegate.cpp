// SPDX-License-Identifier: GPL-3.0-or-later
#include "episode_delegate.h"

#include "parts/marked_text.h"
#include "parts/painted_row.h"
#include "row_facts.h"
#include "status_icons.h"

#include <itemmodels/episode_list_model.h>
#include <widgets/artwork_images.h>
#include <widgets/download_text.h>
#include <widgets/metrics.h>
#include <words/format.h>

#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using itemmodels::EpisodeListModel;

namespace {

// Sizes in units of the grid (widgets/metrics.h).
constexpr double rowUnits = 18;
constexpr double artworkUnits = 12;
constexpr double buttonGapUnits = 1.5;   ///< between the signs and the button
constexpr double handleStepUnits = 1.25; ///< between the dots of the handle

bool hasButton(const QModelIndex &index)
{
    return index.data(EpisodeListModel::HasEnclosureRole).toBool();
}

/// Returns whether \a index is the first hit with only some of the words, behind others with all.
bool beginsSimilarHits(const QModelIndex &index)
{
    const auto hasAllWords = [&index](int row) {
        return index.siblingAtRow(row).data(EpisodeListModel::HasAllWordsRole).toBool();
    };
    return index.row() > 0 && !hasAllWords(index.row()) && hasAllWords(index.row() - 1);
}

} // namespace

/// State and geometry of one row, computed once per painting. The rectangles are those of a
/// left-to-right layout; mirrored() converts them.
struct EpisodeDelegate::Row : PaintedRow
{
    bool showsButton = false;
    QList<RowButton> buttons; ///< next to the play button; visible while the user points at the row
    QRect artwork;
    QRect texts;
    QColor accent;

    Row(const QStyleOptionViewItem &styleOption, const QModelIndex &modelIndex, RowButtons list)
        : PaintedRow(styleOption, modelIndex)
        , buttons(rowButtonsOf(option, index, list))
    {
        accent = isSelected ? text : accentColor(option.palette, background);
        showsButton = isPointedAt && hasButton(index);
        artwork = artworkArea(artworkUnits);
        // The room of signs and buttons is always reserved, so that the text does not move when the
        // buttons appear.
        const int signs = statusIconsWidth(index, option.font);
        const int gap = signs > 0 ? units(option.font, buttonGapUnits) : 0;
        const int reserved = units(option.font, rowMarginUnits + rowButtonUnits + 2)
                             + rowButtonsWidth(buttons.size(), option.font) + gap + signs;
        texts = textArea(leftOfTexts(artwork), option.rect.right() - reserved);
    }
};

EpisodeDelegate::EpisodeDelegate(ArtworkImages &images, QObject *parent)
    : RowDelegate(rowUnits, parent)
    , m_images(images)
{}

QRect EpisodeDelegate::playButton(const QStyleOptionViewItem &option)
{
    return rowButton(option);
}

void EpisodeDelegate::paintRow(QPainter &painter,
                               const QStyleOptionViewItem &option,
                               const QModelIndex &index) const
{
    const Row row(option, index, m_buttons);
    paintArtwork(painter, row);
    paintTexts(painter, row);
    paintProgress(painter, row);
    if (row.showsButton)
        row.paintRoundButton(painter, playButton(option), u"play"_s);
    if (row.isPointedAt)
        paintButtons(painter, row);
    if (row.isPointedAt && m_buttons == RowButtons::Queue)
        paintHandle(painter, row);
    paintStatusIcons(painter, row);
    if (beginsSimilarHits(index))
        paintBorder(painter, row);
}

void EpisodeDelegate::paintButtons(QPainter &painter, const Row &row)
{
    const int size = units(row.option.font, rowButtonUnits / 2);
    for (qsizetype i = 0; i < row.buttons.size(); ++i)
        paintRowIcon(painter,
                     squareIn(rowButtonArea(row.option, i), size),
                     iconOf(row.buttons.at(i)),
                     row.text);
}

/// Paints six dots into the margin before the artwork.
void EpisodeDelegate::paintHandle(QPainter &painter, const Row &row)
{
    const int step = units(row.option.font, handleStepUnits);
    const double radius = std::max(1.0, step / 4.0);
    const QRect &all = row.option.rect;
    QRect margin(all.left(), all.top(), units(row.option.font, rowMarginUnits), all.height());
    margin = row.mirrored(margin);
    painter.setPen(Qt::NoPen);
    painter.setBrush(row.weak);
    for (const int line : {-1, 0, 1}) {
        for (const double column : {-0.5, 0.5})
            painter.drawEllipse(
                QPointF(margin.center()) + QPointF(column, line) * step, radius, radius);
    }
}

/// Separates the hits with all words from those with only some of them.
void EpisodeDelegate::paintBorder(QPainter &painter, const Row &row)
{
    const QRect &area = row.option.rect;
    painter.fillRect(QRect(area.left(), area.top(), area.width(), 2),
                     mixed(row.background, row.text, 0.3));
}

void EpisodeDelegate::paintArtwork(QPainter &painter, const Row &row) const
{
    const QUrl image = row.index.data(EpisodeListModel::ImageRole).toUrl();
    const QString title = row.index.data(EpisodeListModel::PodcastTitleRole).toString();
    const std::optional<double> heard = playedFraction(row.index);
    if (!heard || row.artwork.isEmpty()) {
        row.paintArtwork(painter, m_images, row.artwork, image, title);
        return;
    }
    const QRect area = row.mirrored(row.artwork);
    const QPixmap picture =
        m_images.pixmap(image, title, area.width(), painter.device()->devicePixelRatioF());
    drawFolded(painter, area, picture, row.accent, *heard);
}

QString EpisodeDelegate::secondLine(const Row &row, const QFont &font) const
{
    const QString download =
        m_tellsDownloads ? downloadLine(downloadStatusOf(row.index), m_waiting) : QString();
    const QString rest = download.isEmpty() ? rowFacts(row.index) : download;
    const bool isSearch = !row.index.data(EpisodeListModel::MarkedTitleRole).toString().isEmpty();
    const QString show = row.index.data(EpisodeListModel::PodcastTitleRole).toString();
    if (show.isEmpty() || !(m_namesShow || isSearch))
        return rest;
    if (rest.isEmpty())
        return show;
    // The title of the show is shortened first: date and length are shorter and more useful.
    const QString tail = u" · "_s + rest;
    const QFontMetrics metrics(font);
    // A line that is laid out may be wider, by a fraction of a character, than it was measured.
    const int room =
        row.texts.width() - metrics.horizontalAdvance(tail) - metrics.averageCharWidth();
    if (room < metrics.averageCharWidth() * 5) // fewer letters do not identify a show
        return rest;
    // Isolated, so that a right-to-left title does not reorder the date and the length.
    return words::isolated(metrics.elidedText(show, Qt::ElideRight, room)) + tail;
}

void EpisodeDelegate::paintTexts(QPainter &painter, const Row &row) const
{
    const QFont &font = row.option.font;
    const int width = row.texts.width();
    const QString markedTitle = row.index.data(EpisodeListModel::MarkedTitleRole).toString();
    const bool isSearch = !markedTitle.isEmpty();
    const MatchColors match = matchColors(row.option.palette, row.isSelected);
    const bool isPlayed = row.index.data(EpisodeListModel::IsPlayedRole).toBool();
    // All rows have one height: in a search the snippet takes the room of the title's second line.
    MarkedTextStyle style{.font = isPlayed ? font : semibold(font),
                          .text = row.text,
                          .matchText = match.text,
                          .matchBackground = match.background,
                          .layoutDirection = row.option.direction,
                          .maxLines = isSearch ? 1 : 2};
    const MarkedText title(isSearch ? markedTitle
                                    : row.index.data(EpisodeListModel::TitleRole).toString(),
                           style,
                           width);
    style.font = secondaryFont(font);
    style.text = row.weak;
    style.maxLines = 1;
    const MarkedText snippet(
        row.index.data(EpisodeListModel::SnippetRole).toString(), style, width);
    // The second line is a sentence of the program and follows the window's direction; titles and
    // snippets have their own.
    style.textDirection = row.option.direction;
    const MarkedText second(secondLine(row, style.font), style, width);

    const int gap = units(font, 1);
    const int snippetHeight = isSearch ? snippet.height() + gap : 0;
    const int height = title.height() + gap + second.height() + snippetHeight;
    QPoint corner = row.mirrored(row.texts).topLeft();
    corner.setY(row.option.rect.center().y() - height / 2);
    title.draw(painter, corner);
    corner.ry() += title.height() + gap;
    second.draw(painter, corner);
    corner.ry() += second.height() + gap;
    if (isSearch)
        snippet.draw(painter, corner);
}

std::optional<double> EpisodeDelegate::share(const QModelIndex &index) const
{
    if (m_tellsDownloads) {
        if (const auto fetched = downloadedFraction(downloadStatusOf(index)))
            return fetched;
    }
    // A started episode of unknown length only has the folded corner.
    return hasLength(index) ? playedFraction(index) : std::nullopt;
}

void EpisodeDelegate::paintProgress(QPainter &painter, const Row &row) const
{
    const std::optional<double> done = share(row.index);
    if (!done)
        return;
    QRect groove(
        row.texts.left(), row.option.rect.bottom() - unit(row.option.font), row.texts.width(), 2);
    painter.fillRect(row.mirrored(groove), mixed(row.background, row.text, 0.15));
    groove.setWidth(std::max(2, int(groove.width() * *done))); // the first seconds are visible, too
    painter.fillRect(row.mirrored(groove), row.accent);
}

void EpisodeDelegate::paintStatusIcons(QPainter &painter, const Row &row)
{
    const int width = statusIconsWidth(row.index, row.option.font);
    if (width == 0)
        return;
    // Without buttons, the signs move to the edge of the row.
    const bool hasOthers = row.isPointedAt && !row.buttons.isEmpty();
    const int button = row.showsButton || hasOthers
                           ? units(row.option.font, rowButtonUnits + buttonGapUnits)
                                 + rowButtonsWidth(row.buttons.size(), row.option.font)
                           : 0;
    const QRect area(row.option.rect.right() - units(row.option.font, rowMarginUnits) - button
                         - width,
                     row.option.rect.top(),
                     width,
                     row.option.rect.height());
    drawStatusIcons(painter, row.mirrored(area), row.index, {row.option, row.accent, row.weak});
}

bool EpisodeDelegate::click(const QPoint &place,
                            const QStyleOptionViewItem &option,
                            const QModelIndex &index)
{
    if (const auto button = buttonAt(place, option, index)) {
        emit buttonClicked(index, *button);
        return true;
    }
    if (!hasButton(index) || !playButton(option).contains(place))
        return false;
    emit playClicked(index);
    return true;
}

std::optional<RowButton> EpisodeDelegate::buttonAt(const QPoint &place,
                                                   const QStyleOptionViewItem &option,
                                                   const QModelIndex &index) const
{
    const QList<RowButton> buttons = rowButtonsOf(option, index, m_buttons);
    for (qsizetype i = 0; i < buttons.size(); ++i) {
        if (rowButtonArea(option, i).contains(place))
            return buttons.at(i);
    }
    return {};
}

bool EpisodeDelegate::isOnButton(const QPoint &place,
                                 const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const
{
    return (hasButton(index) && playButton(option).contains(place))
           || buttonAt(place, option, index).has_value();
}

QString EpisodeDelegate::toolTip(const QPoint &place,
                                 const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const
{
    if (const auto button = buttonAt(place, option, index))
        return keyedToolTip(textOf(*button, index), option, commandOf(*button));
    const bool isOnPlay = hasButton(index) && playButton(option).contains(place);
    return isOnPlay ? keyedToolTip(tr("Play"), option, u"listPlay"_s) : rowToolTip(index);
}

} // namespace dogear::widgets
