// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Owns the item models and pictures of the library that the panes of the window show.
///
/// Begins to read the list of the last session at once, so that the library is read while the
/// window is being built.
///
/// Threads: GUI thread.
/// Owner:   the composition root; outlives the window, is outlived by the library.

#include <itemmodels/bookmark_list_model.h>
#include <itemmodels/episode_list_model.h>
#include <itemmodels/fetch_list_model.h>
#include <itemmodels/sidebar_model.h>
#include <widgets/artwork_images.h>

namespace dogear {

struct Services;

struct LibraryModels
{
    explicit LibraryModels(Services &services);

    itemmodels::SidebarModel sidebar;
    itemmodels::EpisodeListModel episodes;
    itemmodels::BookmarkListModel bookmarks;
    itemmodels::FetchListModel fetches; ///< the last fetches of a show's feed
    widgets::ArtworkImages images;
};

} // namespace dogear
