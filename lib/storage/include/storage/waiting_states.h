// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Gives the episodes of a show the states that another player has of them.
///
/// Threads: the database thread, in the caller's transaction. May fail with a Database… code.
/// Tests:   tests/unit/storage/tst_waiting_states.cpp
/// Decision: README.md, "A state from another player waits until its feed is read".

#include <base/ids.h>
#include <base/result.h>
#include <domain/library.h>

#include <QDateTime>
#include <QHash>
#include <QList>
#include <QString>
#include <QUrl>

#include <chrono>
#include <optional>

namespace dogear::storage {

class Connection;

/// A place of an episode as the position file has it.
struct KnownPlace
{
    bool isPlayed = false;
    std::chrono::milliseconds position{};
    QDateTime changed; ///< UTC
};
using KnownPlaces = QHash<QString, KnownPlace>; ///< by guid

/// An episode whose place came over, for the position file.
struct FilledPlace
{
    QUrl feed; ///< address of its show
    QString guid;
    std::chrono::milliseconds duration{}; ///< 0 if unknown
    domain::EpisodeState state;           ///< the new one
    QDateTime changed;                    ///< UTC; time of the place, or of the import if unknown
    std::optional<QDateTime> changedBefore = {}; ///< UTC; time of the place that it replaces
};

/// Number of states that came over, by kind; one episode may count in several.
struct FilledStates
{
    int positions = 0;
    int played = 0;
    int favourites = 0;
    int queued = 0;
    int kept = 0; ///< places that differ, but are newer in Dogear, or of unknown age
    QList<FilledPlace> places = {};
    QList<EpisodeId> episodes = {}; ///< each changed episode once
};

/// Gives the episodes of \a show the states that wait for them, as domain::merged() decides.
/// Queued episodes that are not played and not queued yet are added to Up next, in the order of
/// the other player. \a known has the places of the position file, which are right where the
/// database differs; episodes that are not in it have none there.
[[nodiscard]] Result<FilledStates> fillWaitingStates(Connection &connection,
                                                     PodcastId show,
                                                     const KnownPlaces &known,
                                                     const QDateTime &now);

} // namespace dogear::storage
