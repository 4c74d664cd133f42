// SPDX-License-Identifier: GPL-3.0-or-later
#include "feed_probe.h"
#include "feeds/fetch_policy.h"
#include "known_show.h"
#include "subscribe_outcome.h"
#include "subscription_attempt.h"

#include <base/feed_url.h>
#include <base/workers.h>
#include <feed/opml.h>
#include <net/same_server.h>
#include <notes/feed_links.h>
#include <storage/podcast_store.h>
#include <storage/preview_store.h>
#include <subscriptions/feed_refresher.h>
#include <subscriptions/previews.h>
#include <subscriptions/subscriptions.h>

#include <QtConcurrentRun>

#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::subscriptions {

bool asksForPassword(const SubscribeOutcome &outcome)
{
    if (!outcome.added.isEmpty() || outcome.failed.size() != 1)
        return false;
    const FailedSubscription &failed = outcome.failed.constFirst();
    return accounts::asksForPassword(failed.error, failed.url);
}

Subscriptions::Subscriptions(storage::DatabaseThread &database,
                             FeedReader &reader,
                             FeedWriter &writer,
                             FeedRefresher &refresher,
                             const Clock &clock,
                             QObject *parent)
    : QObject(parent)
    , m_database(database)
    , m_reader(reader)
    , m_writer(writer)
    , m_refresher(refresher)
    , m_clock(clock)
    , m_attempts(std::make_unique<Attempts>())
    , m_previews(std::make_unique<Previews>(database, reader, writer, clock))
{}

Subscriptions::~Subscriptions() = default;

Future<SubscribeOutcome> Subscriptions::subscribe(const QUrl &url,
                                                  accounts::Remember remember,
                                                  const QUrl &fallback)
{
    const auto attempt = std::make_shared<Attempt>(); // lives until its last continuation
    attempt->url = url;
    attempt->fallback = fallback;
    attempt->remember = remember;
    attempt->stop = m_attempts->stop.get_token();
    attempt->promise.start();
    m_attempts->list.append(attempt);
    fetch(attempt).then(this, [this, attempt](const SubscribeOutcome &outcome) {
        m_attempts->list.removeOne(attempt);
        attempt->finish(outcome);
    });
    return attempt->promise.future();
}

Future<SubscribeOutcome> Subscriptions::fetch(const AttemptPtr &attempt)
{
    return m_reader.fetch(attempt->url)
        .then(this, [this, attempt](const Result<FetchedDocument> &document) {
            const QUrl address = attempt->address();
            // The user typed no scheme, so http is tried after https.
            if (!document && isUnanswered(document.error()) && !attempt->fallback.isEmpty())
                return fetchFallback(attempt, document.error());
            if (!document)
                return findMoved(address, document.error());
            if (document->isLocalShow)
                return subscribeLocal(attempt, document->finalUrl);
            if (feed::isOpml(document->body))
                return subscribeList(attempt, *document);
            return subscribeFeed(attempt, address, *document)
                .then(this, [this, attempt](const SubscribeOutcome &outcome) {
                    return keepAccount(outcome, attempt->url, attempt->remember);
                });
        });
}

/// Fetches the fallback address. If that is unreachable, too, the error of the first address
/// counts.
Future<SubscribeOutcome> Subscriptions::fetchFallback(const AttemptPtr &attempt, const Error &error)
{
    const QUrl first = attempt->address();
    attempt->url = std::exchange(attempt->fallback, QUrl());
    return fetch(attempt).then([first, error](const SubscribeOutcome &outcome) {
        const bool isUseless = outcome.added.isEmpty() && outcome.failed.size() == 1
                               && isUnanswered(outcome.failed.constFirst().error);
        return isUseless ? failedOutcome(first, error) : outcome;
    });
}

/// Looks for a show that has left \a address, which cannot be fetched, or for a preview there.
Future<SubscribeOutcome> Subscriptions::findMoved(const QUrl &address, const Error &error)
{
    return m_database
        .run([address](storage::Connection &connection) {
            return storage::PodcastStore(connection).findByUrl(address);
        })
        .then(this,
              [this, address, error](const Result<std::optional<domain::FollowedPodcast>> &found) {
                  const bool isUsable = found && found->has_value()
                                        && ((*found)->isPreview() || !isPresent(**found, address));
                  return isUsable ? followPreview((*found)->id)
                                  : readyFuture<Result<FollowedShow>>(failure(error));
              })
        .then(this, [address](const Result<FollowedShow> &show) {
            return show ? SubscribeOutcome{.added = {*show}} : failedOutcome(address, show.error());
        });
}

