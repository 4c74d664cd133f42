// SPDX-License-Identifier: GPL-3.0-or-later
#include <storage/database_thread.h>
#include <storage/sync_log_store.h>
#include <storage/sync_show_store.h>
#include <sync/sync_answers.h>

namespace dogear::sync {

using domain::SyncedShow;
using domain::SyncShowState;
using domain::SyncTargetId;
using storage::Connection;
using storage::SyncShowStore;

namespace {

Result<QList<SyncedShow>> showsIn(Connection &connection, SyncTargetId target, SyncShowState state)
{
    return SyncShowStore(connection, target)
        .all()
        .map([state](const QHash<qint64, SyncedShow> &all) {
            QList<SyncedShow> shows;
            for (const SyncedShow &show : all) {
                if (show.state == state)
                    shows.append(show);
            }
            return shows;
        });
}

/// The ids of \a shows that are in the library.
Result<QList<PodcastId>> podcasts(Connection &connection, const QList<SyncedShow> &shows)
{
    QList<PodcastId> ids;
    for (const SyncedShow &each : shows) {
        const auto show = storage::SyncLogStore(connection).show(each.feed);
        if (!show)
            return failure(show.error());
        if (*show)
            ids.append((*show)->id);
    }
    return ids;
}

/// Forgets the shows in \a state: what the next run finds is compared without them.
Result<> forget(Connection &connection, SyncTargetId target, SyncShowState state)
{
    const auto shows = showsIn(connection, target, state);
    if (!shows)
        return failure(shows.error());
    return connection.transaction([&]() -> Result<> {
        for (const SyncedShow &show : *shows) {
            if (auto removed = SyncShowStore(connection, target).remove(show.feed); !removed)
                return removed;
        }
        return {};
    });
}

Result<> change(Connection &connection, SyncTargetId target, SyncShowState from, SyncShowState to)
{
    const auto shows = showsIn(connection, target, from);
    if (!shows)
        return failure(shows.error());
    return connection.transaction([&]() -> Result<> {
        for (SyncedShow show : *shows) {
            show.state = to;
            if (auto put = SyncShowStore(connection, target).put(show); !put)
                return put;
        }
        return {};
    });
}

} // namespace

Future<Result<>> SyncAnswers::removeHere(SyncTargetId target, bool isWanted)
{
    const auto forgetAll = [&database = m_database, target] {
        return database.run([target](Connection &connection) {
            return forget(connection, target, SyncShowState::RemovedThere);
        });
    };
    if (!isWanted)
        return forgetAll();
    const auto find = [target](Connection &connection) -> Result<QList<PodcastId>> {
        const auto shows = showsIn(connection, target, SyncShowState::RemovedThere);
        if (!shows)
            return failure(shows.error());
        return podcasts(connection, *shows);
    };
    return m_database.run(find).then(m_context,
                                     [&library = m_library, context = m_context, forgetAll](
                                         const Result<QList<PodcastId>> &ids) -> Future<Result<>> {
                                         if (!ids)
                                             return readyFuture(Result<>(failure(ids.error())));
                                         return library.unfollow(*ids).then(
                                             context,
                                             [forgetAll](const Result<> &done) -> Future<Result<>> {
                                                 return done ? forgetAll() : readyFuture(done);
                                             });
                                     });
}

Future<Result<>> SyncAnswers::removeThere(SyncTargetId target, bool isWanted)
{
    if (isWanted)
        return m_database.run([target](Connection &connection) {
            return change(
                connection, target, SyncShowState::RemovedHere, SyncShowState::RemoveThere);
        });
    const auto find = [target](Connection &connection) {
        return showsIn(connection, target, SyncShowState::RemovedHere);
    };
    const auto share = [&database = m_database, target] {
        return database.run([target](Connection &connection) {
            return change(connection, target, SyncShowState::RemovedHere, SyncShowState::Shared);
        });
    };
    return m_database.run(find).then(
        m_context,
        [&library = m_library, context = m_context, share](
            const Result<QList<SyncedShow>> &shows) -> Future<Result<>> {
            if (!shows)
                return readyFuture(Result<>(failure(shows.error())));
            QList<QUrl> feeds;
            for (const SyncedShow &show : *shows)
                feeds.append(QUrl(show.spelling));
            return library.follow(feeds).then(context,
                                              [share](const Result<> &done) -> Future<Result<>> {
                                                  return done ? share() : readyFuture(done);
                                              });
        });
}

Future<Result<>> SyncAnswers::allowUpload(const QUrl &feed, bool isAllowed)
{
    return m_database.run([feed, isAllowed](Connection &connection) {
        return connection.transaction([&]() -> Result<> {
            storage::SyncLogStore log(connection);
            const auto id = log.feedFor(feed.toString(QUrl::FullyEncoded));
            if (!id)
                return failure(id.error());
            return log.setUploadAllowed(*id, isAllowed);
        });
    });
}

} // namespace dogear::sync
