// SPDX-License-Identifier: GPL-3.0-or-later
#include "episode_delegate.h"

#include "marked_text.h"

#include <itemmodels/episode_list_model.h>
#include <widgets/artwork_images.h>
#include <widgets/icons.h>
#include <widgets/metrics.h>
#include <words/format.h>

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using itemmodels::EpisodeListModel;
using std::chrono::milliseconds;

namespace {

constexpr double rowUnits = 18;
constexpr double artworkUnits = 12;
constexpr double buttonUnits = 8;

milliseconds millisecondsOf(const QModelIndex &index, int role)
{
    return index.data(role).value<milliseconds>();
}

QString secondLine(const QModelIndex &index)
{
    const milliseconds duration = millisecondsOf(index, EpisodeListModel::DurationRole);
    const milliseconds position = millisecondsOf(index, EpisodeListModel::PositionRole);
    QStringList parts{index.data(EpisodeListModel::PodcastTitleRole).toString()};
    const QDateTime published = index.data(EpisodeListModel::PublishedRole).toDateTime();
    if (published.isValid())
        parts.append(words::formatDate(published, QDateTime::currentDateTimeUtc()));
    parts.append(position.count() > 0 && duration > position
                     ? words::formatTimeLeft(position, duration, 1.0)
                     : words::formatLength(duration));
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

} // namespace

/// What painting one row needs, worked out once.
struct EpisodeDelegate::Row
{
    const QStyleOptionViewItem &option;
    const QModelIndex &index;
    QRect artwork;
    QRect texts;
    QRect signs;
    QColor text;
    QColor weak;
    QColor mark;
    bool isSearch = false;

    [[nodiscard]] QRect mirrored(const QRect &rect) const
    {
        return QStyle::visualRect(option.direction, option.rect, rect);
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
    const QRect button(option.rect.right() - size - units(option.font, 4),
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

    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const QColor ground = option.palette.color(isSelected ? QPalette::Highlight : QPalette::Base);
    Row row{.option = option, .index = index};
    row.text = option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text);
    row.weak = isSelected ? row.text : secondaryColor(option.palette, ground);
    row.mark = option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Highlight);
    row.mark.setAlphaF(0.28F);
    row.isSearch = !index.data(EpisodeListModel::MarkedTitleRole).toString().isEmpty();

    const int gap = units(option.font, 3);
    const int size = units(option.font, artworkUnits);
    row.artwork = QRect(option.rect.left() + units(option.font, 4),
                        option.rect.center().y() - size / 2,
                        size,
                        size);
    const int signsWidth = units(option.font, buttonUnits + 5);
    row.signs = QRect(
        option.rect.right() - signsWidth, option.rect.top(), signsWidth, option.rect.height());
    row.texts = QRect(QPoint(row.artwork.right() + gap, option.rect.top()),
                      QPoint(row.signs.left() - gap, option.rect.bottom()));

    paintArtwork(*painter, row);
    paintTexts(*painter, row);
    paintSigns(*painter, row);
    painter->restore();
}

void EpisodeDelegate::paintArtwork(QPainter &painter, const Row &row) const
{
    const QRect area = row.mirrored(row.artwork);
    painter.drawPixmap(
        area.topLeft(),
        m_images.pixmap(row.index.data(EpisodeListModel::ImageRole).toUrl(),
                        row.index.data(EpisodeListModel::PodcastTitleRole).toString(),
                        area.width(),
                        painter.device()->devicePixelRatioF()));
    const milliseconds position = millisecondsOf(row.index, EpisodeListModel::PositionRole);
    const milliseconds duration = millisecondsOf(row.index, EpisodeListModel::DurationRole);
    if (position.count() <= 0 || row.index.data(EpisodeListModel::IsPlayedRole).toBool())
        return;
    // The folded corner: the further, the larger.
    const double share =
        duration.count() > 0
            ? std::clamp(double(position.count()) / double(duration.count()), 0.0, 1.0)
            : 0.3;
    const double fold = area.width() * (0.22 + 0.28 * share);
    const QPointF corner(area.right() + 1, area.top());
    QPainterPath cut;
    cut.addPolygon(QPolygonF{corner, corner + QPointF(0, fold), corner - QPointF(fold, 0)});
    const bool isSelected = row.option.state.testFlag(QStyle::State_Selected);
    painter.fillPath(cut,
                     row.option.palette.color(isSelected ? QPalette::Highlight : QPalette::Base));
    QPainterPath flap;
    flap.addPolygon(QPolygonF{
        corner + QPointF(0, fold), corner - QPointF(fold, 0), corner + QPointF(-fold, fold)});
    painter.fillPath(
        flap,
        row.option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Highlight));
}

