// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds the libraries of other players on this machine.
///
/// Threads: any but the GUI thread; the calls copy databases. `isCancelled` may be set from any
///          thread.
/// Tests:   tests/unit/importers/tst_find_players.cpp

#include <atomic>
#include <importers/player.h>
#include <importers/user_folders.h>

namespace dogear::importers {

/// Looks for the libraries of players in the places where they are on Linux, also in those of
/// Flatpak. Libraries that cannot be recognised are left out, and so are those
/// without a show.
/// \return in the order of the players; those that were found before \a isCancelled was set
[[nodiscard]] QList<PlayerFile> findPlayers(const UserFolders &folders,
                                            const std::atomic_bool &isCancelled);

} // namespace dogear::importers
