// SPDX-License-Identifier: GPL-3.0-or-later
#include "run_state.h"

#include "first_error.h"

#include <storage/connection.h>
#include <storage/sync_library_store.h>
#include <storage/sync_show_store.h>
#include <storage/sync_target_store.h>
#include <storage/sync_upload_store.h>
#include <sync/upload_rules.h>

#include <algorithm>

namespace dogear::sync {

using domain::SyncedShow;
using domain::SyncShowState;
using domain::SyncTargetId;
using storage::SyncLogStore;
using storage::SyncShowStore;

namespace {

/// Whether the show of \a feed may be uploaded, by the rules and the user's answer.
Result<bool> isUploadableShow(SyncLogStore &log, qint64 feed, const QUrl &url, bool isPrivate)
{
    return log.isUploadAllowed(feed).map([&](const std::optional<bool> &isAllowed) {
        return !uploadBlock(
            {.feed = url, .isFollowed = true, .hasAccount = isPrivate, .isAllowed = isAllowed});
    });
}

QString spellingOf(const QUrl &url)
{
    return url.adjusted(QUrl::RemoveUserInfo).toString(QUrl::FullyEncoded);
}

Result<QMap<qint64, LocalShow>> localShows(storage::Connection &connection,
                                           const QSet<PodcastId> &privateShows)
{
    SyncLogStore log(connection);
    const auto followed = storage::SyncLibraryStore(connection).followed();
    if (!followed)
        return failure(followed.error());
    QMap<qint64, LocalShow> shows;
    for (auto each = followed->cbegin(); each != followed->cend(); ++each) {
        const auto feed = log.feedFor(each.value().toString(QUrl::FullyEncoded));
        if (!feed)
            return failure(feed.error());
        const auto isUploadable =
            isUploadableShow(log, *feed, each.value(), privateShows.contains(each.key()));
        if (!isUploadable)
            return failure(isUploadable.error());
        shows.insert(*feed, {each.key(), spellingOf(each.value()), *isUploadable});
    }
    return shows;
}

/// Finds the feeds of \a addresses in the log.
Result<QMap<qint64, QString>> feedsOf(SyncLogStore &log, const QStringList &addresses)
{
    QMap<qint64, QString> feeds;
    for (const QString &address : addresses) {
        const auto feed = log.feedFor(address);
        if (!feed)
            return failure(feed.error());
        feeds.insert(*feed, address);
    }
    return feeds;
}

/// Whether a server that lists \a all has none of the shows that it had: it was reset.
bool isReset(const QHash<qint64, SyncedShow> &both, const QMap<qint64, QString> &all)
{
    const auto isShared = [](const SyncedShow &show) {
        return show.state == SyncShowState::Shared;
    };
    const auto isGone = [&](const SyncedShow &show) {
        return !isShared(show) || !all.contains(show.feed);
    };
    return std::ranges::any_of(both, isShared) && std::ranges::all_of(both, isGone);
}

} // namespace

Result<RunState> readState(storage::Connection &connection, SyncTargetId target)
{
    storage::SyncTargetStore targets(connection);
    const auto progress = targets.progress(target);
    if (!progress)
        return failure(progress.error());
    const auto profile = targets.profile(target);
    if (!profile)
        return failure(profile.error());
    return storage::SyncLibraryStore(connection)
        .followed()
        .map([&](const QHash<PodcastId, QUrl> &followed) {
            return RunState{*progress, *profile, followed};
        });
}

Result<ShowPlan> planFrom(storage::Connection &connection,
                          SyncTargetId target,
                          const ShowAnswer &answer,
                          const QSet<PodcastId> &privateShows,
                          bool isFirst)
{
    return connection.transaction([&]() -> Result<ShowPlan> {
        SyncLogStore log(connection);
        const auto here = localShows(connection, privateShows);
        if (!here)
            return failure(here.error());
        const auto added = feedsOf(log, answer.changes.added);
        const auto all = feedsOf(log, answer.all);
        const auto removed = feedsOf(log, answer.changes.removed);
        // Read last: feedFor() may have merged feeds.
        const auto both = SyncShowStore(connection, target).all();
        if (const auto error = firstError(added, all, removed, both))
            return failure(*error);
        ShowLists lists{.isUnion = isFirst || (answer.hasAll && isReset(*both, *all)),
                        .here = *here,
                        .added = *added,
                        .removed = {removed->keyBegin(), removed->keyEnd()},
                        .both = *both};
        if (lists.isUnion)
            lists.added.insert(*all);
        return planShows(lists);
    });
}

Result<> rememberPlan(storage::Connection &connection, SyncTargetId target, const ShowPlan &plan)
{
    return connection.transaction([&]() -> Result<> {
        SyncShowStore shows(connection, target);
        for (const SyncedShow &show : plan.remember) {
            if (auto put = shows.put(show); !put)
                return put;
        }
        for (const qint64 feed : plan.forget) {
            if (auto removed = shows.remove(feed); !removed)
                return removed;
        }
        return {};
    });
}

Result<QList<UrlMove>> rememberUpload(storage::Connection &connection,
                                      SyncTargetId target,
                                      const ShowPlan &plan,
                                      const QList<AddressChange> &changes)
{
    const auto stored = connection.transaction([&]() -> Result<> {
        SyncShowStore shows(connection, target);
        for (auto each = plan.add.cbegin(); each != plan.add.cend(); ++each) {
            if (auto put = shows.put({each.key(), each.value(), SyncShowState::Shared}); !put)
                return put;
        }
        for (auto each = plan.remove.cbegin(); each != plan.remove.cend(); ++each) {
            if (auto removed = shows.remove(each.key()); !removed)
                return removed;
        }
        return {};
    });
    if (!stored)
        return failure(stored.error());
    return respell(connection, target, changes);
}

Result<QList<UrlMove>> respell(storage::Connection &connection,
                               SyncTargetId target,
                               const QList<AddressChange> &changes)
{
    return connection.transaction([&]() -> Result<QList<UrlMove>> {
        SyncShowStore shows(connection, target);
        const auto all = shows.all();
        if (!all)
            return failure(all.error());
        QList<UrlMove> moves;
        for (const auto &[from, to] : changes) {
            const auto show = std::ranges::find(*all, from, &SyncedShow::spelling);
            if (show == all->cend() || from == to)
                continue; // some servers list every address; and those of episodes come here, too
            SyncedShow changed = *show;
            if (to.isEmpty())
                changed.state = SyncShowState::Refused;
            else if (QUrl(to).host().compare(QUrl(from).host(), Qt::CaseInsensitive) == 0)
                changed.spelling = to;
            else
                moves.append({from, to}); // another host is a matter of trust
            if (auto put = shows.put(changed); !put)
                return failure(put.error());
        }
        return moves;
    });
}

Result<QList<FeedToUpload>> feedsToUpload(storage::Connection &connection,
                                          SyncTargetId target,
                                          const QSet<PodcastId> &privateShows)
{
    return connection.transaction([&]() -> Result<QList<FeedToUpload>> {
        const auto here = localShows(connection, privateShows);
        const auto both = SyncShowStore(connection, target).all();
        const auto waiting = storage::SyncUploadStore(connection, target).waitingFeeds();
        if (const auto error = firstError(here, both, waiting))
            return failure(*error);
        QList<FeedToUpload> feeds;
        for (const qint64 feed : *waiting) {
            const auto show = here->constFind(feed);
            if (show == here->cend() || !show->isUploadable)
                continue; // previews, unfollowed, local and private shows stay here
            // Servers follow a show that they get an action for, so one that they refuse, or that
            // the user is asked about, gets none.
            const auto synced = both->constFind(feed);
            if (synced != both->cend() && synced->state == SyncShowState::Shared)
                feeds.append({feed, synced->spelling});
        }
        return feeds;
    });
}

} // namespace dogear::sync
