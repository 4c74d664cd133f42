// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/merged_show.h"

#include <algorithm>
#include <tuple>

namespace dogear::discovery {

namespace {

template<typename T>
void addIfMissing(T &member, const T &other)
{
    if (member == T())
        member = other;
}

/// Compares two feeds of one show: the greater value is the better one.
auto quality(const DirectoryShow &show)
{
    return std::tuple(!show.feedUrl.isEmpty(),
                      !show.isDead,
                      show.feedUrl.scheme() == QLatin1StringView("https"),
                      show.newestEpisode.isValid() ? show.newestEpisode.toSecsSinceEpoch() : 0);
}

void addDirectories(QList<Directory> &directories, const QList<Directory> &others)
{
    for (const Directory directory : others) {
        if (!directories.contains(directory))
            directories.append(directory);
    }
    std::ranges::sort(directories);
}

} // namespace

void addTo(DirectoryShow &show, const DirectoryShow &other)
{
    if (quality(other) > quality(show)) {
        show.feedUrl = other.feedUrl;
        show.isDead = other.isDead;
    }
    addIfMissing(show.title, other.title);
    addIfMissing(show.author, other.author);
    addIfMissing(show.description, other.description);
    addIfMissing(show.podcastGuid, other.podcastGuid);
    addIfMissing(show.appleId, other.appleId);
    addIfMissing(show.podcastIndexId, other.podcastIndexId);
    addIfMissing(show.fyydId, other.fyydId);
    addIfMissing(show.artwork, other.artwork);
    addIfMissing(show.website, other.website);
    addIfMissing(show.page, other.page);
    addIfMissing(show.categories, other.categories);
    addIfMissing(show.language, other.language);
    addIfMissing(show.isExplicit, other.isExplicit);
    addIfMissing(show.medium, other.medium);
    show.episodeCount = std::max(show.episodeCount, other.episodeCount);
    if (!show.newestEpisode.isValid() || other.newestEpisode > show.newestEpisode)
        show.newestEpisode = other.newestEpisode;
    addDirectories(show.directories, other.directories);
}

void addTo(DirectoryEpisode &episode, const DirectoryEpisode &other)
{
    addIfMissing(episode.description, other.description);
    addIfMissing(episode.guid, other.guid);
    addIfMissing(episode.enclosure, other.enclosure);
    addIfMissing(episode.artwork, other.artwork);
    addIfMissing(episode.published, other.published);
    addIfMissing(episode.duration, other.duration);
    addIfMissing(episode.appleId, other.appleId);
    addTo(episode.show, other.show);
}

} // namespace dogear::discovery
