// SPDX-License-Identifier: GPL-3.0-or-later
#include "waiting_count.h"

#include <storage/database_thread.h>
#include <storage/podcast_store.h>
#include <storage/sync_log_store.h>
#include <storage/sync_show_store.h>
#include <storage/sync_target_store.h>
#include <storage/sync_upload_store.h>
#include <sync_folder/folder_transport.h>

#include <algorithm>
#include <devices/device_library.h>
#include <devices/device_states.h>
#include <utility>

namespace dogear::devices {

using domain::SyncTarget;
using domain::SyncTargetId;
using storage::Connection;

namespace {

/// Counts the shows that wait for an answer.
Result<> readQuestions(Connection &connection, TargetState &state)
{
    return storage::SyncShowStore(connection, state.target.id)
        .all()
        .map([&state](const QHash<qint64, domain::SyncedShow> &shows) {
            for (const domain::SyncedShow &show : shows) {
                state.questionsHere += show.state == domain::SyncShowState::RemovedThere ? 1 : 0;
                state.questionsThere += show.state == domain::SyncShowState::RemovedHere ? 1 : 0;
            }
        });
}

/// A profile that nothing was stored for is that of its kind: servers carry no more than shows and
/// places, folders everything.
sync::ServerProfile profileOf(const SyncTarget &target, const QByteArray &json)
{
    if (target.kind == domain::SyncTargetKind::Folder)
        return sync::profileFromJson(json, sync_folder::folderProfile(true));
    sync::ServerProfile standard;
    standard.isOneRowPerEpisode = target.kind == domain::SyncTargetKind::Nextcloud;
    return sync::profileFromJson(json, standard);
}

Result<TargetState> readTarget(Connection &connection, const SyncTarget &target)
{
    TargetState state{.target = target};
    storage::SyncTargetStore targets(connection);
    storage::SyncUploadStore uploads(connection, target.id);
    const auto progress = targets.progress(target.id);
    if (!progress)
        return failure(progress.error());
    state.progress = *progress;
    const auto json = targets.profile(target.id);
    if (!json)
        return failure(json.error());
    const sync::ServerProfile profile = profileOf(target, *json);
    state.limitations = limitations(profile);
    state.canGroupDevices = profile.isPerDevice && profile.hasDeviceGroups;
    const auto runs = targets.runs(target.id);
    if (!runs)
        return failure(runs.error());
    state.runs = *runs;
    const auto waiting = waitingCount(connection, target);
    if (!waiting)
        return failure(waiting.error());
    state.waiting = *waiting;
    const auto setAside = uploads.setAside();
    if (!setAside)
        return failure(setAside.error());
    state.setAside = *setAside;
    return readQuestions(connection, state).map([&state] { return state; });
}

/// Reads the user's answer for the address of \a show; false if there is none.
Result<bool> isAllowed(Connection &connection, const QUrl &feed)
{
    return connection.transaction([&]() -> Result<bool> {
        storage::SyncLogStore log(connection);
        const auto id = log.feedFor(feed.toString(QUrl::FullyEncoded));
        if (!id)
            return failure(id.error());
        return log.isUploadAllowed(*id).map(
            [](const std::optional<bool> &allowed) { return allowed.value_or(false); });
    });
}

/// Returns why \a feed is private, and not simply local.
std::optional<sync::UploadBlock> privacyOf(const QUrl &feed, bool hasAccount)
{
    const auto block =
        sync::uploadBlock({.feed = feed, .isFollowed = true, .hasAccount = hasAccount});
    const bool isPrivate =
        block == sync::UploadBlock::HasCredentials || block == sync::UploadBlock::HasToken;
    return isPrivate ? block : std::nullopt;
}

/// Leaves those of \a shows that are private, with the user's answers.
Result<QList<PrivateShow>> readPrivate(Connection &connection, QList<PrivateShow> shows)
{
    for (PrivateShow &show : shows) {
        const auto allowed = isAllowed(connection, show.feed);
        if (!allowed)
            return failure(allowed.error());
        show.isAllowed = *allowed;
    }
    std::ranges::sort(shows, [](const PrivateShow &left, const PrivateShow &right) {
        return QString::localeAwareCompare(left.title, right.title) < 0;
    });
    return shows;
}

Result<DevicesState> readStates(Connection &connection)
{
    const auto targets = storage::SyncTargetStore(connection).all();
    if (!targets)
        return failure(targets.error());
    DevicesState states;
    for (const SyncTarget &target : *targets) {
        const auto state = readTarget(connection, target);
        if (!state)
            return failure(state.error());
        states.targets.append(*state);
    }
    return states;
}

} // namespace

DeviceStates::DeviceStates(storage::DatabaseThread &database,
                           DeviceLibrary &library,
                           QObject *parent)
    : QObject(parent)
    , m_database(database)
    , m_library(library)
    , m_answers(database, library, this)
{}

Future<Result<DevicesState>> DeviceStates::read()
{
    using Shows = Result<QList<domain::FollowedPodcast>>;
    const auto all = [](Connection &connection) { return storage::PodcastStore(connection).all(); };
    return m_database.run(all).then(
        this, [this](const Shows &shows) -> Future<Result<DevicesState>> {
            if (!shows)
                return readyFuture(Result<DevicesState>(failure(shows.error())));
            // Here, because accounts belong to this thread.
            QList<PrivateShow> candidates;
            for (const domain::FollowedPodcast &show : *shows) {
                const auto reason = privacyOf(show.url, m_library.hasAccount(show.url));
                if (reason && !show.isPreview())
                    candidates.append({show.id, show.title(), show.url, *reason, false});
            }
            return m_database.run([candidates](Connection &connection) -> Result<DevicesState> {
                auto states = readStates(connection);
                if (!states || states->targets.isEmpty())
                    return states;
                const auto privates = readPrivate(connection, candidates);
                if (!privates)
                    return failure(privates.error());
                states->privateShows = *privates;
                return states;
            });
        });
}

Future<Result<>> DeviceStates::retry(SyncTargetId target)
{
    return tell(m_database.run([target](Connection &connection) {
        return storage::SyncUploadStore(connection, target).retry();
    }));
}

Future<Result<>> DeviceStates::answer(SyncTargetId target, RemovalQuestion question, bool isWanted)
{
    return tell(question == RemovalQuestion::Here ? m_answers.removeHere(target, isWanted)
                                                  : m_answers.removeThere(target, isWanted));
}

Future<Result<>> DeviceStates::allowUpload(const QUrl &feed, bool isAllowed)
{
    return tell(m_answers.allowUpload(feed, isAllowed));
}

Future<Result<>> DeviceStates::tell(const Future<Result<>> &change)
{
    return change.then(this, [this](const Result<> &done) {
        emit changed();
        return done;
    });
}

} // namespace dogear::devices
