// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Owns the item models and pictures of the library that the panes show.
///
/// The constructor starts reading the list of the last session, so that the library is read while
/// the window is being built.
///
/// Threads: GUI thread.
/// Owner:   Application; outlives the window, and the services outlive it.
/// Tests:   tests/gui/tst_main_window.cpp, tests/gui/tst_own_library.cpp

#include <itemmodels/bookmark_list_model.h>
#include <itemmodels/directory_list_model.h>
#include <itemmodels/episode_list_model.h>
#include <itemmodels/fetch_list_model.h>
#include <itemmodels/show_episodes_model.h>
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
    itemmodels::DirectoryListModel directories; ///< what searches and charts found
    itemmodels::FetchListModel fetches;         ///< the last fetches of the feed of the open show
    itemmodels::ShowEpisodesModel showEpisodes; ///< the episodes of the open show
    widgets::ArtworkImages images;
};

} // namespace dogear
