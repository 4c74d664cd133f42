// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Joins what two directories say about one show or episode.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/discovery/tst_show_list.cpp

#include <discovery/directory_show.h>

namespace dogear::discovery {

/// Adds the members of \a other that \a show lacks. Of two feeds, keeps the one that is alive, else
/// the one with https, else the one with the newer episode.
void addTo(DirectoryShow &show, const DirectoryShow &other);

/// Adds to \a episode, and to its show, what only \a other knows.
void addTo(DirectoryEpisode &episode, const DirectoryEpisode &other);

} // namespace dogear::discovery
