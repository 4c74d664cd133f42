// SPDX-License-Identifier: GPL-3.0-or-later
#include "feed_positions.h"

#include <storage/episode_store.h>
#include <subscriptions/feed_writer.h>

namespace dogear::subscriptions {

namespace {

/// A played episode has no position, so that playing it again starts at the beginning.
domain::EpisodeState toState(const settings::SavedPosition &saved)
{
    domain::EpisodeState state;
    state.isPlayed = saved.isPlayed;
    state.position = saved.isPlayed ? std::chrono::milliseconds{} : saved.position;
    if (saved.changed.isValid())
        state.lastPlayed = saved.changed;
    return state;
}

/// The places that waited for the episodes of a feed, under the new address of the show.
QList<std::pair<settings::PositionKey, settings::SavedPosition>> toSaved(const WrittenFeed &written)
{
    QList<std::pair<settings::PositionKey, settings::SavedPosition>> saved;
    for (const storage::FilledPlace &place : written.filled) {
        saved.append({{written.movedTo.isEmpty() ? place.feed : written.movedTo, place.guid},
                      {.position = place.state.position,
                       .duration = place.duration,
                       .isPlayed = place.state.isPlayed,
                       .changed = place.changed}});
    }
    return saved;
}

} // namespace

KnownPositions knownPositions(const settings::PositionFile &positions,
                              const QUrl &feed,
                              const ReadFeed &read,
                              const KnownHashes &stored)
{
    KnownPositions known;
    for (const domain::Episode &episode : read.feed.episodes) {
        // A stored episode already has its state; the position file is only needed for new ones.
        if (stored.contains(episode.guid))
            continue;
        if (const auto saved = positions.find({feed, episode.guid}))
            known.insert(episode.guid, *saved);
    }
    return known;
}

Result<> applyPositions(storage::EpisodeStore &store,
                        const QList<EpisodeId> &added,
                        const KnownPositions &known)
{
    // The usual case: a new episode has no saved position, so no episode has to be read.
    if (known.isEmpty())
        return {};
    for (const EpisodeId id : added) {
        const auto detail = store.detail(id);
        if (!detail)
            return failure(detail.error());
        const auto saved = known.constFind(detail->episode.guid);
        if (saved == known.cend())
            continue;
        if (auto set = store.setState(id, toState(*saved)); !set)
            return set;
    }
    return {};
}

bool movesPositions(const WrittenFeed &written)
{
    return !written.renamed.isEmpty() || !written.nowPlayable.isEmpty()
           || !written.movedTo.isEmpty() || !written.filled.isEmpty();
}

Result<> moveSavedPositions(settings::PositionFile &file,
                            const QUrl &feed,
                            const WrittenFeed &written)
{
    // Renamed before moved: the new names are still saved under the old address of the feed.
    Result<> done = file.renameEpisodes(feed, written.renamed);
    for (const QString &guid : written.nowPlayable)
        done = file.remove({feed, guid});
    if (!written.movedTo.isEmpty())
        done = file.moveFeed(feed, written.movedTo);
    if (!written.filled.isEmpty())
        done = file.saveMarks(toSaved(written));
    return done; // the file keeps unwritten changes in memory; the next successful write has them
}

} // namespace dogear::subscriptions
