// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Adjusts sort times of episodes to the listening order of their document.
///
/// Lists are ordered by sort_time and then by id. An episode keeps its own time unless it would be
/// listed after an episode that is to be heard after it; then it moves directly before that one. So
/// an episode added at the end is the newest, and one added in between does not move the episodes
/// after it.
///
/// Threads: sortTimesInListeningOrder() is pure; storeListeningOrder() runs on the database thread.
/// Tests:   tests/unit/storage/tst_episode_order.cpp

#include <base/ids.h>
#include <base/result.h>
#include <storage/episode_store.h>

namespace dogear::storage {

struct EpisodeSortTime
{
    qint64 id = 0;
    qint64 sortTime = 0; ///< Unix seconds

    friend bool operator==(const EpisodeSortTime &, const EpisodeSortTime &) = default;
};

/// Returns \a episodes, which are in listening order, with times that give the same order.
[[nodiscard]] QList<EpisodeSortTime> sortTimesInListeningOrder(QList<EpisodeSortTime> episodes);

/// Stores such times for the episodes of \a podcast. \pre \a episodes are stored already
[[nodiscard]] Result<> storeListeningOrder(Connection &connection,
                                           PodcastId podcast,
                                           const QList<EpisodeToStore> &episodes);

} // namespace dogear::storage
