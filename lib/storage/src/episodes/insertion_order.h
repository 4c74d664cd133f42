// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The order in which the episodes of a document are stored.
///
/// Lists show the newest first and, of episodes with the same time, the one that was stored last.
/// So of those with the same time, or without any, the older ones are stored first: by season and
/// number if all of them have one, else against the order of the document, which has its newest
/// episode first unless its dates say otherwise.
///
/// Pure; any thread.
/// Tests: tests/unit/storage/tst_episode_order.cpp

#include <storage/episode_store.h>

#include <QDateTime>
#include <QList>

namespace dogear::storage {

/// Places in \a episodes, each once; an episode whose time no other one has keeps its place, and
/// all do if \a order says which one is older.
[[nodiscard]] QList<qsizetype> insertionOrder(const QList<EpisodeToStore> &episodes,
                                              const QDateTime &now,
                                              DocumentOrder order = DocumentOrder::ByDate);

} // namespace dogear::storage
