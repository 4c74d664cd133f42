// SPDX-License-Identifier: GPL-3.0-or-later
// Stopping to follow a show, and undoing it.
#include <notes/notes.h>
#include <storage/chapter_store.h>
#include <storage/download_store.h>
#include <storage/episode_store.h>
#include <storage/former_address_store.h>
#include <storage/playlist_store.h>
#include <storage/podcast_store.h>
#include <storage/queue_store.h>
#include <storage/show_playback_store.h>
#include <subscriptions/subscriptions.h>

#include <QHash>
#include <QSet>

#include <algorithm>
#include <utility>

namespace dogear::subscriptions {

namespace {

/// Saves in \a removed which chapters are skipped.
Result<> keepSkips(storage::Connection &connection, RemovedPodcast &removed)
{
    storage::ChapterStore chapters(connection);
    const auto patterns = chapters.patterns(removed.podcast.id);
    if (!patterns)
        return failure(patterns.error());
    removed.skipPatterns = *patterns;
    for (const domain::EpisodeDetail &detail : std::as_const(removed.episodes)) {
        const auto skips = chapters.skips(detail.summary.id);
        if (!skips)
            return failure(skips.error());
        if (!skips->starts.isEmpty())
            removed.skippedChapters.insert(detail.summary.id, skips->starts);
    }
    return {};
}

/// Saves the downloads of \a removed and the records of its stored media.
Result<> keepMedia(storage::Connection &connection, RemovedPodcast &removed)
{
    storage::DownloadStore downloads(connection);
    const auto show = downloads.show(removed.podcast.id);
    if (!show)
        return failure(show.error());
    removed.showDownloads = *show;
    for (const domain::EpisodeDetail &detail : std::as_const(removed.episodes)) {
        const auto download = downloads.find(detail.summary.id);
        if (!download)
            return failure(download.error());
        // Only the rows are saved; the files stay on the disk.
        if (download->has_value())
            removed.downloads.append(**download);
        const auto stored = storage::StoredMediaStore(connection).find(detail.summary.id);
        if (!stored)
            return failure(stored.error());
        if (stored->has_value())
            removed.storedMedia.append(**stored);
    }
    return {};
}

/// Saves the lists that have an episode of \a removed.
Result<> keepLists(storage::Connection &connection, RemovedPodcast &removed)
{
    storage::PlaylistStore store(connection);
    const auto lists = store.all();
    if (!lists)
        return failure(lists.error());
    QSet<EpisodeId> ofShow;
    for (const domain::EpisodeDetail &detail : std::as_const(removed.episodes))
        ofShow.insert(detail.summary.id);
    for (const domain::Playlist &list : *lists) {
        const auto episodes = store.episodes(list.id);
        if (!episodes)
            return failure(episodes.error());
        if (std::ranges::any_of(*episodes, [&](EpisodeId id) { return ofShow.contains(id); }))
            removed.lists.append({.list = list, .episodes = *episodes});
    }
    return {};
}

Result<> keepEpisodes(storage::EpisodeStore &episodes,
                      const QList<domain::EpisodeSummary> &summaries,
                      RemovedPodcast &removed)
{
    for (const domain::EpisodeSummary &summary : summaries) {
        const auto detail = episodes.detail(summary.id);
        if (!detail)
            return failure(detail.error());
        removed.episodes.append(*detail);
    }
    return {};
}

/// Removes the show and returns all that putBack() needs, in one transaction.
Result<RemovedPodcast> takeOut(storage::Connection &connection, PodcastId id)
{
    return connection.transaction([&]() -> Result<RemovedPodcast> {
        storage::PodcastStore podcasts(connection);
        storage::EpisodeStore episodes(connection);
        // All is read before the show is removed, because its rows are removed with it.
        const auto podcast = podcasts.find(id);
        if (!podcast)
            return failure(podcast.error());
        // Episodes without dates are in the order in which they are stored, oldest first.
        const auto summaries =
            episodes.list({.podcast = id, .order = domain::EpisodeOrder::OldestFirst});
        if (!summaries)
            return failure(summaries.error());
        const auto queue = storage::QueueStore(connection).all();
        if (!queue)
            return failure(queue.error());
        const auto playback = storage::ShowPlaybackStore(connection).find(id);
        if (!playback)
            return failure(playback.error());
        const auto former = storage::FormerAddressStore(connection).list(id);
        if (!former)
            return failure(former.error());
        RemovedPodcast removed{
            .podcast = *podcast, .formerUrls = *former, .queue = *queue, .playback = *playback};
        if (auto kept = keepEpisodes(episodes, *summaries, removed); !kept)
            return failure(kept.error());
        if (auto kept = keepLists(connection, removed); !kept)
            return failure(kept.error());
        if (auto kept = keepSkips(connection, removed); !kept)
            return failure(kept.error());
        if (auto kept = keepMedia(connection, removed); !kept)
            return failure(kept.error());
        if (auto gone = podcasts.remove(id); !gone)
            return failure(gone.error());
        return removed;
    });
}

Result<> restoreSkips(storage::ChapterStore chapters,
                      EpisodeId id,
                      const QList<std::chrono::milliseconds> &starts)
{
    for (const std::chrono::milliseconds start : starts) {
        if (auto set = chapters.setSkipped(id, start, true); !set)
            return set;
    }
    return {};
}

/// Found by guid, because the episodes have new ids.
Result<> restoreStates(storage::Connection &connection, const RemovedPodcast &removed)
{
    storage::EpisodeStore episodes(connection);
    for (const domain::EpisodeDetail &detail : removed.episodes) {
        const auto id = episodes.find(removed.podcast.url, detail.episode.guid);
        if (!id)
            return failure(id.error());
        if (!id->has_value())
            continue;
        const auto starts = removed.skippedChapters.value(detail.summary.id);
        if (auto set = restoreSkips(storage::ChapterStore(connection), **id, starts); !set)
            return set;
        // Most episodes were never touched; they need no write.
        if (detail.summary.state == domain::EpisodeState{})
            continue;
        if (auto set = episodes.setState(**id, detail.summary.state); !set)
            return set;
    }
    return {};
}

/// Maps the old ids of the episodes in \a wanted that are in the restored show to their new ids.
Result<QHash<EpisodeId, EpisodeId>> returnedOf(storage::Connection &connection,
                                               const RemovedPodcast &removed,
                                               const QSet<EpisodeId> &wanted)
{
    QHash<EpisodeId, EpisodeId> returned;
    storage::EpisodeStore episodes(connection);
    for (const domain::EpisodeDetail &detail : removed.episodes) {
        if (!wanted.contains(detail.summary.id))
            continue;
        const auto id = episodes.find(removed.podcast.url, detail.episode.guid);
        if (!id)
            return failure(id.error());
        if (id->has_value())
            returned.insert(detail.summary.id, **id);
    }
    return returned;
}

Result<> restoreMedia(storage::Connection &connection,
                      const RemovedPodcast &removed,
                      PodcastId podcast)
{
    QSet<EpisodeId> wanted;
    for (const domain::Download &download : removed.downloads)
        wanted.insert(download.episode);
    for (const storage::StoredMediaRow &row : removed.storedMedia)
        wanted.insert(row.episode);
    const auto returned = returnedOf(connection, removed, wanted);
    if (!returned)
        return failure(returned.error());
    storage::DownloadStore downloads(connection);
    for (domain::Download download : removed.downloads) {
        download.episode = returned->value(download.episode);
        const auto isTaken = downloads.isTaken(download.path);
        if (!isTaken)
            return failure(isTaken.error());
        if (*isTaken)
            continue; // the file belongs to another episode now
        if (auto put = downloads.put(download); !put)
            return put;
    }
    for (storage::StoredMediaRow row : removed.storedMedia) {
        row.episode = returned->value(row.episode);
        if (auto put = storage::StoredMediaStore(connection).put(row); !put)
            return failure(put.error());
    }
    return downloads.setShow(podcast, removed.showDownloads);
}

/// Returns the \a old order with the new ids of the episodes in \a removed, followed by those that
/// were added since. Stores keep the first of two equal ids, so nothing of \a present is doubled.
Result<QList<EpisodeId>> orderWithReturned(storage::Connection &connection,
                                           const RemovedPodcast &removed,
                                           const QList<EpisodeId> &old,
                                           const QList<EpisodeId> &present)
{
    const auto returned = returnedOf(connection, removed, {old.cbegin(), old.cend()});
    if (!returned)
        return failure(returned.error());
    const QSet<EpisodeId> still(present.cbegin(), present.cend());
    QList<EpisodeId> order;
    for (const EpisodeId id : old) {
        if (returned->contains(id) || still.contains(id))
            order.append(returned->value(id, id));
    }
    return order + present;
}

Result<> restoreQueue(storage::Connection &connection, const RemovedPodcast &removed)
{
    storage::QueueStore store(connection);
    const auto present = store.all();
    if (!present)
        return failure(present.error());
    const auto queue = orderWithReturned(connection, removed, removed.queue, *present);
    if (!queue)
        return failure(queue.error());
    return store.replace(*queue).map([](const QList<EpisodeId> &) {});
}

/// Restores the episodes in those lists that still exist.
Result<> restoreLists(storage::Connection &connection, const RemovedPodcast &removed)
{
    storage::PlaylistStore store(connection);
    for (const domain::PlaylistContent &content : removed.lists) {
        const auto list = store.find(content.list.id);
        if (!list && list.error().code == ErrorCode::NotFound)
            continue;
        const auto present = store.episodes(content.list.id);
        if (!present)
            return failure(present.error());
        const auto order = orderWithReturned(connection, removed, content.episodes, *present);
        if (!order)
            return failure(order.error());
        if (auto stored = store.replace(content.list.id, *order); !stored)
            return failure(stored.error());
    }
    return {};
}

/// Adds the show with its episodes again.
Result<PodcastId> restoreShow(storage::Connection &connection,
                              const RemovedPodcast &removed,
                              const QDateTime &now)
{
    storage::PodcastStore podcasts(connection);
    storage::EpisodeStore episodes(connection);
    const auto id = podcasts.add(removed.podcast.url, removed.podcast.podcast.title, now);
    if (!id)
        return id;
    // The plain text is not saved in RemovedPodcast; the search index needs it.
    QList<storage::EpisodeToStore> toStore;
    for (const domain::EpisodeDetail &detail : removed.episodes)
        toStore.append({detail.episode, notes::toPlainText(detail.episode.notesHtml)});
    return podcasts.update(*id, removed.podcast.podcast)
        .and_then([&] {
            return episodes.update(*id, toStore, true, now, storage::DocumentOrder::OldestFirst);
        })
        .map([&id](const auto &) { return *id; });
}

Result<> restoreSettings(storage::Connection &connection,
                         const RemovedPodcast &removed,
                         PodcastId id)
{
    storage::PodcastStore podcasts(connection);
    return podcasts.setFetchState(id, removed.podcast.fetch)
        .and_then(
            [&] { return storage::ChapterStore(connection).setPatterns(id, removed.skipPatterns); })
        .and_then([&] { return podcasts.setTags(id, removed.podcast.tags); })
        .and_then([&] { return podcasts.setOverrides(id, removed.podcast.overrides); })
        .and_then([&] { return storage::ShowPlaybackStore(connection).put(id, removed.playback); });
}

Result<> restoreFormerUrls(storage::Connection &connection,
                           const QList<QUrl> &newestFirst,
                           PodcastId id)
{
    // The oldest first, because each added address becomes the newest.
    const QList<QUrl> oldestFirst(newestFirst.crbegin(), newestFirst.crend());
    for (const QUrl &url : oldestFirst) {
        if (auto added = storage::FormerAddressStore(connection).add(id, url); !added)
            return added;
    }
    return {};
}

Result<PodcastId> putBack(storage::Connection &connection,
                          const RemovedPodcast &removed,
                          const QDateTime &now)
{
    return connection.transaction([&]() -> Result<PodcastId> {
        const auto id = restoreShow(connection, removed, now);
        if (!id)
            return id;
        return restoreStates(connection, removed)
            .and_then([&] { return restoreQueue(connection, removed); })
            .and_then([&] { return restoreLists(connection, removed); })
            .and_then([&] { return restoreMedia(connection, removed, *id); })
            .and_then([&] { return restoreSettings(connection, removed, *id); })
            .and_then([&] { return restoreFormerUrls(connection, removed.formerUrls, *id); })
            .map([&id] { return *id; });
    });
}

} // namespace

Future<Result<RemovedPodcast>> Subscriptions::remove(PodcastId id)
{
    return m_database.run([id](storage::Connection &connection) { return takeOut(connection, id); })
        .then(this, [this](const Result<RemovedPodcast> &removed) {
            if (removed)
                emit podcastsChanged();
            return removed;
        });
}

Future<Result<PodcastId>> Subscriptions::restore(const RemovedPodcast &removed)
{
    return m_database
        .run([removed, now = m_clock.now()](storage::Connection &connection) {
            return putBack(connection, removed, now);
        })
        .then(this, [this](const Result<PodcastId> &id) {
            if (id)
                emit podcastsChanged();
            return id;
        });
}

} // namespace dogear::subscriptions
