// SPDX-License-Identifier: GPL-3.0-or-later
#include "status_icons.h"

#include <itemmodels/episode_list_model.h>
#include <widgets/download_text.h>
#include <widgets/icons.h>
#include <widgets/metrics.h>

#include <QPainter>
#include <QPainterPath>
#include <QStyleOptionViewItem>

#include <array>
#include <optional>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using itemmodels::EpisodeListModel;

namespace {

constexpr double signUnits = 4;
constexpr double gapUnits = 1;

struct Signs
{
    bool isCurrent = false;
    bool isPlayed = false;
    bool isQueued = false;
    bool isFavourite = false;
    QString download;              ///< name of its icon; empty without one
    std::optional<double> fetched; ///< fraction; while a download of known length runs
    bool isFetched = false;

    // In the player: the equaliser replaces the sign for "played". Queued: IsQueuedElsewhereRole,
    // because in Up next itself every row would have the sign.
    explicit Signs(const QModelIndex &index)
        : isCurrent(index.data(EpisodeListModel::IsCurrentRole).toBool())
        , isPlayed(!isCurrent && index.data(EpisodeListModel::IsPlayedRole).toBool())
        , isQueued(index.data(EpisodeListModel::IsQueuedElsewhereRole).toBool())
        , isFavourite(index.data(EpisodeListModel::IsFavouriteRole).toBool())
    {
        const DownloadStatus status = downloadStatusOf(index);
        download = downloadIcon(status);
        isFetched = status.progress.has_value();
        if (status.state == domain::DownloadState::Waiting)
            fetched = downloadedFraction(status);
    }

    [[nodiscard]] int count() const
    {
        return int(isCurrent) + int(isPlayed) + int(isQueued) + int(!download.isEmpty())
               + int(isFavourite);
    }
};

/// Draws three bars, the sign of the episode in the player.
void drawEqualiser(QPainter &painter, const QRect &area, const QColor &color)
{
    constexpr std::array heights = {0.5, 0.9, 0.65};
    const double step = area.width() / 3.0;
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    for (std::size_t i = 0; i < heights.size(); ++i) {
        const double height = area.height() * heights.at(i);
        painter.drawRoundedRect(QRectF(area.left() + step * double(i) + step * 0.15,
                                       area.bottom() + 1 - height,
                                       step * 0.7,
                                       height),
                                1,
                                1);
    }
}

/// Fills the ring of the icon "download-waiting" from its top, clockwise, up to \a fraction.
void drawRing(QPainter &painter, const QRect &area, double fraction, const QColor &color)
{
    constexpr double ringShare = 8.4 / 24; // as in the icon
    constexpr double lineShare = 2.6 / 24; // stronger than in the icon
    constexpr int wholeCircle = 360 * 16;  // in the unit of drawArc()
    const QPointF center = QRectF(area).center();
    const double radius = area.width() * ringShare;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(color, area.width() * lineShare));
    painter.drawArc(QRectF(center.x() - radius, center.y() - radius, 2 * radius, 2 * radius),
                    wholeCircle / 4,
                    -int(fraction * wholeCircle));
}

} // namespace

int statusIconsWidth(const QModelIndex &index, const QFont &font)
{
    const int count = Signs(index).count();
    return count == 0 ? 0 : units(font, count * signUnits + (count - 1) * gapUnits);
}

void drawStatusIcons(QPainter &painter,
                     const QRect &area,
                     const QModelIndex &index,
                     const StatusIconStyle &style)
{
    const Signs signs(index);
    const int size = units(style.option.font, signUnits);
    const bool isReversed = style.option.direction == Qt::RightToLeft;
    const int step = size + units(style.option.font, gapUnits);
    // The first sign stands at the edge of the row, the others follow inwards.
    QRect sign(isReversed ? area.left() : area.right() + 1 - size,
               area.center().y() - size / 2,
               size,
               size);
    const auto next = [&] { sign.translate(isReversed ? step : -step, 0); };
    const auto icon = [&](const QString &name, const QColor &color) {
        painter.drawPixmap(sign.topLeft(),
                           tintedPixmap(name, size, painter.device()->devicePixelRatioF(), color));
        next();
    };
    if (signs.isCurrent) {
        drawEqualiser(painter, sign, style.accent);
        next();
    }
    if (signs.isPlayed)
        icon(u"check"_s, style.weak);
    if (signs.isQueued)
        icon(u"queue"_s, style.weak);
    if (!signs.download.isEmpty()) {
        const QRect place = sign; // icon() goes to the next one
        icon(signs.download, signs.isFetched && !signs.fetched ? style.accent : style.weak);
        if (signs.fetched)
            drawRing(painter, place, *signs.fetched, style.accent);
    }
    if (signs.isFavourite)
        icon(u"favourite-filled"_s, style.weak);
}

void drawFolded(QPainter &painter,
                const QRect &area,
                const QPixmap &picture,
                const QColor &flapColor,
                double share)
{
    // From 20 % of the width, for an episode that has just begun, to 45 % at its end.
    const double fold = area.width() * (0.2 + 0.25 * share);
    const QPointF corner(area.right() + 1, area.top());
    const QPointF above = corner - QPointF(fold, 0);
    const QPointF below = corner + QPointF(0, fold);
    QPainterPath page;
    page.addPolygon(QPolygonF{area.topLeft(),
                              above,
                              below,
                              QPointF(area.right() + 1, area.bottom() + 1),
                              QPointF(area.left(), area.bottom() + 1)});
    painter.save();
    painter.setClipPath(page, Qt::IntersectClip);
    painter.drawPixmap(area.topLeft(), picture);
    painter.restore();
    QPainterPath flap;
    flap.addPolygon(QPolygonF{above, below, QPointF(above.x(), below.y())});
    painter.fillPath(flap, flapColor);
}

} // namespace dogear::widgets
