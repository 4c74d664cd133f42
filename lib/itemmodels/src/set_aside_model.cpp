// SPDX-License-Identifier: GPL-3.0-or-later
#include <itemmodels/set_aside_model.h>

namespace dogear::itemmodels {

void SetAsideModel::setActions(const QList<domain::SetAsideAction> &actions)
{
    if (actions == m_actions)
        return; // keeps selection and scroll position
    beginResetModel();
    m_actions = actions;
    endResetModel();
}

int SetAsideModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_actions.size());
}

int SetAsideModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant SetAsideModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const domain::SetAsideAction &action = m_actions.at(index.row());
    if (role == FeedRole)
        return action.feed;
    if (role != ValueRole)
        return {};
    switch (index.column()) {
    case TimeColumn:
        return action.time;
    case EpisodeColumn:
        return action.episode;
    default:
        return QVariant::fromValue(action.reason);
    }
}

QHash<int, QByteArray> SetAsideModel::roleNames() const
{
    return {{ValueRole, "value"}, {FeedRole, "feed"}};
}

} // namespace dogear::itemmodels
