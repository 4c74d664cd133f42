// SPDX-License-Identifier: GPL-3.0-or-later
#include <itemmodels/set_aside_model.h>

namespace dogear::itemmodels {

void SetAsideModel::setActions(const QList<domain::SetAsideAction> &actions)
{
    QList<SetAsideRow> rows;
    for (const domain::SetAsideAction &action : actions)
        rows.append({action});
    setRows(rows);
}

QHash<int, QByteArray> SetAsideModel::roleNames() const
{
    return {
        {TimeRole, "time"}, {EpisodeRole, "episode"}, {FeedRole, "feed"}, {ReasonRole, "reason"}};
}

QVariant SetAsideModel::cell(const SetAsideRow &row, int role) const
{
    switch (role) {
    case TimeRole:
        return row.action.time;
    case EpisodeRole:
        return row.action.episode;
    case FeedRole:
        return row.action.feed;
    case ReasonRole:
        return QVariant::fromValue(row.action.reason);
    default:
        return {};
    }
}

} // namespace dogear::itemmodels
