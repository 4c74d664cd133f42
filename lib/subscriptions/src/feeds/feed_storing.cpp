// SPDX-License-Identifier: GPL-3.0-or-later
#include "feed_storing.h"

#include "fetch_policy.h"

#include <base/feed_url.h>
#include <storage/connection.h>
#include <storage/former_address_store.h>
#include <storage/podcast_store.h>
#include <storage/preview_store.h>
#include <storage/waiting_states.h>

namespace dogear::subscriptions {

namespace {

/// The fetch state of a show after \a read was stored at \a now.
domain::FetchState fetchStateAfter(const ReadFeed &read,
                                   const domain::FetchState &before,
                                   const QDateTime &now)
{
    domain::FetchState state = before;
    state.lastAttempt = now;
    if (read.feed.isTruncated) {
        // No validators are stored, so that the next fetch requests the whole document again.
        ++state.failures;
        state.lastError = Error{.code = ErrorCode::TruncatedInput, .url = read.finalUrl};
        state.etag.clear();
        state.lastModified.clear();
        state.bodyHash.clear();
        return state;
    }
    state.lastSuccess = now;
    state.lastError.reset();
    state.notBefore.reset();
    state.failures = 0;
    if (read.isPageMissing) {
        // Without `lastFull` and validators the next fetch reads every page again.
        state.lastFull.reset();
        state.etag.clear();
        state.lastModified.clear();
        state.bodyHash.clear();
        return state;
    }
    // A document that only names a new address says nothing about the content of the feed, and a
    // 304 has no body.
    if (read.isWhole && !read.feed.isMoved) {
        state.lastFull = now;
        state.parserVersion = parserVersion;
        // Stored for an unchanged body, too: a server that writes the same feed again changes its
        // validators, and would never answer a request with the old ones by 304.
        state.bodyHash = read.bodyHash;
        state.etag = read.etag;
        state.lastModified = read.lastModified;
    }
    return state;
}

domain::FetchRecord toRecord(const ReadFeed &read,
                             const std::optional<Error> &error,
                             const QDateTime &now)
{
    return {.at = now,
            .error = error,
            .httpStatus = read.httpStatus,
            .wasModified = !read.isNotModified,
            .bytes = read.bytes,
            .elapsed = read.elapsed,
            .finalUrl = read.finalUrl,
            .warnings = read.feed.warnings};
}

/// The other show that lives at \a home, if \a show was never read: an OPML list may contain one
/// feed under its former and its present address.
Result<std::optional<domain::FollowedPodcast>> findTwin(storage::PodcastStore &podcasts,
                                                        const domain::FollowedPodcast &show,
                                                        const QUrl &home)
{
    if (home.isEmpty() || show.fetch.lastSuccess || show.episodeCount > 0)
        return std::optional<domain::FollowedPodcast>();
    auto found = podcasts.findByUrl(home);
    if (found && found->has_value() && (*found)->id == show.id)
        found->reset();
    return found;
}

/// Merges \a show into \a twin. Nothing is lost, because \a show has no episodes.
Result<> mergeInto(storage::Connection &connection,
                   const domain::FollowedPodcast &twin,
                   const domain::FollowedPodcast &show,
                   const QDateTime &now)
{
    storage::PodcastStore podcasts(connection);
    if (!show.isPreview()) {
        if (auto followed = storage::PreviewStore(connection).follow(twin.id, now); !followed)
            return failure(followed.error());
    }
    if (auto set = podcasts.setTags(twin.id, twin.tags + show.tags); !set)
        return set;
    if (auto removed = podcasts.remove(show.id); !removed)
        return removed;
    return storage::FormerAddressStore(connection).add(twin.id, show.url);
}

/// Stores the content of the document in \a podcast and counts the changes in \a written.
Result<> storeDocument(storage::Connection &connection,
                       PodcastId podcast,
                       const FeedToStore &feed,
                       WrittenFeed &written)
{
    storage::PodcastStore podcasts(connection);
    storage::EpisodeStore episodes(connection);
    if (feed.read.feed.isMoved)
        return podcasts.setNewFeedUrl(podcast, feed.read.feed.podcast.newFeedUrl);
    if (feed.read.isNotModified)
        return {};
    if (auto updated = podcasts.update(podcast, feed.read.feed.podcast); !updated)
        return updated;
    const auto order = feed.read.isInOrder ? storage::DocumentOrder::ListeningOrder
                                           : storage::DocumentOrder::ByDate;
    const auto stored = episodes.update(
        podcast, feed.episodes, feed.read.isComplete, feed.now, order, &feed.documents);
    if (!stored)
        return failure(stored.error());
    if (auto applied = applyPositions(episodes, stored->added, feed.positions); !applied)
        return applied;
    // After the saved positions, whose times the states from other players are compared with.
    const auto filled = storage::fillWaitingStates(connection, podcast, {}, feed.now);
    if (!filled)
        return failure(filled.error());
    written.filled = filled->places;
    written.filledEpisodes = filled->episodes;
    written.newEpisodes = int(stored->announced.size());
    written.announced = stored->announced;
    // Added episodes that are a week older than the stored ones are no news and count as changed.
    written.changedEpisodes =
        int(stored->added.size() + stored->changed.size()) - written.newEpisodes;
    written.renamed = stored->renamed;
    written.nowPlayable = stored->nowPlayable;
    return {};
}

Result<> storeFetch(storage::PodcastStore &podcasts,
                    const domain::FollowedPodcast &before,
                    const FeedToStore &feed)
{
    const domain::FetchState state = fetchStateAfter(feed.read, before.fetch, feed.now);
    if (auto set = podcasts.setFetchState(before.id, state); !set)
        return set;
    return podcasts.addFetch(before.id, toRecord(feed.read, state.lastError, feed.now));
}

/// The new address that \a feed proves for a show that lives at \a home. Empty if the show was
/// moved, for example by the user, while the feed was being fetched.
QUrl newUrl(const FeedToStore &feed, const QUrl &home)
{
    const bool isAsked = feedUrlKey(feed.asked) == feedUrlKey(home);
    return isAsked ? provenUrl(feed.read, home) : QUrl();
}

} // namespace

Result<WrittenFeed> storeFeed(storage::Connection &connection,
                              PodcastId podcast,
                              const FeedToStore &feed)
{
    storage::PodcastStore podcasts(connection);
    auto before = podcasts.find(podcast);
    if (!before)
        return failure(before.error());

    WrittenFeed written;
    const auto twin = findTwin(podcasts, *before, newUrl(feed, before->url));
    if (!twin)
        return failure(twin.error());
    if (twin->has_value()) {
        if (auto merged = mergeInto(connection, **twin, *before, feed.now); !merged)
            return failure(merged.error());
        // From here on everything is stored in the twin; `podcast` no longer exists.
        before = **twin;
        written.movedTo = before->url;
    }
    written.id = before->id;
    if (auto stored = storeDocument(connection, written.id, feed, written); !stored)
        return failure(stored.error());
    // A show without episodes that was read before has its first one: that is news.
    if (!before->fetch.lastSuccess && before->episodeCount == 0)
        written.announced.clear();
    if (auto stored = storeFetch(podcasts, *before, feed); !stored)
        return failure(stored.error());
    // Computed again: after a merge the home is that of the twin, and no further move is needed.
    if (const QUrl home = newUrl(feed, before->url); !home.isEmpty()) {
        const auto moved = podcasts.moveTo(written.id, home);
        if (!moved)
            return failure(moved.error());
        if (*moved)
            written.movedTo = home;
    }
    const auto count = storage::EpisodeStore(connection).count({.podcast = written.id});
    if (!count)
        return failure(count.error());
    written.episodes = *count;
    return written;
}

} // namespace dogear::subscriptions
