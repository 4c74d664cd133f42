// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Edits the order of episodes in Up next and in lists, and undoes such edits.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/domain/tst_order_change.cpp, tests/integration/tst_queue.cpp

#include <base/ids.h>

#include <QList>

namespace dogear::domain {

/// An order of episodes before and after an edit.
struct OrderChange
{
    QList<EpisodeId> before;
    QList<EpisodeId> after;

    friend bool operator==(const OrderChange &, const OrderChange &) = default;
};

/// Returns \a order without \a ids.
[[nodiscard]] QList<EpisodeId> without(const QList<EpisodeId> &order, const QList<EpisodeId> &ids);

/// Returns \a order with \a ids, in their order, in front of \a before, or at the end if \a before
/// is not in it. Ids that are not in \a order are ignored: another program may have removed them.
[[nodiscard]] QList<EpisodeId> moved(const QList<EpisodeId> &order,
                                     const QList<EpisodeId> &ids,
                                     EpisodeId before);

/// Returns \a order with \a change undone: the episodes that it removed return, each behind the one
/// that it was behind; those that it added go; those that it moved get their old order. Episodes
/// that were added since stay.
[[nodiscard]] QList<EpisodeId> undone(const QList<EpisodeId> &order, const OrderChange &change);

/// Returns the episodes that \a change added or removed; if it only moved some, all of them.
[[nodiscard]] QList<EpisodeId> changedIn(const OrderChange &change);

} // namespace dogear::domain
