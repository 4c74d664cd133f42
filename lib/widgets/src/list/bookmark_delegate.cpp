// SPDX-License-Identifier: GPL-3.0-or-later
#include "bookmark_delegate.h"

#include "parts/marked_text.h"
#include "parts/painted_row.h"

#include <base/ids.h>
#include <itemmodels/bookmark_list_model.h>
#include <widgets/artwork_images.h>
#include <widgets/metrics.h>
#include <words/format.h>

#include <QLineEdit>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using itemmodels::BookmarkListModel;
using std::chrono::milliseconds;

namespace {

// Sizes in units of the grid (widgets/metrics.h).
constexpr double rowUnits = 15;
constexpr double artworkUnits = 9;

/// A bookmark outlives its show (lib/README.md, 27), and then has no episode that can be played.
bool canPlay(const QModelIndex &index)
{
    return index.data(BookmarkListModel::EpisodeIdRole).value<EpisodeId>().isValid();
}

QString timeOf(const QModelIndex &index)
{
    return words::formatPosition(index.data(BookmarkListModel::PositionRole).value<milliseconds>());
}

/// The note on one line, or the title of the episode if the note is empty.
QString firstLine(const QModelIndex &index)
{
    const QString note = index.data(BookmarkListModel::NoteRole).toString().simplified();
    return note.isEmpty() ? index.data(BookmarkListModel::TitleRole).toString() : note;
}

/// Title of the episode, unless the first line shows it, and show.
QString secondLine(const QModelIndex &index)
{
    QStringList parts;
    if (!index.data(BookmarkListModel::NoteRole).toString().simplified().isEmpty())
        parts.append(index.data(BookmarkListModel::TitleRole).toString());
    parts.append(index.data(BookmarkListModel::PodcastTitleRole).toString());
    return words::joinedFacts(parts);
}

} // namespace

/// State and geometry of one row, computed once per painting. The rectangles are those of a
/// left-to-right layout; mirrored() converts them.
struct BookmarkDelegate::Row : PaintedRow
{
    QRect artwork;
    QRect time;
    QRect texts;
    QColor accent;

    Row(const QStyleOptionViewItem &styleOption, const QModelIndex &modelIndex)
        : PaintedRow(styleOption, modelIndex)
    {
        const QColor link = option.palette.color(QPalette::Link);
        // The links of a dark palette are often as dark as its background.
        accent = isSelected ? text : readable(link, text, background);
        artwork = artworkArea(artworkUnits);
        const int left = leftOfTexts(artwork, 3);
        const QFont &font = option.font;
        // Wide enough for a time with hours, so that all notes begin at the same x.
        const int width = QFontMetrics(timeFont(font)).horizontalAdvance(u"0:00:00"_s);
        time = QRect(left, option.rect.top(), width, option.rect.height());
        const int reserved = units(font, rowMarginUnits + rowButtonUnits);
        texts = textArea(time.right() + units(font, 2), option.rect.right() - reserved);
    }

    [[nodiscard]] static QFont timeFont(const QFont &font) { return semibold(tabular(font)); }
};

BookmarkDelegate::BookmarkDelegate(ArtworkImages &images, QObject *parent)
    : RowDelegate(rowUnits, parent)
    , m_images(images)
{}

QRect BookmarkDelegate::editButton(const QStyleOptionViewItem &option)
{
    return rowButton(option, rowMarginUnits / 2);
}

void BookmarkDelegate::paintRow(QPainter &painter,
                                const QStyleOptionViewItem &option,
                                const QModelIndex &index) const
{
    const Row row(option, index);
    row.paintArtwork(painter,
                     m_images,
                     row.artwork,
                     index.data(BookmarkListModel::ImageRole).toUrl(),
                     index.data(BookmarkListModel::PodcastTitleRole).toString());
    paintTexts(painter, row);
    if (row.isPointedAt) {
        const int size = units(option.font, rowButtonUnits * 2 / 3);
        paintRowIcon(painter, squareIn(editButton(option), size), u"edit"_s, row.weak);
    }
}

void BookmarkDelegate::paintTexts(QPainter &painter, const Row &row)
{
    const QFont &font = row.option.font;
    MarkedTextStyle style{
        .font = font, .text = row.text, .layoutDirection = row.option.direction, .maxLines = 2};
    const MarkedText first(firstLine(row.index), style, row.texts.width());
    style.font = secondaryFont(font);
    style.text = row.weak;
    style.maxLines = 1;
    const MarkedText second(secondLine(row.index), style, row.texts.width());

    const int gap = units(font, 1);
    QPoint corner = row.mirrored(row.texts).topLeft();
    corner.setY(row.option.rect.center().y() - (first.height() + gap + second.height()) / 2);
    const QFont timeFont = Row::timeFont(font);
    QRect time = row.time;
    time.setTop(corner.y());
    time.setHeight(QFontMetrics(timeFont).height());
    painter.setFont(timeFont);
    // A time that cannot be played must not look like a link.
    painter.setPen(canPlay(row.index) ? row.accent : row.weak);
    painter.drawText(row.mirrored(time), int(Qt::AlignTrailing | Qt::AlignTop), timeOf(row.index));
    first.draw(painter, corner);
    corner.ry() += first.height() + gap;
    second.draw(painter, corner);
}

QWidget *BookmarkDelegate::createEditor(QWidget *parent,
                                        const QStyleOptionViewItem & /*option*/,
                                        const QModelIndex & /*index*/) const
{
    auto *editor = new QLineEdit(parent);
    editor->setObjectName(u"bookmarkNote"_s);
    editor->setPlaceholderText(tr("Note"));
    editor->setAccessibleName(tr("Note of this bookmark"));
    return editor;
}

void BookmarkDelegate::updateEditorGeometry(QWidget *editor,
                                            const QStyleOptionViewItem &option,
                                            const QModelIndex &index) const
{
    const Row row(option, index);
    // Covers both lines, because below a lower editor the old note would stay visible.
    const int gap = units(option.font, 2);
    QRect area = row.texts.adjusted(0, gap, 0, -gap);
    area.setRight(option.rect.right() - gap);
    editor->setGeometry(row.mirrored(area));
}

bool BookmarkDelegate::click(const QPoint &place,
                             const QStyleOptionViewItem &option,
                             const QModelIndex &index)
{
    if (editButton(option).contains(place))
        emit editClicked(index);
    else
        emit playClicked(index);
    return true;
}

QString BookmarkDelegate::toolTip(const QPoint &place,
                                  const QStyleOptionViewItem &option,
                                  const QModelIndex &index) const
{
    if (editButton(option).contains(place))
        return keyedToolTip(tr("Edit the note"), option, u"bookmarkEdit"_s);
    return canPlay(index)
               ? keyedToolTip(tr("Play from %1").arg(timeOf(index)), option, u"bookmarkPlay"_s)
               : tr("You no longer follow this show. Follow it again to play this.");
}

} // namespace dogear::widgets
