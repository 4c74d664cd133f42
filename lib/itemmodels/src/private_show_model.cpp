// SPDX-License-Identifier: GPL-3.0-or-later
#include <itemmodels/private_show_model.h>

namespace dogear::itemmodels {

void PrivateShowModel::setShows(const QList<devices::PrivateShow> &shows)
{
    QList<PrivateShowRow> wanted;
    for (const devices::PrivateShow &show : shows)
        wanted.append({show});
    setRows(wanted);
}

QVariant PrivateShowModel::cell(const PrivateShowRow &row, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return row.show.title;
    case Qt::CheckStateRole:
        return int(row.show.isAllowed ? Qt::Checked : Qt::Unchecked);
    case ReasonRole:
        return int(row.show.reason);
    default:
        return {};
    }
}

bool PrivateShowModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    PrivateShowRow row = rows().at(index.row());
    const bool isAllowed = value.toInt() == Qt::Checked;
    if (row.show.isAllowed == isAllowed)
        return true;
    row.show.isAllowed = isAllowed;
    changeRow(index.row(), row);
    emit allowedChanged(row.show.feed, isAllowed);
    return true;
}

Qt::ItemFlags PrivateShowModel::flags(const QModelIndex &index) const
{
    return index.isValid() ? ListRows::flags(index) | Qt::ItemIsUserCheckable : Qt::ItemFlags();
}

QHash<int, QByteArray> PrivateShowModel::roleNames() const
{
    return {
        {Qt::DisplayRole, "display"}, {Qt::CheckStateRole, "checkState"}, {ReasonRole, "reason"}};
}

} // namespace dogear::itemmodels
