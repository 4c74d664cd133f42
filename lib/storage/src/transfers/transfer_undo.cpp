// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfers/transfer_rows.h"
#include "value_json.h"

#include <storage/connection.h>
#include <storage/episode_store.h>
#include <storage/podcast_store.h>
#include <storage/queue_store.h>
#include <storage/show_playback_store.h>
#include <storage/transfer_undo.h>

#include <QHash>

using namespace Qt::StringLiterals;

namespace dogear::storage {

using domain::EpisodeState;
using domain::ShowPlayback;
using std::chrono::milliseconds;

namespace {

/// What an import did with one episode.
struct Change
{
    EpisodeId episode;
    int takes = 0;
    EpisodeState before;
    std::optional<QDateTime> changedBefore;
    EpisodeState after; ///< only whether it is played, and its position
};

/// Reads the changes of \a transfer, the last one first: an episode may have several.
Result<QList<Change>> changesOf(Connection &connection, TransferId transfer)
{
    return connection.list(u"SELECT episode_id, takes, was_played, was_position_ms,"
                           " was_last_played, was_changed, now_played, now_position_ms"
                           " FROM imported_episode WHERE transfer_id = ? AND filled = 1"
                           " AND episode_id IS NOT NULL ORDER BY id DESC"_s,
                           {transfer.value},
                           [](const QSqlQuery &row) {
                               Change change;
                               change.episode = EpisodeId{row.value(0).toLongLong()};
                               change.takes = row.value(1).toInt();
                               change.before.isPlayed = row.value(2).toBool();
                               change.before.position = milliseconds(row.value(3).toLongLong());
                               change.before.lastPlayed = timeFromColumn(row.value(4));
                               change.changedBefore = timeFromColumn(row.value(5));
                               change.after.isPlayed = row.value(6).toBool();
                               change.after.position = milliseconds(row.value(7).toLongLong());
                               return change;
                           });
}

bool isSamePlace(const EpisodeState &one, const EpisodeState &other)
{
    return one.isPlayed == other.isPlayed && one.position == other.position;
}

Result<QHash<EpisodeId, StoredState>> storedOf(Connection &connection, const QList<Change> &changes)
{
    QList<EpisodeId> ids;
    for (const Change &change : changes)
        ids.append(change.episode);
    return EpisodeStore(connection).stored(ids).map([](const QList<StoredState> &states) {
        QHash<EpisodeId, StoredState> all;
        for (const StoredState &state : states)
            all.insert(state.id, state);
        return all;
    });
}

/// Restores the states of episodes. A place that the user has left since stays.
Result<> undoStates(Connection &connection, const QList<Change> &changes, UndoneTransfer &undone)
{
    auto stored = storedOf(connection, changes);
    if (!stored)
        return failure(stored.error());
    QHash<EpisodeId, UndonePlace> places;
    QHash<EpisodeId, domain::EpisodeMark> marks;
    for (const Change &change : changes) {
        const auto found = stored->find(change.episode);
        if (found == stored->end())
            continue;
        EpisodeState &state = found->state;
        if ((change.takes & takenPlace) != 0 && isSamePlace(state, change.after)) {
            const EpisodeState set =
                places.contains(found->id) ? places[found->id].set.state : state;
            state.isPlayed = change.before.isPlayed;
            state.position = change.before.position;
            state.lastPlayed = change.before.lastPlayed;
            places.insert(found->id,
                          {.set = {.feed = found->podcast,
                                   .guid = found->guid,
                                   .duration = found->duration,
                                   .state = set,
                                   .changedBefore = change.changedBefore},
                           .before = state});
        }
        if ((change.takes & takenFavourite) != 0)
            state.isFavourite = false;
        marks.insert(found->id, {found->id, state});
    }
    undone.places = places.values();
    undone.changedEpisodes = marks.keys();
    return EpisodeStore(connection).setStates(marks.values());
}

Result<> undoQueue(Connection &connection, const QList<Change> &changes)
{
    QSet<EpisodeId> added;
    for (const Change &change : changes) {
        if ((change.takes & takenQueue) != 0)
            added.insert(change.episode);
    }
    if (added.isEmpty())
        return {};
    QueueStore queue(connection);
    auto ids = queue.all();
    if (!ids)
        return failure(ids.error());
    ids->removeIf([&added](EpisodeId id) { return added.contains(id); });
    return queue.replace(*ids).map([](const QList<EpisodeId> &) {});
}

template<typename Value>
void unset(Value &value, const Value &set)
{
    if (value == set) // otherwise the user has changed it since
        value = Value();
}

Result<> undoPlayback(Connection &connection, PodcastId show, const ShowPlayback &set)
{
    if (set == ShowPlayback())
        return {};
    ShowPlaybackStore store(connection);
    auto playback = store.find(show);
    if (!playback)
        return failure(playback.error());
    unset(playback->speed, set.speed);
    unset(playback->trimsSilence, set.trimsSilence);
    unset(playback->levelsLoudness, set.levelsLoudness);
    unset(playback->intro, set.intro);
    unset(playback->outro, set.outro);
    return store.put(show, *playback);
}

/// Takes tags, title and settings of a show back that was followed before the import.
Result<> undoEdits(Connection &connection, const ImportedShow &edited)
{
    PodcastStore podcasts(connection);
    auto show = podcasts.find(edited.id);
    if (!show)
        return failure(show.error());
    show->tags.removeIf([&edited](const QString &tag) { return edited.addedTags.contains(tag); });
    if (!edited.ownTitle.isEmpty() && show->overrides.title == edited.ownTitle)
        show->overrides.title.clear();
    return podcasts.setTags(edited.id, show->tags)
        .and_then([&] { return podcasts.setOverrides(edited.id, show->overrides); })
        .and_then([&] { return undoPlayback(connection, edited.id, edited.playback); });
}

Result<> unfollow(Connection &connection, PodcastId show, UndoneTransfer &undone)
{
    const auto episodes =
        connection.list(u"SELECT id FROM episode WHERE podcast_id = ?"_s,
                        {show.value},
                        [](const QSqlQuery &row) { return EpisodeId{row.value(0).toLongLong()}; });
    if (!episodes)
        return failure(episodes.error());
    undone.removedShows.append(show);
    undone.removedEpisodes.unite({episodes->cbegin(), episodes->cend()});
    return PodcastStore(connection).remove(show);
}

Result<> undoShows(Connection &connection, TransferId transfer, UndoneTransfer &undone)
{
    const auto shows = connection.list(
        u"SELECT podcast_id, is_new, tags, own_title, playback FROM imported_show"
        " WHERE transfer_id = ?"_s,
        {transfer.value},
        [](const QSqlQuery &row) {
            return ImportedShow{.id = PodcastId{row.value(0).toLongLong()},
                                .isNew = row.value(1).toBool(),
                                .addedTags =
                                    row.value(2).toString().split(u'\n', Qt::SkipEmptyParts),
                                .ownTitle = row.value(3).toString(),
                                .playback = playbackFromColumn(row.value(4).toString())};
        });
    if (!shows)
        return failure(shows.error());
    for (const ImportedShow &show : *shows) {
        const Result<> done =
            show.isNew ? unfollow(connection, show.id, undone) : undoEdits(connection, show);
        if (!done)
            return done;
    }
    return {};
}

} // namespace

Result<UndoneTransfer> undoTransfer(Connection &connection, TransferId transfer)
{
    const auto exists =
        connection.number(u"SELECT count(*) FROM transfer WHERE id = ?"_s, {transfer.value});
    if (!exists)
        return failure(exists.error());
    if (*exists == 0)
        return failure({ErrorCode::NotFound, u"import %1"_s.arg(transfer.value)});
    const auto changes = changesOf(connection, transfer);
    if (!changes)
        return failure(changes.error());
    UndoneTransfer undone;
    // The shows last, because their episodes go with them.
    return undoStates(connection, *changes, undone)
        .and_then([&] { return undoQueue(connection, *changes); })
        .and_then([&] { return undoShows(connection, transfer, undone); })
        .and_then([&]() -> Result<UndoneTransfer> {
            return connection.execute(u"DELETE FROM transfer WHERE id = ?"_s, {transfer.value})
                .map([&undone](QSqlQuery *) { return undone; });
        });
}

} // namespace dogear::storage