Future<SubscribeOutcome> Subscriptions::subscribeLocal(const AttemptPtr &attempt, const QUrl &url)
{
    return m_reader.read(url, {}, attempt->stop)
        .then(this, [this, attempt, url](const Result<ReadFeed> &read) {
            return read ? subscribeRead(attempt, url, *read)
                        : ready(failedOutcome(url, read.error()));
        });
}

void Subscriptions::cancelReading()
{
    // A new source, so that later calls of subscribe() are not cancelled.
    m_attempts->stop.request_stop();
    m_attempts->stop = {};
    for (const AttemptPtr &attempt : std::as_const(m_attempts->list)) {
        if (attempt->isList)
            m_refresher.cancel();
        // Finished at once; a pending request is abandoned and its answer ignored.
        if (!attempt->isStored)
            attempt->finish(failedOutcome(attempt->address(), {.code = ErrorCode::Cancelled}));
    }
}

/// Stores the account in \a url. Called only after the server has accepted it.
Future<SubscribeOutcome> Subscriptions::keepAccount(const SubscribeOutcome &outcome,
                                                    const QUrl &url,
                                                    accounts::Remember remember)
{
    if (url.userInfo().isEmpty() || outcome.added.isEmpty())
        return ready(outcome);
    const QUrl home = outcome.added.constFirst().url;
    // A redirect to another server does not take the account along.
    QUrl owner = net::isSameServer(url, home) ? home : url;
    owner.setUserInfo(url.userInfo(QUrl::FullyEncoded));
    return m_reader.accounts()
        .keep(m_reader.accounts().adopt(owner), remember)
        .then([outcome](const Result<> &) { return outcome; });
}

Future<SubscribeOutcome> Subscriptions::subscribeFeed(const AttemptPtr &attempt,
                                                      const QUrl &url,
                                                      const FetchedDocument &document)
{
    return FeedReader::parse(document).then(
        this, [this, attempt, url, document](const Result<ReadFeed> &read) {
            if (read)
                return subscribeRead(attempt, url, *read);
            if (read.error().code == ErrorCode::HtmlPage)
                return subscribeNamed(attempt, document, read.error());
            return ready(failedOutcome(url, read.error()));
        });
}

/// Follows the only feed with media that the page names; if there are several, the user chooses
/// one.
Future<SubscribeOutcome> Subscriptions::subscribeNamed(const AttemptPtr &attempt,
                                                       const FetchedDocument &page,
                                                       const Error &error)
{
    return Future<QList<notes::FeedLink>>(
               QtConcurrent::run(workers(), notes::feedLinks, page.body, page.finalUrl))
        .then(this, [this, attempt, error](const QList<notes::FeedLink> &links) {
            if (links.isEmpty())
                return ready(failedOutcome(attempt->address(), error));
            return probeFeeds(m_reader, links, this)
                .then(this, [this, attempt, links](const Result<QList<ProbedFeed>> &feeds) {
                    if (!feeds)
                        return ready(failedOutcome(links.constFirst().url, feeds.error()));
                    if (feeds->size() == 1) {
                        const ProbedFeed &feed = feeds->constFirst();
                        return subscribeRead(attempt, feed.link.url, feed.read);
                    }
                    const QUrl address = attempt->address();
                    SubscribeOutcome outcome =
                        failedOutcome(address, {ErrorCode::HtmlPage, severalFeeds, address});
                    for (const ProbedFeed &feed : *feeds)
                        outcome.choices.append(feed.link);
                    return ready(outcome);
                });
        });
}

Future<SubscribeOutcome> Subscriptions::subscribeRead(const AttemptPtr &attempt,
                                                      const QUrl &url,
                                                      const ReadFeed &read)
{
    return m_reader.followMoves(read, url)
        .then(this,
              [this, attempt, url](const Result<ReadFeed> &there) {
                  // Following is refused, because the user would get only a part of the show.
                  if (there->feed.isTruncated) {
                      return readyFuture<Result<FollowedShow>>(
                          failure({.code = ErrorCode::TruncatedInput, .url = url}));
                  }
                  return m_reader.addPages(*there, {})
                      .then(this, [this, attempt, url](const ReadFeed &whole) {
                          if (attempt->stop.stop_requested()) {
                              return readyFuture<Result<FollowedShow>>(
                                  failure({.code = ErrorCode::Cancelled, .url = url}));
                          }
                          // From here on the show is written; Cancelled would be untrue.
                          attempt->isStored = true;
                          return follow(url, whole);
                      });
              })
        .then(this, [this, url](const Result<FollowedShow> &followed) {
            if (!followed)
                return failedOutcome(url, followed.error());
            emit podcastsChanged();
            return SubscribeOutcome{.added = {*followed}};
        });
}

