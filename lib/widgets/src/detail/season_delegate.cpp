// SPDX-License-Identifier: GPL-3.0-or-later
#include "season_delegate.h"

#include "list/episode_delegate.h"
#include "parts/painted_row.h"
#include "parts/row_delegate.h"

#include <itemmodels/show_episodes_model.h>
#include <words/format.h>
#include <words/plain_text.h>

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using itemmodels::ShowEpisodesModel;

SeasonDelegate::SeasonDelegate(ArtworkImages &images, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_episodes(new EpisodeDelegate(images, this))
{
    m_episodes->setNamesShow(false); // the page does
    connect(m_episodes, &EpisodeDelegate::playClicked, this, &SeasonDelegate::playClicked);
}

bool SeasonDelegate::isHeading(const QModelIndex &index)
{
    return index.data(ShowEpisodesModel::IsHeadingRole).toBool();
}

QString SeasonDelegate::heading(const QModelIndex &index)
{
    const QVariant season = index.data(ShowEpisodesModel::SeasonRole);
    if (!season.isValid())
        return tr("Without a season");
    return words::joinedPlain({words::formatNumbers(season.toInt(), {}),
                               index.data(ShowEpisodesModel::SeasonNameRole).toString()});
}

void SeasonDelegate::paint(QPainter *painter,
                           const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    if (!isHeading(index)) {
        m_episodes->paint(painter, option, index);
        return;
    }
    const PaintedRow row(option, index);
    const int margin = units(option.font, rowMarginUnits);
    painter->save();
    painter->setFont(semibold(option.font));
    painter->setPen(row.text);
    // At the bottom, next to the episodes of the season.
    const QRect area = option.rect.adjusted(margin, margin, -margin, -units(option.font, 2));
    const QString text =
        painter->fontMetrics().elidedText(heading(index), Qt::ElideRight, area.width());
    const auto alignment =
        QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignBottom);
    painter->drawText(area, int(alignment), text);
    painter->setPen(option.palette.color(QPalette::Mid));
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    painter->restore();
}

QSize SeasonDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    return m_episodes->sizeHint(option, index); // one height for all rows (uniform_list_view.h)
}

bool SeasonDelegate::editorEvent(QEvent *event,
                                 QAbstractItemModel *model,
                                 const QStyleOptionViewItem &option,
                                 const QModelIndex &index)
{
    if (isHeading(index))
        return false;
    if (m_episodes->editorEvent(event, model, option, index))
        return true;
    if (!leftClick(*event))
        return false;
    emit episodeClicked(index);
    return true;
}

bool SeasonDelegate::helpEvent(QHelpEvent *event,
                               QAbstractItemView *view,
                               const QStyleOptionViewItem &option,
                               const QModelIndex &index)
{
    return isHeading(index) ? false : m_episodes->helpEvent(event, view, option, index);
}

} // namespace dogear::widgets
