// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Where in the library the list is: a view over all shows, or one show.
///
/// Threads: values; any thread.
/// Tests:   tests/unit/itemmodels/tst_place.cpp

#include <domain/library.h>

#include <QString>

#include <optional>

namespace dogear::itemmodels {

enum class PlaceKind {
    Inbox,      ///< unplayed episodes of every show that is not put away
    UpNext,     ///< what plays next, in that order
    InProgress, ///< started and not finished, last heard first
    Favourites,
    History, ///< everything ever played, last heard first
    AllEpisodes,
    Bookmarks, ///< times that were marked; no list of episodes
    Downloads, ///< what is or will be kept on this computer: unfinished in their order, then files
    Podcast,   ///< one show
    Tag,       ///< the shows that have a tag
    Search,    ///< what a saved search finds
};

struct Place
{
    PlaceKind kind = PlaceKind::Inbox;
    PodcastId podcast = {}; ///< with PlaceKind::Podcast
    QString name = {};      ///< of the tag or the search

    friend bool operator==(const Place &, const Place &) = default;
    friend size_t qHash(const Place &place, size_t seed = 0)
    {
        return qHashMulti(seed, int(place.kind), place.podcast.value, place.name);
    }
};

/// What narrows a place further, the chips above the list, and its order. Each place has its own.
struct ListFilter
{
    bool onlyUnplayed = false;
    bool onlyInProgress = false;
    bool onlyFavourites = false;
    bool onlyOffline = false;       ///< all of it is on this machine
    bool onlyTranscript = false;    ///< there is one to read
    std::optional<int> season = {}; ///< of a show
    /// None: as the place wants it, the newest first, or in a serial show the first.
    std::optional<domain::EpisodeOrder> order = {};

    /// Whether it leaves anything out.
    [[nodiscard]] bool isNarrowing() const;

    friend bool operator==(const ListFilter &, const ListFilter &) = default;
};

/// For the settings file: "inbox", "podcast:12", "tag:News".
[[nodiscard]] QString toKey(const Place &place);
/// Reads what toKey wrote; anything else is the Inbox.
[[nodiscard]] Place placeFromKey(const QString &key);

/// For the settings file: "unplayed season:2 oldest-first"; nothing, if it is as it is at first.
[[nodiscard]] QString toText(const ListFilter &filter);
/// Reads what toText wrote; words that it does not know are left out.
[[nodiscard]] ListFilter filterFromText(const QString &text);

/// The episodes at \a place; of Bookmarks and of a search, which has a query of its own: all.
[[nodiscard]] domain::EpisodeFilter toFilter(const Place &place);
/// Of those the episodes that \a filter wants; the order is not set.
[[nodiscard]] domain::EpisodeFilter toFilter(const Place &place, const ListFilter &filter);

} // namespace dogear::itemmodels
