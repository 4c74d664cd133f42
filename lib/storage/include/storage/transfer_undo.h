// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Takes back an import from another player.
///
/// Threads: the database thread, in the caller's transaction. May fail with a Database… code.
/// Tests:   tests/unit/storage/tst_transfer_undo.cpp

#include <base/ids.h>
#include <base/result.h>
#include <storage/waiting_states.h>

#include <QList>
#include <QSet>

namespace dogear::storage {

class Connection;

/// A place that an import had set, for the position file.
struct UndonePlace
{
    FilledPlace set;             ///< as the import set it
    domain::EpisodeState before; ///< without a change time in `set`: there was no entry
};

/// What undo has changed.
struct UndoneTransfer
{
    QList<PodcastId> removedShows;   ///< shows that the import had followed
    QSet<EpisodeId> removedEpisodes; ///< their episodes
    QList<UndonePlace> places;
    QList<EpisodeId> changedEpisodes = {}; ///< that got their states of before
};

/// Takes \a transfer back: places, favourites, Up next, tags, titles and settings of shows, the
/// shows that it followed, and the states that still wait. What the user has changed since stays.
/// \return or NotFound
[[nodiscard]] Result<UndoneTransfer> undoTransfer(Connection &connection, TransferId transfer);

} // namespace dogear::storage
