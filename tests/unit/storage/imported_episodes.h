// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Makes states of another player for the episodes of sample_episodes.h, and a text of the
///        states in the library.

#include "sample_episodes.h"

#include <storage/queue_store.h>
#include <storage/transfer_store.h>

namespace dogear::storage::test {

using std::chrono::seconds;

/// A state of the episode \a guid; its place is at \a position.
inline ImportedEpisode imported(const QString &guid,
                                seconds position,
                                const std::optional<QDateTime> &lastPlayed = {})
{
    return {.clues = {.guid = guid}, .state = {.position = position, .lastPlayed = lastPlayed}};
}

inline ImportedEpisode playedThere(const QString &guid)
{
    return {.clues = {.guid = guid}, .state = {.isPlayed = true}};
}

inline ImportedEpisode favouriteThere(const QString &guid)
{
    return {.clues = {.guid = guid}, .state = {.isFavourite = true}};
}

inline ImportedEpisode queuedThere(const QString &guid, int rank)
{
    return {.clues = {.guid = guid}, .state = {}, .queueRank = rank};
}

/// The states of the episodes of \a show, oldest first: "a=60 b=played* c=0"; "*": a favourite.
inline QString states(Connection &connection, PodcastId show)
{
    QStringList texts;
    EpisodeStore store(connection);
    const auto listed = store.list({.podcast = show, .order = domain::EpisodeOrder::OldestFirst});
    if (!listed)
        return toName(listed.error().code);
    for (const domain::EpisodeSummary &episode : *listed) {
        const domain::EpisodeState &state = episode.state;
        const QString place =
            state.isPlayed ? u"played"_s : QString::number(state.position.count() / 1'000);
        texts.append(store.detail(episode.id)->episode.guid + u'=' + place
                     + (state.isFavourite ? u"*"_s : QString()));
    }
    return texts.join(u' ');
}

/// The guids of Up next, in order.
inline QString queueOf(Connection &connection)
{
    QStringList guids;
    const auto queue = QueueStore(connection).all();
    for (const EpisodeId id : queue.value_or(QList<EpisodeId>()))
        guids.append(EpisodeStore(connection).detail(id)->episode.guid);
    return guids.join(u' ');
}

} // namespace dogear::storage::test
