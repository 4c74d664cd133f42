// SPDX-License-Identifier: GPL-3.0-or-later
#include "known_show.h"

#include "feeds/fetch_policy.h"

#include <base/feed_url.h>
#include <storage/podcast_store.h>

namespace dogear::subscriptions {

namespace {

/// Whether a feed that was read at a former address of \a show is still that show. Another show may
/// live at that address now.
bool isSameShow(const domain::FollowedPodcast &show, const domain::Podcast &read)
{
    const domain::Podcast &known = show.podcast;
    return (!read.guid.isEmpty() && read.guid == known.guid)
           || known.title.simplified().compare(read.title.simplified(), Qt::CaseInsensitive) == 0;
}

} // namespace

bool isPresent(const domain::FollowedPodcast &show, const QUrl &address)
{
    const QString key = feedUrlKey(address);
    return feedUrlKey(show.url) == key || feedUrlKey(show.podcast.selfLink) == key;
}

QList<QUrl> homesOf(const QUrl &url, const ReadFeed &read)
{
    // A feed file may name the show that it belongs to; an old address redirects to the present
    // one.
    const QUrl selfLink = url.isLocalFile() ? read.feed.podcast.selfLink : QUrl();
    return {url, selfLink, provenUrl(read, url)};
}

Result<std::optional<domain::FollowedPodcast>> findKnown(storage::Connection &connection,
                                                         const QList<QUrl> &homes,
                                                         const domain::Podcast &read)
{
    storage::PodcastStore store(connection);
    for (const QUrl &home : homes) {
        if (home.isEmpty())
            continue;
        auto found = store.findByUrl(home);
        if (!found)
            return found;
        // findByUrl() also finds former addresses, which may belong to another show by now.
        if (found->has_value() && (isPresent(**found, home) || isSameShow(**found, read)))
            return found;
    }
    return std::optional<domain::FollowedPodcast>();
}

ReadFeed asOf(const domain::FollowedPodcast &show, const QUrl &url, ReadFeed read)
{
    const bool isBeside = feedUrlKey(show.url) != feedUrlKey(url);
    if (isBeside && feedUrlKey(read.permanentUrl) == feedUrlKey(url))
        read.permanentUrl.clear();
    return read;
}

} // namespace dogear::subscriptions
