// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Determines the order in which the episodes of a document are stored.
///
/// Lists show the newest episode first and, among equal times, the one that was stored last. So
/// among episodes with the same time, or without one, the older ones are stored first: by season
/// and number if all of them have a number, else in the reverse order of the document, which begins
/// with its newest episode unless its dates show the opposite.
///
/// Pure; any thread.
/// Tests: tests/unit/storage/tst_episode_order.cpp

#include <storage/episode_store.h>

#include <QDateTime>
#include <QList>

namespace dogear::storage {

/// Returns the indexes of \a episodes in the order of storing. An episode with a unique time keeps
/// its place; all episodes do if \a document is not ByDate.
[[nodiscard]] QList<qsizetype> insertionOrder(const QList<EpisodeToStore> &episodes,
                                              const QDateTime &now,
                                              DocumentOrder document = DocumentOrder::ByDate);

} // namespace dogear::storage
