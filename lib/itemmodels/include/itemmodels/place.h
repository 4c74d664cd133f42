// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Where in the library the list is: a view over all shows, or one show.
///
/// Threads: values; any thread.
/// Tests:   tests/unit/itemmodels/tst_place.cpp

#include <domain/library.h>

#include <QString>

namespace dogear::itemmodels {

enum class PlaceKind {
    Inbox,      ///< unplayed episodes of every show
    UpNext,     ///< what plays next, in that order
    InProgress, ///< started and not finished, last heard first
    Favourites,
    History, ///< everything ever played, last heard first
    AllEpisodes,
    Bookmarks, ///< times that were marked; no list of episodes
    Downloads, ///< what is or will be kept on this computer: unfinished in their order, then files
    Podcast,   ///< one show
};

struct Place
{
    PlaceKind kind = PlaceKind::Inbox;
    PodcastId podcast = {}; ///< with PlaceKind::Podcast

    friend bool operator==(const Place &, const Place &) = default;
};

/// What narrows a place further; the chips above the list.
struct ListFilter
{
    bool onlyUnplayed = false;
    bool onlyInProgress = false;
    bool onlyFavourites = false;
    bool onlyOffline = false; ///< all of it is on this machine
    domain::EpisodeOrder order = domain::EpisodeOrder::NewestFirst;

    friend bool operator==(const ListFilter &, const ListFilter &) = default;
};

/// For the settings file: "inbox", "podcast:12".
[[nodiscard]] QString toKey(const Place &place);
/// Reads what toKey wrote; anything else is the Inbox.
[[nodiscard]] Place placeFromKey(const QString &key);

/// The episodes at \a place; of Bookmarks: all.
[[nodiscard]] domain::EpisodeFilter toFilter(const Place &place);

} // namespace dogear::itemmodels
