// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Keeps the episodes of a document in its order, where that is the order in which they are
///        heard.
///
/// Lists are ordered by sort_time and then by id. An episode stays at its own time, unless one that
/// is heard after it stands before it: then it goes just before that one. So what is added at the
/// end is new, and what is added in between takes its place without moving what follows.
///
/// Threads: sortTimesAsHeard() is pure; the rest runs on the database thread.
/// Tests:   tests/unit/storage/tst_episode_order.cpp

#include <base/ids.h>
#include <base/result.h>
#include <storage/episode_store.h>

namespace dogear::storage {

struct PlaceInTime
{
    qint64 id = 0;
    qint64 sortTime = 0; ///< Unix seconds

    friend bool operator==(const PlaceInTime &, const PlaceInTime &) = default;
};

/// \a episodes, which are in the order in which they are heard, with times that say the same.
[[nodiscard]] QList<PlaceInTime> sortTimesAsHeard(QList<PlaceInTime> episodes);

/// Gives the episodes of \a podcast, which are stored already, such times.
[[nodiscard]] Result<> orderAsHeard(Connection &connection,
                                    PodcastId podcast,
                                    const QList<EpisodeToStore> &episodes);

} // namespace dogear::storage
