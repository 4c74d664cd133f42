// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds the episodes that a host gave other guids, so that they keep their state.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/storage/tst_episode_identity.cpp

#include <domain/episode.h>

#include <QHash>
#include <QList>

namespace dogear::storage {

/// What an episode is known by without its guid.
struct EpisodeLook
{
    QString title;
    std::optional<QDateTime> published;
    std::optional<std::chrono::milliseconds> duration;
    QUrl enclosureUrl; ///< empty if there is none
    QString enclosureType;
    std::optional<qint64> fileBytes = {}; ///< of an episode that is a file of this machine
};

/// How far apart two lengths of one episode may be: advertisements come and go.
inline constexpr std::chrono::minutes sameLength{10};

/// Which episodes of \a unknown, whose guids are new, are episodes of \a vanished, whose guids the
/// feed does not have any more.
///
/// The first of these that fits exactly one episode on either side decides:
///   - the same enclosure, whatever else changed;
///   - files of the same number of bytes, which were renamed or moved;
///   - the same title and moment of publication;
///   - the same title and day, if \a isWholesale, no guid of the document is known, and there are
///     at least two such pairs. Without that, of a show with one title for every hour each new
///     episode would be taken for the one before it.
/// All but the first want lengths within sameLength, where known, and not sound on the one side and
/// video on the other.
///
/// \return index in \a unknown → index in \a vanished
[[nodiscard]] QHash<int, int> renamedEpisodes(const QList<EpisodeLook> &vanished,
                                              const QList<EpisodeLook> &unknown,
                                              bool isWholesale);

} // namespace dogear::storage
