// SPDX-License-Identifier: GPL-3.0-or-later
#include <domain/imported_state.h>

#include <algorithm>

namespace dogear::domain {

namespace {

using std::chrono::milliseconds;

/// The time of \a imported in whole seconds, as the library stores it.
std::optional<QDateTime> timeOf(const ImportedState &imported, const QDateTime &now)
{
    if (!imported.lastPlayed || !imported.lastPlayed->isValid())
        return std::nullopt;
    QDateTime time = std::min(*imported.lastPlayed, now);
    // Otherwise a second import would find the same moment newer than the stored one.
    time.setTime(QTime(time.time().hour(), time.time().minute(), time.time().second()));
    return time;
}

bool reachesEnd(const ImportedState &imported, const OwnState &own)
{
    // The other player's duration first: its file may have had other advertisements.
    const std::optional<milliseconds> duration =
        imported.duration ? imported.duration : own.duration;
    return duration && duration->count() > 0 && imported.position >= *duration;
}

} // namespace

MergedState merged(const OwnState &own, const ImportedState &imported, const QDateTime &now)
{
    MergedState result{.state = own.state};
    if (imported.isFavourite && !own.state.isFavourite) {
        result.state.isFavourite = true;
        result.takesFavourite = true;
    }
    const bool isPlayed = imported.isPlayed || reachesEnd(imported, own);
    const milliseconds position =
        isPlayed ? milliseconds{} : std::max(imported.position, milliseconds{});
    // "Not started" is no place: most players say so of episodes that were never looked at.
    if (!isPlayed && position.count() == 0)
        return result;
    if (own.state.isPlayed == isPlayed && own.state.position == position)
        return result;
    const std::optional<QDateTime> time = timeOf(imported, now);
    const bool isNewer = time && own.changed && *own.changed < *time;
    if (!own.isUntouched() && !isNewer) {
        result.keepsOwnPlace = true;
        return result;
    }
    result.state.isPlayed = isPlayed;
    result.state.position = position;
    result.state.lastPlayed = time ? time : own.state.lastPlayed;
    result.takesPlace = true;
    return result;
}

} // namespace dogear::domain
