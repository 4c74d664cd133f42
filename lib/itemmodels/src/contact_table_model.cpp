// SPDX-License-Identifier: GPL-3.0-or-later
#include <itemmodels/contact_table_model.h>

#include <algorithm>

namespace dogear::itemmodels {

using contacts::HostContact;
using contacts::keyOf;

void ContactTableModel::setContacts(const QList<HostContact> &contacts)
{
    QList<HostContact> rows = contacts;
    std::ranges::sort(rows, {}, keyOf);
    int row = 0;
    for (const HostContact &wanted : std::as_const(rows)) {
        while (row < m_rows.size() && keyOf(m_rows.at(row)) < keyOf(wanted)) {
            beginRemoveRows({}, row, row);
            m_rows.removeAt(row);
            endRemoveRows();
        }
        if (row == m_rows.size() || keyOf(m_rows.at(row)) != keyOf(wanted)) {
            beginInsertRows({}, row, row);
            m_rows.insert(row, wanted);
            endInsertRows();
        } else if (m_rows.at(row) != wanted) {
            m_rows[row] = wanted;
            emit dataChanged(index(row, 0), index(row, columns - 1));
        }
        ++row;
    }
    if (row == m_rows.size())
        return;
    beginRemoveRows({}, row, int(m_rows.size()) - 1);
    m_rows.resize(row);
    endRemoveRows();
}

void ContactTableModel::setShows(const QHash<QString, QString> &titles)
{
    if (m_titles == titles)
        return;
    m_titles = titles;
    if (!m_rows.isEmpty())
        emit dataChanged(index(0, ShowsColumn), index(int(m_rows.size()) - 1, ShowsColumn));
}

int ContactTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int ContactTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant ContactTableModel::data(const QModelIndex &index, int role) const
{
    if (role != ValueRole || !checkIndex(index, CheckIndexOption::IndexIsValid)
        || index.row() >= m_rows.size())
        return {};
    const HostContact &contact = m_rows.at(index.row());
    switch (index.column()) {
    case HostColumn:
        return contact.host;
    case PurposeColumn:
        return int(contact.purpose);
    case ShowsColumn:
        return titlesOf(contact);
    case LastColumn:
        return contact.last;
    case FirstColumn:
        return contact.first;
    case RequestsColumn:
        return contact.requests;
    case BytesColumn:
        return contact.bytes;
    default:
        return {};
    }
}

QHash<int, QByteArray> ContactTableModel::roleNames() const
{
    return {{ValueRole, "value"}};
}

QStringList ContactTableModel::titlesOf(const HostContact &contact) const
{
    QStringList titles;
    for (const QString &show : contact.shows) {
        if (const auto title = m_titles.constFind(show); title != m_titles.cend())
            titles.append(*title);
    }
    titles.sort(Qt::CaseInsensitive);
    return titles;
}

} // namespace dogear::itemmodels
