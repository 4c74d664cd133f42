// SPDX-License-Identifier: GPL-3.0-or-later
#include "show_transfer.h"

#include <base/feed_url.h>
#include <storage/connection.h>
#include <storage/podcast_store.h>
#include <storage/preview_store.h>
#include <storage/show_playback_store.h>

using namespace Qt::StringLiterals;

namespace dogear::transfer {

using domain::FollowedPodcast;
using domain::ShowPlayback;
using importers::PlayerShow;
using storage::Connection;
using storage::ImportedShow;

namespace {

/// Finds the show at the address of \a show, also at a former one, or follows it.
Result<FollowedPodcast> followShow(Connection &connection,
                                   const PlayerShow &show,
                                   const QDateTime &now,
                                   ShowPresence &presence)
{
    storage::PodcastStore store(connection);
    const QUrl address = show.feed.adjusted(QUrl::RemoveUserInfo);
    const auto existing = store.findByUrl(address);
    if (!existing)
        return failure(existing.error());
    if (existing->has_value()) {
        presence = (*existing)->isPreview() ? ShowPresence::Preview : ShowPresence::Followed;
        return storage::PreviewStore(connection)
            .follow((*existing)->id, now)
            .map([&existing](bool) { return **existing; });
    }
    presence = ShowPresence::New;
    // The other player's title is shown until the feed is read.
    const auto id = store.add(address, show.title.isEmpty() ? address.host() : show.title, now);
    if (!id)
        return failure(id.error());
    return store.find(*id);
}

Result<> addTags(Connection &connection,
                 const PlayerShow &values,
                 const FollowedPodcast &show,
                 ImportedShow &changes)
{
    for (const QString &tag : values.tags) {
        const QString line = tag.simplified(); // as PodcastStore::setTags() stores it
        if (!line.isEmpty() && !show.tags.contains(line) && !changes.addedTags.contains(line))
            changes.addedTags.append(line);
    }
    if (changes.addedTags.isEmpty())
        return {};
    return storage::PodcastStore(connection).setTags(show.id, show.tags + changes.addedTags);
}

/// Takes the user's title over, unless the user of Dogear has chosen one.
Result<> setTitle(Connection &connection,
                  const PlayerShow &values,
                  const FollowedPodcast &show,
                  ImportedShow &changes)
{
    const QString title = values.ownTitle.simplified();
    if (title.isEmpty() || !show.overrides.title.isEmpty() || title == show.podcast.title)
        return {};
    changes.ownTitle = title;
    domain::ShowOverrides overrides = show.overrides;
    overrides.title = title;
    return storage::PodcastStore(connection).setOverrides(show.id, overrides);
}

/// Sets \a own to \a wanted where it has no value of its own, and records that in \a set.
template<typename Value>
void fillUnset(Value &own, const Value &wanted, Value &set)
{
    if (own != Value() || wanted == Value())
        return;
    own = wanted;
    set = wanted;
}

Result<> setPlayback(Connection &connection,
                     const PlayerShow &values,
                     PodcastId show,
                     ImportedShow &changes,
                     bool &keepsSpeed)
{
    const ShowPlayback &wanted = values.playback;
    if (wanted == ShowPlayback())
        return {};
    storage::ShowPlaybackStore store(connection);
    auto own = store.find(show);
    if (!own)
        return failure(own.error());
    keepsSpeed = own->speed && wanted.speed && *own->speed != *wanted.speed;
    ShowPlayback &set = changes.playback;
    fillUnset(own->speed, wanted.speed, set.speed);
    fillUnset(own->trimsSilence, wanted.trimsSilence, set.trimsSilence);
    fillUnset(own->levelsLoudness, wanted.levelsLoudness, set.levelsLoudness);
    fillUnset(own->intro, wanted.intro, set.intro);
    fillUnset(own->outro, wanted.outro, set.outro);
    return set == ShowPlayback() ? Result<>() : store.put(show, *own);
}

/// Fills in the states, and counts what came over and what waits. \pre \a applied has id and
/// address
Result<> applyStates(Connection &connection,
                     TransferId transfer,
                     const TransferPart &part,
                     const storage::KnownPlaces &known,
                     const QDateTime &now,
                     AppliedShow &applied)
{
    storage::TransferStore store(connection);
    ShowTransfer &shown = applied.shown;
    const auto added = store.addEpisodes(transfer, shown.feed, part.episodes);
    if (!added)
        return failure(added.error());
    const auto filled = storage::fillWaitingStates(connection, shown.id, known, now);
    if (!filled)
        return failure(filled.error());
    const auto waiting = store.waiting(shown.id, transfer);
    if (!waiting)
        return failure(waiting.error());
    applied.places = filled->places;
    applied.episodes = filled->episodes;
    shown.taken = {.positions = filled->positions,
                   .played = filled->played,
                   .favourites = filled->favourites,
                   .queued = filled->queued};
    shown.kept = filled->kept;
    shown.waiting = countStates(*waiting);
    shown.waitingEpisodes = int(waiting->size());
    return {};
}

} // namespace

Result<AppliedShow> applyShow(Connection &connection,
                              TransferId transfer,
                              const TransferPart &part,
                              const KnownPlacesByFeed &known,
                              const QDateTime &now)
{
    const QUrl &feed = part.values.feed;
    if (feed.scheme() != "https"_L1 && feed.scheme() != "http"_L1)
        return failure(
            {.code = ErrorCode::UnsupportedScheme, .detail = feed.scheme(), .url = feed});
    AppliedShow applied;
    ShowTransfer &shown = applied.shown;
    const auto show = followShow(connection, part.values, now, shown.presence);
    if (!show)
        return failure(show.error());
    ImportedShow changes{.id = show->id, .isNew = shown.presence != ShowPresence::Followed};
    const Result<> edited =
        addTags(connection, part.values, *show, changes)
            .and_then([&] { return setTitle(connection, part.values, *show, changes); })
            .and_then([&] {
                return setPlayback(connection, part.values, show->id, changes, shown.keepsSpeed);
            })
            .and_then(
                [&] { return storage::TransferStore(connection).addShow(transfer, changes); });
    if (!edited)
        return failure(edited.error());
    shown.show = part.show;
    shown.id = show->id;
    shown.title = changes.ownTitle.isEmpty() ? show->title() : changes.ownTitle;
    shown.feed = show->url;
    shown.isRead = show->fetch.lastSuccess.has_value();
    shown.addedTags = changes.addedTags;
    shown.ownTitle = changes.ownTitle;
    shown.takesSpeed = changes.playback.speed.has_value();
    changes.playback.speed.reset();
    shown.takesEffects = changes.playback != ShowPlayback();
    const storage::KnownPlaces places = known.value(feedUrlKey(show->url));
    return applyStates(connection, transfer, part, places, now, applied).map([&applied] {
        return applied;
    });
}

} // namespace dogear::transfer
