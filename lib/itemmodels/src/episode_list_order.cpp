// SPDX-License-Identifier: GPL-3.0-or-later
// EpisodeListModel: rows are dragged to another place of an order that is a listener's.
#include "episode_window.h"

#include <itemmodels/episode_list_model.h>
#include <library/download_list.h>
#include <library/queue.h>

#include <QMimeData>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::itemmodels {

namespace {

const QString episodeMimeType = u"application/x-dogear-episodes"_s; ///< ids, with blanks between

} // namespace

/// Where every row is the next one of an order that is a listener's.
bool EpisodeListModel::canBeOrdered() const
{
    const bool isOrdered =
        m_place.kind == PlaceKind::UpNext || m_place.kind == PlaceKind::Downloads;
    return isOrdered && !isSearching() && !m_filter.isNarrowing();
}

bool EpisodeListModel::canBeDragged(int row) const
{
    if (!canBeOrdered() || m_place.kind == PlaceKind::UpNext)
        return canBeOrdered();
    const EpisodeRow *here = m_window->find(rows().at(row).id);
    return here && here->episode.download != domain::DownloadState::Done;
}

Qt::ItemFlags EpisodeListModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = ListRows::flags(index);
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
    QModelIndexList inOrder = indexes;
    std::ranges::sort(inOrder, {}, &QModelIndex::row);
    QByteArrayList ids;
    for (const QModelIndex &index : std::as_const(inOrder))
        ids.append(QByteArray::number(episodeIdOf(index).value));
    auto *data = new QMimeData; // the view takes it
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
    const int before = row >= 0 ? row : parent.isValid() ? parent.row() : int(rows().size());
    const bool isAtEnd = before >= rows().size() || !canBeDragged(before);
    const EpisodeId next = isAtEnd ? EpisodeId() : rows().at(before).id;
    for (const QByteArray &word : data->data(episodeMimeType).split(' ')) {
        const EpisodeId id{word.toLongLong()};
        if (!id.isValid() || id == next)
            continue;
        if (m_place.kind == PlaceKind::UpNext)
            m_queue.move(id, next);
        else
            m_downloads.move(id, next).then(this, [this](const Result<> &moved) {
                if (!moved)
                    emit failed(moved.error());
            });
    }
    return true;
}

} // namespace dogear::itemmodels
