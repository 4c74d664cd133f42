// SPDX-License-Identifier: GPL-3.0-or-later
// EpisodeListModel: moves rows by drag and drop, in lists whose order the user decides.
#include "episode_row_cache.h"

#include <downloads/download_list.h>
#include <itemmodels/episode_list_model.h>
#include <listening/queue.h>

#include <QMimeData>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::itemmodels {

namespace {

const QString episodeMimeType = u"application/x-dogear-episodes"_s; ///< ids, separated by blanks

QList<EpisodeId> idsIn(const QMimeData &data)
{
    QList<EpisodeId> ids;
    for (const QByteArray &word : data.data(episodeMimeType).split(' ')) {
        const EpisodeId id{word.toLongLong()};
        if (id.isValid())
            ids.append(id);
    }
    return ids;
}

} // namespace

/// Whether the user decides the order of this list and all its rows are shown.
bool EpisodeListModel::canBeOrdered() const
{
    // With a filter, the row in front of which an episode is dropped is not the next one in the
    // whole order.
    const ViewKind kind = m_query->view().kind;
    const bool isOrdered = isOrderedByHand(kind) || kind == ViewKind::Downloads;
    return isOrdered && !m_query->isSearching() && !m_query->filter().isNarrowing();
}

bool EpisodeListModel::canBeDragged(int row) const
{
    if (!canBeOrdered() || m_query->view().kind != ViewKind::Downloads)
        return canBeOrdered();
    // Finished downloads are listed behind the unfinished ones and have no order to change.
    const EpisodeRow *here = m_rowCache->find(rows().at(row).id);
    return here && here->episode.download != domain::DownloadState::Done;
}

Qt::ItemFlags EpisodeListModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = ListRows::flags(index);
    // Drops go between rows: only the invalid root index accepts them.
    if (!index.isValid())
        return canBeOrdered() ? flags | Qt::ItemIsDropEnabled : flags;
    return canBeDragged(index.row()) ? flags | Qt::ItemIsDragEnabled : flags;
}

Qt::DropActions EpisodeListModel::supportedDropActions() const
{
    return Qt::MoveAction;
}

QStringList EpisodeListModel::mimeTypes() const
{
    return {episodeMimeType};
}

QMimeData *EpisodeListModel::mimeData(const QModelIndexList &indexes) const
{
    if (indexes.isEmpty())
        return nullptr;
    QModelIndexList inOrder = indexes; // a selection is in the order of the clicks
    std::ranges::sort(inOrder, {}, &QModelIndex::row);
    QByteArrayList ids;
    for (const QModelIndex &index : std::as_const(inOrder))
        ids.append(QByteArray::number(episodeIdOf(index).value));
    auto *data = new QMimeData; // the caller takes ownership
    data->setData(episodeMimeType, ids.join(' '));
    return data;
}

bool EpisodeListModel::dropMimeData(const QMimeData *data,
                                    Qt::DropAction action,
                                    int row,
                                    int /*column*/,
                                    const QModelIndex &parent)
{
    if (action != Qt::MoveAction || !canBeOrdered() || !data->hasFormat(episodeMimeType))
        return false;
    const QList<EpisodeId> ids = idsIn(*data);
    const QSet<EpisodeId> dragged(ids.cbegin(), ids.cend());
    // Qt passes row -1 for a drop on a row (parent) or behind the last one.
    int before = row >= 0 ? row : parent.isValid() ? parent.row() : int(rows().size());
    // A dragged row moves itself, so the row behind it is the one that stays.
    while (before < rows().size() && dragged.contains(rows().at(before).id))
        ++before;
    const bool isAtEnd = before >= rows().size() || !canBeDragged(before);
    const EpisodeId next = isAtEnd ? EpisodeId() : rows().at(before).id;
    if (m_query->view().kind == ViewKind::UpNext) {
        m_queue.move(ids, next);
        return true;
    }
    if (m_query->view().kind == ViewKind::List) {
        emit moveRequested(m_query->view().list, ids, next);
        return true;
    }
    // One by one in front of `next`, to keep the order of several rows.
    for (const EpisodeId id : ids) {
        m_downloads.move(id, next).then(this, [this](const Result<> &moved) {
            if (!moved)
                emit failed(moved.error());
        });
    }
    return true;
}

} // namespace dogear::itemmodels
