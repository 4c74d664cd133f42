// SPDX-License-Identifier: GPL-3.0-or-later
// Stopping to follow a show, and undoing it.
#include <library/subscriptions.h>
#include <notes/notes.h>
#include <storage/chapter_store.h>
#include <storage/episode_store.h>
#include <storage/podcast_store.h>
#include <storage/queue_store.h>
#include <storage/show_playback_store.h>

#include <QHash>
#include <QSet>

namespace dogear::library {

namespace {

/// Which chapters were to be skipped goes with the show.
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

Result<RemovedPodcast> takeOut(storage::Connection &connection, PodcastId id)
{
    return connection.transaction([&]() -> Result<RemovedPodcast> {
        storage::PodcastStore podcasts(connection);
        storage::EpisodeStore episodes(connection);
        const auto podcast = podcasts.find(id);
        if (!podcast)
            return failure(podcast.error());
        const auto summaries = episodes.list({.podcast = id});
        if (!summaries)
            return failure(summaries.error());
        const auto queue = storage::QueueStore(connection).all();
        if (!queue)
            return failure(queue.error());
        const auto playback = storage::ShowPlaybackStore(connection).find(id);
        if (!playback)
            return failure(playback.error());
        RemovedPodcast removed{.podcast = *podcast, .queue = *queue, .playback = *playback};
        for (const domain::EpisodeSummary &summary : *summaries) {
            const auto detail = episodes.detail(summary.id);
            if (!detail)
                return failure(detail.error());
            removed.episodes.append(*detail);
        }
        if (auto kept = keepSkips(connection, removed); !kept)
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
        if (detail.summary.state == domain::EpisodeState{})
            continue;
        if (auto set = episodes.setState(**id, detail.summary.state); !set)
            return set;
    }
    return {};
}

/// Everybody's old place; what was lined up meanwhile stays behind it.
Result<> restoreQueue(storage::Connection &connection, const RemovedPodcast &removed)
{
    storage::QueueStore store(connection);
    const auto present = store.all();
    if (!present)
        return failure(present.error());
    QHash<EpisodeId, EpisodeId> returned; // the show is back under new ids
    storage::EpisodeStore episodes(connection);
    for (const domain::EpisodeDetail &detail : removed.episodes) {
        if (!removed.queue.contains(detail.summary.id))
            continue;
        const auto id = episodes.find(removed.podcast.url, detail.episode.guid);
        if (!id)
            return failure(id.error());
        if (id->has_value())
            returned.insert(detail.summary.id, **id);
    }
    const QSet<EpisodeId> still(present->cbegin(), present->cend());
    QList<EpisodeId> queue;
    for (const EpisodeId old : removed.queue) {
        if (returned.contains(old) || still.contains(old))
            queue.append(returned.value(old, old));
    }
    return store.replace(queue + *present).map([](const QList<EpisodeId> &) {});
}

Result<PodcastId> putBack(storage::Connection &connection,
                          const RemovedPodcast &removed,
                          const QDateTime &now)
{
    return connection.transaction([&]() -> Result<PodcastId> {
        storage::PodcastStore podcasts(connection);
        storage::EpisodeStore episodes(connection);
        const auto id = podcasts.add(removed.podcast.url, removed.podcast.podcast.title, now);
        if (!id)
            return id;
        if (auto updated = podcasts.update(*id, removed.podcast.podcast); !updated)
            return failure(updated.error());
        QList<storage::EpisodeToStore> toStore;
        for (const domain::EpisodeDetail &detail : removed.episodes)
            toStore.append({detail.episode, notes::toPlainText(detail.episode.notesHtml)});
        if (const auto stored = episodes.update(*id, toStore, true, now); !stored)
            return failure(stored.error());
        if (auto restored = restoreStates(connection, removed); !restored)
            return failure(restored.error());
        if (auto queued = restoreQueue(connection, removed); !queued)
            return failure(queued.error());
        if (auto set = podcasts.setFetchState(*id, removed.podcast.fetch); !set)
            return failure(set.error());
        storage::ChapterStore chapters(connection);
        if (auto set = chapters.setPatterns(*id, removed.skipPatterns); !set)
            return failure(set.error());
        if (auto set = podcasts.setTags(*id, removed.podcast.tags); !set)
            return failure(set.error());
        storage::ShowPlaybackStore playbacks(connection);
        if (auto set = playbacks.put(*id, removed.playback); !set)
            return failure(set.error());
        return id;
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

} // namespace dogear::library
