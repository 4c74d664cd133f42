// SPDX-License-Identifier: GPL-3.0-or-later
#include <itemmodels/place.h>

#include <array>

using namespace Qt::StringLiterals;

namespace dogear::itemmodels {

namespace {

constexpr auto podcastKey = "podcast:"_L1;

const std::array placeKeys = {
    std::pair{PlaceKind::Inbox, "inbox"_L1},
    std::pair{PlaceKind::UpNext, "up-next"_L1},
    std::pair{PlaceKind::InProgress, "in-progress"_L1},
    std::pair{PlaceKind::Favourites, "favourites"_L1},
    std::pair{PlaceKind::History, "history"_L1},
    std::pair{PlaceKind::AllEpisodes, "all"_L1},
    std::pair{PlaceKind::Bookmarks, "bookmarks"_L1},
    std::pair{PlaceKind::Downloads, "downloads"_L1},
};

} // namespace

QString toKey(const Place &place)
{
    for (const auto &[kind, key] : placeKeys) {
        if (kind == place.kind)
            return key;
    }
    return podcastKey + QString::number(place.podcast.value);
}

Place placeFromKey(const QString &key)
{
    for (const auto &[kind, name] : placeKeys) {
        if (name == key)
            return {.kind = kind};
    }
    if (key.startsWith(podcastKey)) {
        const PodcastId podcast{key.sliced(podcastKey.size()).toLongLong()};
        if (podcast.isValid())
            return {.kind = PlaceKind::Podcast, .podcast = podcast};
    }
    return {};
}

domain::EpisodeFilter toFilter(const Place &place)
{
    switch (place.kind) {
    case PlaceKind::Inbox:
        return {.played = false};
    case PlaceKind::UpNext:
        return {.queued = true};
    case PlaceKind::InProgress:
        return {.started = true, .orderByLastPlayed = true};
    case PlaceKind::Favourites:
        return {.favourite = true};
    case PlaceKind::History:
        return {.heard = true, .orderByLastPlayed = true};
    case PlaceKind::Downloads:
        return {.download = true};
    case PlaceKind::AllEpisodes:
    case PlaceKind::Bookmarks:
        return {};
    case PlaceKind::Podcast:
        return {.podcast = place.podcast};
    }
    return {};
}

} // namespace dogear::itemmodels
