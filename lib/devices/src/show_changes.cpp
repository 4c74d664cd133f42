// SPDX-License-Identifier: GPL-3.0-or-later
// Follows and unfollows shows one after the other, and undoes a run.
#include <episodes/episodes.h>
#include <subscriptions/subscriptions.h>

#include <devices/device_library.h>
#include <devices/playing_episode.h>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::devices {

using subscriptions::RemovedPodcast;

namespace {

bool isWeb(const QUrl &url)
{
    return (url.scheme() == "https"_L1 || url.scheme() == "http"_L1) && !url.host().isEmpty();
}

/// Whether \a error says that there is nothing left to do for a show.
bool isDone(const Error &error)
{
    return error.code == ErrorCode::AlreadyFollowed || error.code == ErrorCode::NotFound;
}

} // namespace

Future<Result<>> DeviceLibrary::follow(const QList<QUrl> &feeds)
{
    QList<QUrl> readable;
    for (const QUrl &feed : feeds) {
        if (isWeb(feed))
            readable.append(feed);
    }
    return followNext(readable);
}

Future<Result<>> DeviceLibrary::followNext(QList<QUrl> feeds)
{
    if (feeds.isEmpty())
        return readyFuture(Result<>());
    const QUrl feed = feeds.takeFirst();
    // Not read now: a server that is down must not stop the run. The scheduler reads it soon, and
    // gives it its title.
    return m_subscriptions.followUnread(feed, feed.host())
        .then(this, [this, feed, feeds](const Result<PodcastId> &id) -> Future<Result<>> {
            if (id)
                m_changes.followed.append(feed);
            else if (!isDone(id.error()))
                return readyFuture(Result<>(failure(id.error())));
            return followNext(feeds);
        });
}

Future<Result<>> DeviceLibrary::unfollow(const QList<PodcastId> &shows)
{
    return unfollowNext(shows);
}

Future<Result<>> DeviceLibrary::unfollowNext(QList<PodcastId> shows)
{
    if (shows.isEmpty())
        return readyFuture(Result<>());
    const PodcastId show = shows.takeFirst();
    return m_subscriptions.remove(show).then(
        this, [this, shows](const Result<RemovedPodcast> &removed) -> Future<Result<>> {
            if (removed)
                m_changes.unfollowed.append(*removed);
            else if (!isDone(removed.error()))
                return readyFuture(Result<>(failure(removed.error())));
            return unfollowNext(shows);
        });
}

Future<Result<>> DeviceLibrary::restoreNext(QList<RemovedPodcast> shows)
{
    if (shows.isEmpty())
        return readyFuture(Result<>());
    // The last one that was removed comes first, because each remembers the queue before it went.
    const RemovedPodcast show = shows.takeLast();
    return m_subscriptions.restore(show).then(
        this, [this, shows](const Result<PodcastId> &id) -> Future<Result<>> {
            if (!id && !isDone(id.error()))
                return readyFuture(Result<>(failure(id.error())));
            return restoreNext(shows);
        });
}

Future<Result<>> DeviceLibrary::undo(const LibraryChanges &changes)
{
    // Of an episode that changed several times, the first state is that of before.
    QList<domain::EpisodeMark> marks;
    QSet<EpisodeId> seen;
    for (const domain::EpisodeMark &mark : changes.episodes) {
        if (!seen.contains(mark.id) && !isPlaying(mark.id))
            marks.append(mark);
        seen.insert(mark.id);
    }
    return m_episodes.restore(marks).then(
        this,
        [this, seen, shows = changes.unfollowed](
            const Result<QList<domain::EpisodeMark>> &restored) -> Future<Result<>> {
            if (!restored)
                return readyFuture(Result<>(failure(restored.error())));
            for (const EpisodeId episode : seen) {
                if (m_player)
                    m_player->reloadPosition(episode);
            }
            return restoreNext(shows);
        });
}

} // namespace dogear::devices
