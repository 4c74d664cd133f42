// SPDX-License-Identifier: GPL-3.0-or-later
#include "episode_finder.h"

#include <storage/connection.h>
#include <storage/sync_log_store.h>
#include <sync/own_actions.h>

#include <algorithm>

namespace dogear::sync {

using domain::SyncAction;
using domain::SyncActionKind;
using storage::EpisodeForSync;

namespace {

/// When \a episode got its state, if nothing tells more, in Unix seconds UTC.
qint64 stateTime(const EpisodeForSync &episode)
{
    return episode.state.lastPlayed.value_or(episode.published).toSecsSinceEpoch();
}

/// Whether \a known, the newest action of an episode, gives it the state of \a action. An episode
/// without any action is unplayed.
bool isSameState(const SyncAction &action, const std::optional<SyncAction> &known)
{
    const bool isNew = action.kind == SyncActionKind::New;
    if (!known || known->kind == SyncActionKind::New)
        return isNew;
    if (action.isPlayed() || known->isPlayed())
        return action.isPlayed() && known->isPlayed();
    return !isNew && action.position == known->position;
}

} // namespace

SyncAction stateAction(const EpisodeForSync &episode,
                       const QString &device,
                       qint64 time,
                       std::chrono::seconds started)
{
    SyncAction action;
    action.feed = episode.feed.toString(QUrl::FullyEncoded);
    action.episode = episode.enclosure.toString(QUrl::FullyEncoded);
    action.guid = episode.guid;
    action.device = device;
    action.time = time;
    const qint64 position =
        std::chrono::duration_cast<std::chrono::seconds>(episode.state.position).count();
    if (!episode.state.isPlayed && position <= 0) {
        // Without numbers: servers drop a "new" that has some.
        action.kind = SyncActionKind::New;
        return action;
    }
    const qint64 duration = episode.duration.count();
    // A place must stay below the total, or others take the episode for played.
    action.total =
        episode.state.isPlayed ? std::max<qint64>(duration, 1) : std::max(duration, position + 1);
    action.position = episode.state.isPlayed ? *action.total : std::max<qint64>(position, 1);
    action.started = std::clamp<qint64>(started.count(), 0, *action.position - 1);
    return action;
}

Result<> SyncRecorder::record(EpisodeId id, qint64 time, std::chrono::seconds started)
{
    const auto episode = storage::SyncLibraryStore(m_connection).episode(id);
    if (!episode)
        return failure(episode.error());
    EpisodeFinder finder(m_connection);
    return m_connection.transaction(
        [&] { return add(finder, stateAction(*episode, m_device, time, started)); });
}

Result<bool> SyncRecorder::recordChange(EpisodeId id, qint64 time, std::chrono::seconds started)
{
    const auto episode = storage::SyncLibraryStore(m_connection).episode(id);
    if (!episode)
        return failure(episode.error());
    const SyncAction action = stateAction(*episode, m_device, time, started);
    if (action.feed.isEmpty() || action.episode.isEmpty())
        return false; // as in add()
    EpisodeFinder finder(m_connection);
    return m_connection.transaction([&]() -> Result<bool> {
        const auto feed = finder.feedFor(action.feed);
        if (!feed)
            return failure(feed.error());
        const auto known = storage::SyncLogStore(m_connection).newestState(*feed, action.episode);
        if (!known)
            return failure(known.error());
        if (isSameState(action, *known))
            return false;
        return add(finder, action).map([] { return true; });
    });
}

Result<bool> SyncRecorder::recordImported(EpisodeId id)
{
    return storage::SyncLibraryStore(m_connection)
        .episode(id)
        .and_then(
            [&](const EpisodeForSync &episode) { return recordChange(id, stateTime(episode)); });
}

Result<> SyncRecorder::add(EpisodeFinder &finder, SyncAction action)
{
    if (action.feed.isEmpty() || action.episode.isEmpty())
        return {}; // nothing to play: no other device could find it
    storage::SyncLogStore log(m_connection);
    const auto feed = finder.feedFor(action.feed);
    if (!feed)
        return failure(feed.error());
    // gpodder.net drops a Play with the same place as an earlier one of the same device, whatever
    // its time: an episode that was heard twice would stay half heard. It compares `started`, too.
    const auto same = log.countSame(*feed, action);
    if (!same)
        return failure(same.error());
    if (action.started)
        action.started = std::min(*action.started + *same, *action.position - 1);
    return log.addOwn(*feed, action).map([](qint64) {});
}

Result<std::optional<EpisodeId>> SyncRecorder::seed(EpisodeId after, int limit)
{
    const auto episodes = storage::SyncLibraryStore(m_connection).withState(after, limit);
    if (!episodes)
        return failure(episodes.error());
    EpisodeFinder finder(m_connection);
    const auto added = m_connection.transaction([&]() -> Result<> {
        for (const EpisodeForSync &episode : *episodes) {
            const SyncAction action = stateAction(episode, m_device, stateTime(episode));
            if (auto done = add(finder, action); !done)
                return done;
        }
        return {};
    });
    if (!added)
        return failure(added.error());
    return episodes->size() < limit ? std::optional<EpisodeId>()
                                    : std::optional(episodes->constLast().id);
}

} // namespace dogear::sync
