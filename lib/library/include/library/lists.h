// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Holds the use cases behind lists of the user, behind lists that are not of episodes, and
/// behind links to an episode.
///
/// Threads: GUI thread.
/// Owner:   Library.

#include <episodes/linked_episodes.h>
#include <episodes/playlists.h>
#include <episodes/saved_searches.h>
#include <episodes/show_outlines.h>
#include <listening/play_sources.h>

namespace dogear::library {

struct Lists
{
    episodes::SavedSearches savedSearches;
    episodes::Playlists playlists;
    listening::PlaySources sources;
    episodes::ShowOutlines showOutlines;
    episodes::LinkedEpisodes linkedEpisodes;
};

} // namespace dogear::library
