// SPDX-License-Identifier: GPL-3.0-or-later
#include "feeds/fetch_policy.h"
#include "known_show.h"

#include <accounts/accounts.h>
#include <storage/database_thread.h>
#include <storage/podcast_store.h>
#include <storage/preview_store.h>
#include <subscriptions/feed_reader.h>
#include <subscriptions/feed_writer.h>
#include <subscriptions/previews.h>

#include <QLoggingCategory>

namespace dogear::subscriptions {

using domain::FollowedPodcast;
using storage::Connection;
using storage::PreviewStore;

namespace {

Q_LOGGING_CATEGORY(lcPreviews, "dogear.library.previews")

using Found = std::optional<FollowedPodcast>;

/// Finds the show that lives at \a url. A preview is in use from \a now on.
Result<Found> findUsed(Connection &connection, const QUrl &url, const QDateTime &now)
{
    auto found = storage::PodcastStore(connection).findByUrl(url);
    if (!found || !found->has_value())
        return found;
    // Whether a show that has left the address is this one is only known once the feed was read.
    if (!isPresent(**found, url))
        return Found();
    if ((*found)->isPreview())
        (*found)->previewedAt = now;
    return PreviewStore(connection).use((*found)->id, now).map([&found] { return *found; });
}

/// Whether \a show was requested within Previews::maxAge before \a now.
bool isFresh(const FollowedPodcast &show, const QDateTime &now)
{
    const auto &last = show.fetch.lastAttempt;
    return last && *last <= now
           && last->secsTo(now) < std::chrono::seconds(Previews::maxAge).count();
}

} // namespace

Previews::Previews(storage::DatabaseThread &database,
                   FeedReader &reader,
                   FeedWriter &writer,
                   const Clock &clock,
                   QObject *parent)
    : QObject(parent)
    , m_database(database)
    , m_reader(reader)
    , m_writer(writer)
    , m_clock(clock)
{
    m_timer.setTimerType(Qt::VeryCoarseTimer);
    m_timer.callOnTimeout(this, [this] {
        // The first call comes after startDelay; from now on the longer interval applies.
        m_timer.start(cleaningInterval);
        removeUnused().then(this, [](const Result<int> &removed) {
            logAndDrop(removed, lcPreviews(), "unused previews are removed later:");
        });
    });
}

Future<Result<FollowedPodcast>> Previews::open(const QUrl &url, const QUrl &fallback)
{
    // Addresses in the library contain no password.
    const QUrl address = m_reader.accounts().adopt(url);
    const QDateTime now = m_clock.now();
    return m_database
        .run([address, now](Connection &connection) { return findUsed(connection, address, now); })
        .then(this, [this, address, fallback, now](const Result<Found> &found) {
            if (!found)
                return readyFuture<Result<Show>>(failure(found.error()));
            if (!found->has_value())
                return readNew(address, fallback);
            const Show &show = **found;
            return !show.isPreview() || isFresh(show, now) ? readyFuture(Result<Show>(show))
                                                           : readAgain(show);
        });
}

Future<Result<FollowedPodcast>> Previews::readNew(const QUrl &url, const QUrl &fallback)
{
    return m_reader.read(url)
        .then(this,
              [this, url](const Result<ReadFeed> &read) {
                  return read ? m_reader.followMoves(*read, url) : readyFuture(read);
              })
        .then(this, [this, url, fallback](const Result<ReadFeed> &read) {
            if (!read && isUnanswered(read.error()) && !fallback.isEmpty())
                return readFallback(fallback, read.error());
            if (!read)
                return readyFuture<Result<Show>>(failure(read.error()));
            // As in following, because the preview may be followed.
            if (read->feed.isTruncated) {
                return readyFuture<Result<Show>>(
                    failure({.code = ErrorCode::TruncatedInput, .url = url}));
            }
            return m_reader.addPages(*read, {}).then(
                this, [this, url](const ReadFeed &whole) { return store(url, whole); });
        });
}

/// Reads the fallback address. If that is unreachable, too, the error of the first address counts.
Future<Result<FollowedPodcast>> Previews::readFallback(const QUrl &fallback, const Error &first)
{
    return readNew(fallback, {}).then([first](const Result<Show> &show) {
        return !show && isUnanswered(show.error()) ? Result<Show>(failure(first)) : show;
    });
}

Future<Result<FollowedPodcast>> Previews::readAgain(const Show &preview)
{
    return m_reader.read(preview.url, validatorsFor(preview.fetch, m_clock.now()))
        .then(this,
              [this, url = preview.url](const Result<ReadFeed> &read) {
                  return read ? m_reader.followMoves(*read, url) : readyFuture(read);
              })
        .then(this, [this, preview](const Result<ReadFeed> &read) {
            if (read) {
                return m_reader.addPages(*read, {}).then(
                    this,
                    [this, url = preview.url](const ReadFeed &whole) { return store(url, whole); });
            }
            return m_writer.recordFailure(preview.id, read.error())
                .then(this, [this, id = preview.id](const Result<> &) { return find(id); });
        });
}

/// Stores \a read as a preview. A show that turns out to be followed stays unchanged.
Future<Result<FollowedPodcast>> Previews::store(const QUrl &url, const ReadFeed &read)
{
    return m_database
        .run([homes = homesOf(url, read), podcast = read.feed.podcast](Connection &connection) {
            return findKnown(connection, homes, podcast);
        })
        .then(this, [this, url, read](const Result<Found> &known) {
            if (!known)
                return readyFuture<Result<Show>>(failure(known.error()));
            const bool isKnown = known->has_value();
            if (isKnown && !(*known)->isPreview())
                return readyFuture(Result<Show>(**known));
            return (isKnown ? m_writer.update(**known, asOf(**known, url, read))
                            : m_writer.addPreview(url, read))
                .then(this, [this, url](const Result<WrittenFeed> &written) {
                    if (written)
                        return find(written->id);
                    // Another call has added the show meanwhile; now it is found.
                    if (written.error().code == ErrorCode::AlreadyFollowed)
                        return open(url);
                    return readyFuture<Result<Show>>(failure(written.error()));
                });
        });
}

Future<Result<FollowedPodcast>> Previews::find(PodcastId id)
{
    // Again in use: it may have been found under another address than the one that was opened.
    return m_database.run([id, now = m_clock.now()](Connection &connection) {
        return PreviewStore(connection).use(id, now).and_then([&] {
            return storage::PodcastStore(connection).find(id);
        });
    });
}

void Previews::use(PodcastId show)
{
    m_database
        .run([show, now = m_clock.now()](Connection &connection) {
            return PreviewStore(connection).use(show, now);
        })
        .then(this, [](const Result<> &used) {
            logAndDrop(used, lcPreviews(), "the preview is kept for a shorter time:");
        });
}

void Previews::setCurrent(EpisodeId episode)
{
    m_current = episode;
    if (!episode.isValid())
        return;
    m_database
        .run([episode, now = m_clock.now()](Connection &connection) {
            return PreviewStore(connection).useShowOf(episode, now);
        })
        .then(this, [](const Result<> &used) {
            logAndDrop(used, lcPreviews(), "the preview is kept for a shorter time:");
        });
}

/// One preview per job: deleting thousands of episodes at once would delay other jobs.
Future<Result<int>> Previews::removeUnused(int removed)
{
    return m_database
        .run(
            [now = m_clock.now(), current = m_current](Connection &connection) {
                return connection.transaction(
                    [&] { return PreviewStore(connection).removeUnused(now, current); });
            },
            storage::JobPriority::Background)
        .then(this, [this, removed](const Result<bool> &hasRemoved) {
            if (!hasRemoved)
                return readyFuture<Result<int>>(failure(hasRemoved.error()));
            return *hasRemoved ? removeUnused(removed + 1) : readyFuture(Result<int>(removed));
        });
}

} // namespace dogear::subscriptions
