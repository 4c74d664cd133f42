// SPDX-License-Identifier: GPL-3.0-or-later
#include <itemmodels/private_show_model.h>

namespace dogear::itemmodels {

void PrivateShowModel::setShows(const QList<devices::PrivateShow> &shows)
{
    if (shows == m_shows)
        return; // keeps selection and scroll position, also after a click on a check box
    beginResetModel();
    m_shows = shows;
    endResetModel();
}

int PrivateShowModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_shows.size());
}

QVariant PrivateShowModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const devices::PrivateShow &show = m_shows.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return show.title;
    case Qt::CheckStateRole:
        return int(show.isAllowed ? Qt::Checked : Qt::Unchecked);
    case ReasonRole:
        return int(show.reason);
    default:
        return {};
    }
}

bool PrivateShowModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    devices::PrivateShow &show = m_shows[index.row()];
    const bool isAllowed = value.toInt() == Qt::Checked;
    if (show.isAllowed == isAllowed)
        return true;
    show.isAllowed = isAllowed;
    emit dataChanged(index, index, {Qt::CheckStateRole});
    emit allowedChanged(QUrl(show.feed), isAllowed);
    return true;
}

Qt::ItemFlags PrivateShowModel::flags(const QModelIndex &index) const
{
    return index.isValid() ? QAbstractListModel::flags(index) | Qt::ItemIsUserCheckable
                           : Qt::ItemFlags();
}

QHash<int, QByteArray> PrivateShowModel::roleNames() const
{
    return {{Qt::DisplayRole, "display"}, {Qt::CheckStateRole, "checkState"}, {ReasonRole, "reason"}};
}

} // namespace dogear::itemmodels
