// SPDX-License-Identifier: GPL-3.0-or-later
#include <domain/order_change.h>

#include <QSet>

#include <algorithm>
#include <iterator>

namespace dogear::domain {

namespace {

/// The episodes of \a order that are also in \a other.
QList<EpisodeId> alsoIn(const QList<EpisodeId> &order, const QList<EpisodeId> &other)
{
    return without(order, without(order, other));
}

/// Gives the episodes that \a change has moved their old order, at the places that they have now.
QList<EpisodeId> inOldOrder(QList<EpisodeId> order, const OrderChange &change)
{
    QList<EpisodeId> moved = alsoIn(change.before, change.after);
    if (moved == alsoIn(change.after, change.before))
        return order;
    moved = alsoIn(moved, order);
    const QSet<EpisodeId> movable(moved.cbegin(), moved.cend());
    auto next = moved.cbegin();
    for (EpisodeId &id : order) {
        if (movable.contains(id))
            id = *next++;
    }
    return order;
}

/// Inserts the episodes that \a change has removed, each behind the one that it was behind.
QList<EpisodeId> withRemoved(QList<EpisodeId> order, const OrderChange &change)
{
    EpisodeId previous;
    for (const EpisodeId id : change.before) {
        if (!order.contains(id) && !change.after.contains(id))
            order.insert(order.indexOf(previous) + 1, id); // -1 + 1: in front
        previous = id;
    }
    return order;
}

} // namespace

QList<EpisodeId> without(const QList<EpisodeId> &order, const QList<EpisodeId> &ids)
{
    const QSet<EpisodeId> gone(ids.cbegin(), ids.cend());
    QList<EpisodeId> rest;
    std::ranges::copy_if(
        order, std::back_inserter(rest), [&gone](EpisodeId id) { return !gone.contains(id); });
    return rest;
}

QList<EpisodeId> moved(const QList<EpisodeId> &order, const QList<EpisodeId> &ids, EpisodeId before)
{
    QList<EpisodeId> block = alsoIn(ids, order);
    block.removeAll(before);
    const QList<EpisodeId> others = without(order, block);
    const qsizetype at = others.indexOf(before);
    return at < 0 ? others + block : others.first(at) + block + others.sliced(at);
}

QList<EpisodeId> undone(const QList<EpisodeId> &order, const OrderChange &change)
{
    const QList<EpisodeId> added = without(change.after, change.before);
    return withRemoved(inOldOrder(without(order, added), change), change);
}

QList<EpisodeId> changedIn(const OrderChange &change)
{
    QList<EpisodeId> ids;
    for (const EpisodeId id : change.before + change.after) {
        if (change.before.contains(id) != change.after.contains(id))
            ids.append(id);
    }
    return ids.isEmpty() ? change.before : ids;
}

} // namespace dogear::domain