Future<Result<FollowedShow>> Subscriptions::follow(const QUrl &url, const ReadFeed &read)
{
    return m_database
        .run([homes = homesOf(url, read), podcast = read.feed.podcast](
                 storage::Connection &connection) { return findKnown(connection, homes, podcast); })
        .then(this,
              [this, url, read](const Result<std::optional<domain::FollowedPodcast>> &existing) {
                  if (!existing)
                      return readyFuture<Result<FollowedShow>>(failure(existing.error()));
                  const bool isKnown = existing->has_value();
                  return (isKnown ? m_writer.update(**existing, asOf(**existing, url, read))
                                  : m_writer.add(url, read))
                      .then(this, [=, this](const Result<WrittenFeed> &written) {
                          if (written)
                              return isKnown ? followKnown(written->id)
                                             : describe(written->id, false);
                          // Another attempt has added the show meanwhile; now it is found.
                          if (written.error().code == ErrorCode::AlreadyFollowed)
                              return follow(url, read);
                          return readyFuture<Result<FollowedShow>>(failure(written.error()));
                      });
              });
}

/// Follows the show \a id if it is a preview.
Future<Result<FollowedShow>> Subscriptions::followKnown(PodcastId id)
{
    return m_database
        .run([id, now = m_clock.now()](storage::Connection &connection) {
            return storage::PreviewStore(connection).follow(id, now);
        })
        .then(this, [this, id](const Result<bool> &wasPreview) {
            return wasPreview ? describe(id, !*wasPreview)
                              : readyFuture<Result<FollowedShow>>(failure(wasPreview.error()));
        });
}

Future<Result<FollowedShow>> Subscriptions::followPreview(PodcastId id)
{
    return followKnown(id).then(this, [this](const Result<FollowedShow> &followed) {
        if (followed && !followed->wasFollowed)
            emit podcastsChanged();
        return followed;
    });
}

Future<Result<FollowedShow>> Subscriptions::describe(PodcastId id, bool wasFollowed)
{
    return find(id).then([wasFollowed](const Result<domain::FollowedPodcast> &show) {
        return show.map([wasFollowed](const domain::FollowedPodcast &found) {
            return FollowedShow{
                found.id, found.url, found.title(), found.episodeCount, wasFollowed};
        });
    });
}

Future<Result<PodcastId>> Subscriptions::followUnread(const QUrl &url, const QString &title)
{
    return m_database
        .run([url, title, now = m_clock.now()](storage::Connection &connection) {
            return storage::PodcastStore(connection).add(url, title, now);
        })
        .then(this, [this](const Result<PodcastId> &id) {
            if (id)
                emit podcastsChanged();
            return id;
        });
}

Future<Result<QList<domain::FollowedPodcast>>> Subscriptions::all()
{
    return m_database.run(
        [](storage::Connection &connection) { return storage::PodcastStore(connection).all(); });
}

Future<Result<QList<domain::ListedPodcast>>> Subscriptions::listed()
{
    return m_database.run(
        [](storage::Connection &connection) { return storage::PodcastStore(connection).listed(); });
}

Future<Result<domain::FollowedPodcast>> Subscriptions::find(PodcastId id)
{
    return m_database.run([id](storage::Connection &connection) {
        return storage::PodcastStore(connection).find(id);
    });
}

Future<Result<std::optional<domain::FollowedPodcast>>> Subscriptions::findFollowed(
    const QUrl &address,
    const QString &guid)
{
    using Found = Result<std::optional<domain::FollowedPodcast>>;
    return m_database.run([address, guid](storage::Connection &connection) -> Found {
        storage::PodcastStore store(connection);
        if (!address.isEmpty()) {
            Found found = store.findByUrl(address);
            // Another show may live at a former address by now.
            if (!found || (*found && !(*found)->isPreview() && isPresent(**found, address)))
                return found;
        }
        return guid.isEmpty() ? Found(std::nullopt) : store.findByGuid(guid);
    });
}

Future<Result<QList<domain::FetchRecord>>> Subscriptions::fetches(PodcastId id)
{
    return m_database.run([id](storage::Connection &connection) {
        return storage::PodcastStore(connection).fetches(id);
    });
}

} // namespace dogear::subscriptions
