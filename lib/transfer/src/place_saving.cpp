// SPDX-License-Identifier: GPL-3.0-or-later
#include "place_saving.h"

#include <base/feed_url.h>

namespace dogear::transfer {

using settings::PositionFile;
using settings::PositionKey;
using settings::SavedPosition;
using storage::FilledPlace;

namespace {

using SavedPositions = QList<std::pair<PositionKey, SavedPosition>>;

SavedPosition toSaved(const FilledPlace &place)
{
    return {.position = place.state.position,
            .duration = place.duration,
            .isPlayed = place.state.isPlayed,
            .changed = place.changed};
}

/// Whether the user has listened to the episode since the import has read its place.
bool isOvertaken(const std::optional<SavedPosition> &saved, const FilledPlace &place)
{
    if (!saved || !saved->changed.isValid())
        return false;
    // The library has whole seconds.
    return !place.changedBefore
           || saved->changed.toSecsSinceEpoch() > place.changedBefore->toSecsSinceEpoch();
}

} // namespace

KnownPlacesByFeed readPlaces(PositionFile &file)
{
    file.reload();
    KnownPlacesByFeed places;
    for (const auto &[key, saved] : file.all()) {
        places[feedUrlKey(key.feed)].insert(
            key.guid,
            {.isPlayed = saved.isPlayed, .position = saved.position, .changed = saved.changed});
    }
    return places;
}

Result<> savePlaces(PositionFile &file, const QList<FilledPlace> &places)
{
    file.reload();
    SavedPositions saved;
    for (const FilledPlace &place : places) {
        const PositionKey key{place.feed, place.guid};
        if (!isOvertaken(file.find(key), place))
            saved.append({key, toSaved(place)});
    }
    return file.saveMarks(saved);
}

Result<> restorePlaces(PositionFile &file, const QList<storage::UndonePlace> &places)
{
    file.reload();
    SavedPositions restored;
    Result<> done;
    for (const storage::UndonePlace &place : places) {
        const PositionKey key{place.set.feed, place.set.guid};
        const auto saved = file.find(key);
        if (!saved || saved->isPlayed != place.set.state.isPlayed
            || saved->position != place.set.state.position)
            continue;
        if (!place.set.changedBefore) {
            done = file.remove(key); // the import had made the entry
            continue;
        }
        restored.append({key,
                         {.position = place.before.position,
                          .duration = place.set.duration,
                          .isPlayed = place.before.isPlayed,
                          .changed = *place.set.changedBefore}});
    }
    const Result<> written = file.saveMarks(restored);
    return done ? written : done;
}

} // namespace dogear::transfer
