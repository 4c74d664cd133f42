// SPDX-License-Identifier: GPL-3.0-or-later
#include "episode_delegate.h"

#include "parts/marked_text.h"
#include "parts/painted_row.h"
#include "row_facts.h"
#include "status_icons.h"

#include <itemmodels/episode_list_model.h>
#include <widgets/artwork_images.h>
#include <widgets/download_text.h>
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

using itemmodels::EpisodeListModel;

namespace {

// Sizes in units of the grid (widgets/metrics.h).
constexpr double rowUnits = 18;
constexpr double artworkUnits = 12;
constexpr double buttonUnits = 8;
constexpr double marginUnits = 4;
constexpr double buttonGapUnits = 1.5; ///< between the signs and the button

/// A row that is narrower leaves out the artwork, because the text needs the room.
constexpr double minWidthWithArtwork = 45;

} // namespace

/// State and geometry of one row, computed once per painting. The rectangles are those of a
/// left-to-right layout; mirrored() converts them.
struct EpisodeDelegate::Row : PaintedRow
{
    bool showsButton = false;
    QRect artwork;
    QRect texts;
    QColor accent;

    Row(const QStyleOptionViewItem &styleOption, const QModelIndex &modelIndex)
        : PaintedRow(styleOption, modelIndex)
    {
        accent = option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Highlight);
        const bool isPointedAt = option.state.testFlag(QStyle::State_MouseOver)
                                 || option.state.testFlag(QStyle::State_HasFocus);
        showsButton = isPointedAt && index.data(EpisodeListModel::HasEnclosureRole).toBool();
        placeParts();
    }

    void placeParts()
    {
        const QRect &row = option.rect;
        const int margin = units(option.font, marginUnits);
        const bool isNarrow = row.width() < units(option.font, minWidthWithArtwork);
        const int size = isNarrow ? 0 : units(option.font, artworkUnits);
        artwork = QRect(row.left() + margin, row.center().y() - size / 2, size, size);
        // The room of signs and button is always reserved, so that the text does not move when the
        // button appears.
        const int signs = statusIconsWidth(index, option.font);
        const int gap = signs > 0 ? units(option.font, buttonGapUnits) : 0;
        const int right = units(option.font, buttonUnits) + gap + signs;
        const int left = isNarrow ? row.left() + margin : artwork.right() + margin;
        texts = QRect(QPoint(left, row.top()), QPoint(row.right() - margin, row.bottom()));
        texts.setRight(texts.right() - right - units(option.font, 2));
    }
};

EpisodeDelegate::EpisodeDelegate(ArtworkImages &images, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_images(images)
{}

QSize EpisodeDelegate::sizeHint(const QStyleOptionViewItem &option,
                                const QModelIndex & /*index*/) const
{
    return {units(option.font, 60), units(option.font, rowUnits)};
}

QRect EpisodeDelegate::playButton(const QStyleOptionViewItem &option)
{
    const int size = units(option.font, buttonUnits);
    const QRect button(option.rect.right() - size - units(option.font, marginUnits),
                       option.rect.center().y() - size / 2,
                       size,
                       size);
    return QStyle::visualRect(option.direction, option.rect, button);
}

void EpisodeDelegate::paint(QPainter *painter,
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
    paintProgress(*painter, row);
    if (row.showsButton)
        paintPlayButton(*painter, row);
    paintStatusIcons(*painter, row);
    painter->restore();
}

void EpisodeDelegate::paintArtwork(QPainter &painter, const Row &row) const
{
    const QRect area = row.mirrored(row.artwork);
    const QPixmap picture =
        m_images.pixmap(row.index.data(EpisodeListModel::ImageRole).toUrl(),
                        row.index.data(EpisodeListModel::PodcastTitleRole).toString(),
                        area.width(),
                        painter.device()->devicePixelRatioF());
    const std::optional<double> heard = playedFraction(row.index);
    if (heard)
        drawFolded(painter, area, picture, row.accent, *heard);
    else
        painter.drawPixmap(area.topLeft(), picture);
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

void EpisodeDelegate::paintPlayButton(QPainter &painter, const Row &row)
{
    const QRect button = playButton(row.option);
    painter.setPen(Qt::NoPen);
    painter.setBrush(row.text);
    painter.drawEllipse(button);
    const int size = units(row.option.font, buttonUnits / 2);
    QRect sign(0, 0, size, size);
    sign.moveCenter(button.center());
    painter.drawPixmap(
        sign.topLeft(),
        tintedPixmap(u"play"_s, size, painter.device()->devicePixelRatioF(), row.background));
}

void EpisodeDelegate::paintStatusIcons(QPainter &painter, const Row &row)
{
    const int width = statusIconsWidth(row.index, row.option.font);
    if (width == 0)
        return;
    // Without the button, the signs move to the edge of the row.
    const int button = row.showsButton ? units(row.option.font, buttonUnits)
                                             + units(row.option.font, buttonGapUnits)
                                       : 0;
    const QRect area(row.option.rect.right() - units(row.option.font, marginUnits) - button - width,
                     row.option.rect.top(),
                     width,
                     row.option.rect.height());
    drawStatusIcons(painter, row.mirrored(area), row.index, {row.option, row.accent, row.weak});
}

bool EpisodeDelegate::editorEvent(QEvent *event,
                                  QAbstractItemModel *model,
                                  const QStyleOptionViewItem &option,
                                  const QModelIndex &index)
{
    if (event->type() == QEvent::MouseButtonRelease
        && index.data(EpisodeListModel::HasEnclosureRole).toBool()) {
        const auto *click = static_cast<QMouseEvent *>(event);
        if (click->button() == Qt::LeftButton
            && playButton(option).contains(click->position().toPoint())) {
            emit playClicked(index);
            return true;
        }
    }
    return QStyledItemDelegate::editorEvent(event, model, option, index);
}

bool EpisodeDelegate::helpEvent(QHelpEvent *event,
                                QAbstractItemView *view,
                                const QStyleOptionViewItem &option,
                                const QModelIndex &index)
{
    if (event->type() != QEvent::ToolTip || !index.isValid())
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    const bool isOnButton = playButton(option).contains(event->pos())
                            && index.data(EpisodeListModel::HasEnclosureRole).toBool();
    const QString text = isOnButton ? tr("Play (Return)") : rowToolTip(index);
    QToolTip::showText(event->globalPos(), text, view, option.rect);
    return true;
}

} // namespace dogear::widgets
