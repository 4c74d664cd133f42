// SPDX-License-Identifier: GPL-3.0-or-later
#include "bookmark_delegate.h"

#include "parts/marked_text.h"
#include "parts/painted_row.h"

#include <base/ids.h>
#include <itemmodels/bookmark_list_model.h>
#include <widgets/artwork_images.h>
#include <widgets/icons.h>
#include <widgets/metrics.h>
#include <words/format.h>

#include <QAbstractItemView>
#include <QApplication>
#include <QHelpEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using itemmodels::BookmarkListModel;
using std::chrono::milliseconds;

namespace {

// Sizes in units of the grid (widgets/metrics.h).
constexpr double rowUnits = 15;
constexpr double artworkUnits = 9;
constexpr double buttonUnits = 8;
constexpr double marginUnits = 4;
constexpr double minWidthWithArtwork = 45; ///< narrower rows need the room for their text

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
    bool showsButton = false;
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
        showsButton = option.state.testFlag(QStyle::State_MouseOver)
                      || option.state.testFlag(QStyle::State_HasFocus);
        placeParts();
    }

    void placeParts()
    {
        const QRect &row = option.rect;
        const QFont &font = option.font;
        const int margin = units(font, marginUnits);
        const bool isNarrow = row.width() < units(font, minWidthWithArtwork);
        const int size = isNarrow ? 0 : units(font, artworkUnits);
        artwork = QRect(row.left() + margin, row.center().y() - size / 2, size, size);
        const int left = isNarrow ? row.left() + margin : artwork.right() + units(font, 3);
        const int right = row.right() - margin - units(font, buttonUnits);
        // Wide enough for a time with hours, so that all notes begin at the same x.
        const int width = QFontMetrics(timeFont(font)).horizontalAdvance(u"0:00:00"_s);
        time = QRect(left, row.top(), width, row.height());
        const int begin = time.right() + units(font, 2);
        texts = QRect(QPoint(begin, row.top()), QPoint(std::max(begin, right), row.bottom()));
    }

    [[nodiscard]] static QFont timeFont(const QFont &font) { return semibold(tabular(font)); }
};

BookmarkDelegate::BookmarkDelegate(ArtworkImages &images, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_images(images)
{}

QSize BookmarkDelegate::sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex & /*index*/) const
{
    return {units(option.font, 60), units(option.font, rowUnits)};
}

QRect BookmarkDelegate::editButton(const QStyleOptionViewItem &option)
{
    const int size = units(option.font, buttonUnits);
    const QRect button(option.rect.right() - size - units(option.font, marginUnits / 2),
                       option.rect.center().y() - size / 2,
                       size,
                       size);
    return QStyle::visualRect(option.direction, option.rect, button);
}

void BookmarkDelegate::paint(QPainter *painter,
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
        paintEditButton(*painter, row);
    painter->restore();
}

void BookmarkDelegate::paintArtwork(QPainter &painter, const Row &row) const
{
    const QRect area = row.mirrored(row.artwork);
    painter.drawPixmap(
        area.topLeft(),
        m_images.pixmap(row.index.data(BookmarkListModel::ImageRole).toUrl(),
                        row.index.data(BookmarkListModel::PodcastTitleRole).toString(),
                        area.width(),
                        painter.device()->devicePixelRatioF()));
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

void BookmarkDelegate::paintEditButton(QPainter &painter, const Row &row)
{
    const int size = units(row.option.font, buttonUnits * 2 / 3);
    QRect sign(0, 0, size, size);
    sign.moveCenter(editButton(row.option).center());
    painter.drawPixmap(
        sign.topLeft(),
        tintedPixmap(u"edit"_s, size, painter.device()->devicePixelRatioF(), row.weak));
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

bool BookmarkDelegate::editorEvent(QEvent *event,
                                   QAbstractItemModel *model,
                                   const QStyleOptionViewItem &option,
                                   const QModelIndex &index)
{
    if (event->type() == QEvent::MouseButtonRelease) {
        const auto *click = static_cast<QMouseEvent *>(event);
        if (click->button() == Qt::LeftButton) {
            if (editButton(option).contains(click->position().toPoint()))
                emit editClicked(index);
            else
                emit playClicked(index);
            return true;
        }
    }
    return QStyledItemDelegate::editorEvent(event, model, option, index);
}

bool BookmarkDelegate::helpEvent(QHelpEvent *event,
                                 QAbstractItemView *view,
                                 const QStyleOptionViewItem &option,
                                 const QModelIndex &index)
{
    if (event->type() != QEvent::ToolTip || !index.isValid())
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    QString text = tr("Play from %1 (Return)").arg(timeOf(index));
    if (editButton(option).contains(event->pos()))
        text = tr("Edit the note (F2)");
    else if (!canPlay(index))
        text = tr("You no longer follow this show. Follow it again to play this.");
    QToolTip::showText(event->globalPos(), text, view, option.rect);
    return true;
}

} // namespace dogear::widgets
