// SPDX-License-Identifier: GPL-3.0-or-later
#include "synced_values.h"

#include <library/library.h>

namespace dogear::library {

using devices::ChangeRecorder;
using devices::ValueRecorder;
using domain::SyncFieldKind;

namespace {

void recordValues(Library &library, ValueRecorder &values)
{
    const auto check = [&values] { values.checkSoon(); };
    QObject::connect(&library.queue(), &listening::Queue::changed, &values, check);
    QObject::connect(&library.bookmarks(), &listening::Bookmarks::changed, &values, check);
    QObject::connect(&library.showPlaybacks(), &listening::ShowPlaybacks::changed, &values, check);
    QObject::connect(&library.lists().playlists, &episodes::Playlists::changed, &values, check);
    // Tags, titles, pictures and archived shows; also after changes of another program.
    QObject::connect(
        &library.subscriptions(), &subscriptions::Subscriptions::podcastsChanged, &values, check);
    QObject::connect(&library.episodes(),
                     &episodes::Episodes::episodeChanged,
                     &values,
                     &ValueRecorder::checkEpisode);
    QObject::connect(&library.episodes(), &episodes::Episodes::episodesMarked, &values, check);
}

void recordImports(Library &library, ChangeRecorder &recorder)
{
    using transfer::PlayerTransfer;
    PlayerTransfer &players = library.discovery().players;
    QObject::connect(
        &players, &PlayerTransfer::episodesImported, &recorder, &ChangeRecorder::recordImported);
    QObject::connect(&players,
                     &PlayerTransfer::episodesRestored,
                     &recorder,
                     [&recorder](const QList<EpisodeId> &episodes) { recorder.record(episodes); });
    QObject::connect(&library.refresher(),
                     &subscriptions::FeedRefresher::episodesImported,
                     &recorder,
                     &ChangeRecorder::recordImported);
}

} // namespace

void recordChanges(Library &library, devices::SyncedLibrary &synced)
{
    recordValues(library, synced.values);
    recordImports(library, synced.recorder);
}

void reloadValues(Library &library, const QSet<SyncFieldKind> &kinds)
{
    if (kinds.contains(SyncFieldKind::Queue))
        library.queue().load();
    if (kinds.contains(SyncFieldKind::Bookmark))
        emit library.bookmarks().changed();
    if (kinds.contains(SyncFieldKind::List) || kinds.contains(SyncFieldKind::ListItem)) {
        emit library.lists().playlists.changed();
        emit library.lists().sources.chosenChanged(); // the chosen list may have another name
    }
    // Every list of shows and episodes reads its rows again then, so also for favourites.
    if (kinds.contains(SyncFieldKind::Favourite) || kinds.contains(SyncFieldKind::Tag)
        || kinds.contains(SyncFieldKind::ShowSetting))
        emit library.subscriptions().podcastsChanged();
}

} // namespace dogear::library
