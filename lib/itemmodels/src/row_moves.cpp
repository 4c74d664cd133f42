// SPDX-License-Identifier: GPL-3.0-or-later
#include <itemmodels/episode_list_model.h>
#include <itemmodels/row_moves.h>

#include <QMimeData>

#include <algorithm>
#include <memory>
#include <optional>

namespace dogear::itemmodels {

namespace {

bool canBeDragged(const EpisodeListModel &model, int row)
{
    const QModelIndex index = model.index(row);
    return index.isValid() && model.flags(index).testFlag(Qt::ItemIsDragEnabled);
}

/// The row in front of which \a rows have to be dropped; empty if they cannot be moved that way.
std::optional<int> targetOf(const EpisodeListModel &model,
                            const QModelIndexList &rows,
                            RowMove move)
{
    // An id that is not in the list has an invalid index, which cannot be dragged either.
    const auto isFixed = [&model](const QModelIndex &row) {
        return !canBeDragged(model, row.row());
    };
    if (rows.isEmpty() || std::ranges::any_of(rows, isFixed))
        return {};
    const auto [first, last] = std::ranges::minmax(rows, {}, &QModelIndex::row);
    // Down means behind the next row, which has to be movable itself, and so in front of the row
    // after that.
    if (move == RowMove::Down)
        return canBeDragged(model, last.row() + 1) ? std::optional(last.row() + 2) : std::nullopt;
    if (first.row() == 0)
        return {};
    return move == RowMove::Up ? first.row() - 1 : 0;
}

QModelIndexList rowsOf(const EpisodeListModel &model, const QList<EpisodeId> &ids)
{
    QModelIndexList rows;
    for (const EpisodeId id : ids)
        rows.append(model.indexOf(id));
    return rows;
}

} // namespace

bool canMove(const EpisodeListModel &model, const QList<EpisodeId> &ids, RowMove move)
{
    return targetOf(model, rowsOf(model, ids), move).has_value();
}

bool moveRows(EpisodeListModel &model, const QList<EpisodeId> &ids, RowMove move)
{
    const QModelIndexList rows = rowsOf(model, ids);
    const auto target = targetOf(model, rows, move);
    if (!target)
        return false;
    // The same path as drag and drop, so that both have the same rules.
    const std::unique_ptr<QMimeData> dragged(model.mimeData(rows));
    return model.dropMimeData(dragged.get(), Qt::MoveAction, *target, 0, {});
}

} // namespace dogear::itemmodels
