// SPDX-License-Identifier: GPL-3.0-or-later
// Stopping to follow a show, and undoing it.
#include <library/subscriptions.h>
#include <notes/notes.h>
#include <storage/episode_store.h>
#include <storage/podcast_store.h>
#include <storage/queue_store.h>

#include <QHash>
#include <QSet>

namespace dogear::library {

namespace {

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
        RemovedPodcast removed{.podcast = *podcast, .queue = *queue};
        for (const domain::EpisodeSummary &summary : *summaries) {
            const auto detail = episodes.detail(summary.id);
            if (!detail)
                return failure(detail.error());
            removed.episodes.append(*detail);
        }
        if (auto gone = podcasts.remove(id); !gone)
            return failure(gone.error());
        return removed;
    });
}

Result<> restoreStates(storage::EpisodeStore &episodes, const RemovedPodcast &removed)
{
    for (const domain::EpisodeDetail &detail : removed.episodes) {
        const auto id = episodes.find(removed.podcast.url, detail.episode.guid);
        if (!id)
            return failure(id.error());
        if (!id->has_value() || detail.summary.state == domain::EpisodeState{})
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
        if (auto restored = restoreStates(episodes, removed); !restored)
            return failure(restored.error());
        if (auto queued = restoreQueue(connection, removed); !queued)
            return failure(queued.error());
        if (auto set = podcasts.setFetchState(*id, removed.podcast.fetch); !set)
            return failure(set.error());
        if (auto set = podcasts.setTags(*id, removed.podcast.tags); !set)
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
