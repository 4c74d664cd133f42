// SPDX-License-Identifier: GPL-3.0-or-later
#include <itemmodels/transfer_table_model.h>

#include <algorithm>

namespace dogear::itemmodels {

using transfer::ShowTransfer;
using transfer::StateCounts;

namespace {

int sum(const StateCounts &counts)
{
    return counts.positions + counts.played + counts.favourites + counts.queued;
}

} // namespace

void TransferTableModel::setPreview(const transfer::TransferPreview &preview)
{
    beginResetModel();
    m_shows = preview.shows;
    m_ticked.clear();
    for (const ShowTransfer &show : std::as_const(m_shows)) {
        if (!preview.notSuggested.contains(show.show))
            m_ticked.insert(show.show);
    }
    endResetModel();
    emit ticksChanged();
}

void TransferTableModel::updatePreview(const transfer::TransferPreview &preview)
{
    const bool hasSameRows =
        std::ranges::equal(m_shows, preview.shows, {}, &ShowTransfer::show, &ShowTransfer::show);
    if (!hasSameRows) {
        setPreview(preview);
        return;
    }
    m_shows = preview.shows;
    if (!m_shows.isEmpty())
        emit dataChanged(index(0, 0), index(int(m_shows.size()) - 1, columns - 1));
    emit ticksChanged();
}

bool TransferTableModel::isTicked(const ShowTransfer &show) const
{
    return !show.isEmpty() && m_ticked.contains(show.show);
}

QSet<qsizetype> TransferTableModel::ticked() const
{
    QSet<qsizetype> shows;
    for (const ShowTransfer &show : m_shows) {
        if (isTicked(show))
            shows.insert(show.show);
    }
    return shows;
}

int TransferTableModel::tickable() const
{
    return int(
        std::ranges::count_if(m_shows, [](const ShowTransfer &show) { return !show.isEmpty(); }));
}

void TransferTableModel::tickAll(bool isTicked)
{
    m_ticked.clear();
    if (isTicked) {
        for (const ShowTransfer &show : std::as_const(m_shows))
            m_ticked.insert(show.show);
    }
    if (!m_shows.isEmpty())
        emit dataChanged(
            index(0, ShowColumn), index(int(m_shows.size()) - 1, ShowColumn), {Qt::CheckStateRole});
    emit ticksChanged();
}

int TransferTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_shows.size());
}

int TransferTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant TransferTableModel::valueOf(const ShowTransfer &show, int column) const
{
    const int waiting = sum(show.waiting);
    switch (column) {
    case ShowColumn:
        return show.title;
    case PresenceColumn:
        return int(show.presence);
    case TakenColumn:
        // What waits for its feed comes over later; what is not in the feed does not.
        return sum(show.taken) + (show.isRead ? 0 : waiting);
    case RemainderColumn:
        return show.kept + show.waitingEpisodes;
    default:
        return {};
    }
}

QVariant TransferTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || index.row() >= m_shows.size())
        return {};
    const ShowTransfer &show = m_shows.at(index.row());
    if (role == ValueRole)
        return valueOf(show, index.column());
    if (role == Qt::CheckStateRole && index.column() == ShowColumn)
        return int(isTicked(show) ? Qt::Checked : Qt::Unchecked);
    return {};
}

bool TransferTableModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::CheckStateRole || !flags(index).testFlag(Qt::ItemIsUserCheckable))
        return false;
    const qsizetype show = m_shows.at(index.row()).show;
    if (value.value<Qt::CheckState>() == Qt::Checked)
        m_ticked.insert(show);
    else
        m_ticked.remove(show);
    emit dataChanged(index, index, {Qt::CheckStateRole});
    emit ticksChanged();
    return true;
}

Qt::ItemFlags TransferTableModel::flags(const QModelIndex &index) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || index.row() >= m_shows.size())
        return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    // A show of which nothing comes over has no tick, which would promise a change.
    if (index.column() == ShowColumn && !m_shows.at(index.row()).isEmpty())
        flags |= Qt::ItemIsUserCheckable;
    return flags;
}

QHash<int, QByteArray> TransferTableModel::roleNames() const
{
    return {{ValueRole, "value"}, {Qt::CheckStateRole, "checkState"}};
}

} // namespace dogear::itemmodels