void EpisodeDelegate::paintTexts(QPainter &painter, const Row &row) const
{
    const QFont &font = row.option.font;
    const bool isPlayed = row.index.data(EpisodeListModel::IsPlayedRole).toBool();
    const QFont titleFont = isPlayed ? font : semibold(font);
    const QFont small = secondaryFont(font);
    const int titleHeight = QFontMetrics(titleFont).height();
    const int smallHeight = QFontMetrics(small).height();
    const int gap = units(font, 1);
    const int lines = row.isSearch ? 2 : 1;
    const int height = titleHeight + lines * (smallHeight + gap);

    QRect line = row.texts;
    line.setTop(row.option.rect.center().y() - height / 2);
    line.setHeight(titleHeight);
    painter.setFont(titleFont);
    if (row.isSearch) {
        drawMarked(painter,
                   row.mirrored(line),
                   row.index.data(EpisodeListModel::MarkedTitleRole).toString(),
                   {row.text, row.mark});
    } else {
        painter.setPen(row.text);
        const QString title = row.index.data(EpisodeListModel::TitleRole).toString();
        painter.drawText(row.mirrored(line),
                         int(Qt::AlignVCenter | Qt::AlignLeading),
                         painter.fontMetrics().elidedText(title, Qt::ElideRight, line.width()));
    }
    line.moveTop(line.bottom() + 1 + gap);
    line.setHeight(smallHeight);
    painter.setFont(small);
    painter.setPen(row.weak);
    painter.drawText(
        row.mirrored(line),
        int(Qt::AlignVCenter | Qt::AlignLeading),
        painter.fontMetrics().elidedText(secondLine(row.index), Qt::ElideRight, line.width()));
    if (row.isSearch) {
        line.moveTop(line.bottom() + 1 + gap);
        drawMarked(painter,
                   row.mirrored(line),
                   row.index.data(EpisodeListModel::SnippetRole).toString(),
                   {row.weak, row.mark});
    }
    paintProgress(painter, row);
}

void EpisodeDelegate::paintProgress(QPainter &painter, const Row &row) const
{
    const milliseconds position = millisecondsOf(row.index, EpisodeListModel::PositionRole);
    const milliseconds duration = millisecondsOf(row.index, EpisodeListModel::DurationRole);
    if (position.count() <= 0 || duration.count() <= 0)
        return;
    const double share = std::clamp(double(position.count()) / double(duration.count()), 0.0, 1.0);
    QRect groove(row.texts.left(),
                 row.option.rect.bottom() - units(row.option.font, 1.5),
                 row.texts.width(),
                 2);
    QColor rest = row.text;
    rest.setAlphaF(0.15F);
    painter.fillRect(row.mirrored(groove), rest);
    groove.setWidth(int(groove.width() * share));
    const bool isSelected = row.option.state.testFlag(QStyle::State_Selected);
    painter.fillRect(
        row.mirrored(groove),
        row.option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Highlight));
}

void EpisodeDelegate::paintSigns(QPainter &painter, const Row &row) const
{
    const qreal ratio = painter.device()->devicePixelRatioF();
    const bool isHovered = row.option.state.testFlag(QStyle::State_MouseOver);
    const bool canPlay = row.index.data(EpisodeListModel::HasEnclosureRole).toBool();
    const bool isCurrent = row.index.data(EpisodeListModel::IsCurrentRole).toBool();
    if (isHovered && canPlay) {
        const QRect button = playButton(row.option);
        painter.setPen(Qt::NoPen);
        painter.setBrush(row.text);
        painter.drawEllipse(button);
        const int size = units(row.option.font, 5);
        const QRect sign(button.center() - QPoint(size, size) / 2, QSize(size, size));
        const bool isSelected = row.option.state.testFlag(QStyle::State_Selected);
        painter.drawPixmap(sign.topLeft(),
                           tintedPixmap(u"play"_s,
                                        size,
                                        ratio,
                                        row.option.palette.color(isSelected ? QPalette::Highlight
                                                                            : QPalette::Base)));
        return;
    }
    const int size = units(row.option.font, 4);
    QRect sign(row.signs.right() - size - units(row.option.font, 4),
               row.signs.center().y() - size / 2,
               size,
               size);
    const auto draw = [&](const QString &name, const QColor &color) {
        painter.drawPixmap(row.mirrored(sign).topLeft(), tintedPixmap(name, size, ratio, color));
        sign.translate(-size - units(row.option.font, 1), 0);
    };
    if (isCurrent)
        draw(u"volume"_s, row.text);
    else if (row.index.data(EpisodeListModel::IsPlayedRole).toBool())
        draw(u"check"_s, row.weak);
    if (row.index.data(EpisodeListModel::IsFavouriteRole).toBool())
        draw(u"favourite-filled"_s, row.weak);
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

} // namespace dogear::widgets
