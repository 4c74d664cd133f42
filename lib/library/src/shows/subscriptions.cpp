// SPDX-License-Identifier: GPL-3.0-or-later
#include "feeds/fetch_policy.h"
#include "subscribe_outcome.h"

#include <base/feed_url.h>
#include <base/workers.h>
#include <feed/opml.h>
#include <library/feed_refresher.h>
#include <library/subscriptions.h>
#include <net/same_server.h>
#include <notes/feed_links.h>
#include <storage/podcast_store.h>

#include <QtConcurrentRun>

using namespace Qt::StringLiterals;

namespace dogear::library {

namespace {

/// The show at the first of \a homes that is followed.
Result<std::optional<domain::FollowedPodcast>> findFollowed(storage::Connection &connection,
                                                            const QList<QUrl> &homes)
{
    storage::PodcastStore store(connection);
    for (const QUrl &home : homes) {
        if (home.isEmpty())
            continue;
        auto found = store.findByUrl(home);
        if (!found || found->has_value())
            return found;
    }
    return std::optional<domain::FollowedPodcast>();
}

} // namespace

bool asksForPassword(const SubscribeOutcome &outcome)
{
    if (!outcome.added.isEmpty() || outcome.failed.size() != 1)
        return false;
    const NotFollowed &failed = outcome.failed.constFirst();
    return asksForPassword(failed.error, failed.url);
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
{}

Future<SubscribeOutcome> Subscriptions::subscribe(const QUrl &url, Remember remember)
{
    const QUrl address = url.adjusted(QUrl::RemoveUserInfo);
    return m_reader.fetch(url).then(
        this, [this, url, address, remember](const Result<FetchedDocument> &document) {
            if (!document)
                return ready(failedOutcome(address, document.error()));
            if (document->isLocalShow)
                return subscribeLocal(document->finalUrl);
            if (feed::isOpml(document->body))
                return subscribeList(address, *document);
            return subscribeFeed(address, *document, WebPages::NameFeeds)
                .then(this, [this, url, remember](const SubscribeOutcome &outcome) {
                    return keepAccount(outcome, url, remember);
                });
        });
}

Future<SubscribeOutcome> Subscriptions::subscribeLocal(const QUrl &url)
{
    return m_reader.read(url, {}, m_reading.get_token())
        .then(this, [this, url](const Result<ReadFeed> &read) {
            return read ? subscribeRead(url, *read) : ready(failedOutcome(url, read.error()));
        });
}

void Subscriptions::stopReading()
{
    m_reading.request_stop();
    m_reading = {};
}

/// Only now, when the server took what stands in \a url.
Future<SubscribeOutcome> Subscriptions::keepAccount(const SubscribeOutcome &outcome,
                                                    const QUrl &url,
                                                    Remember remember)
{
    if (url.userInfo().isEmpty() || outcome.added.isEmpty())
        return ready(outcome);
    const QUrl home = outcome.added.constFirst().url;
    QUrl owner = net::isSameServer(url, home) ? home : url;
    owner.setUserInfo(url.userInfo(QUrl::FullyEncoded));
    return m_reader.accounts()
        .keep(m_reader.accounts().adopt(owner), remember)
        .then([outcome](const Result<> &) { return outcome; });
}

Future<SubscribeOutcome> Subscriptions::subscribeFeed(const QUrl &url,
                                                      const FetchedDocument &document,
                                                      WebPages pages)
{
    return FeedReader::parse(document).then(
        this, [this, url, document, pages](const Result<ReadFeed> &read) {
            if (read)
                return subscribeRead(url, *read);
            if (read.error().code == ErrorCode::HtmlPage && pages == WebPages::NameFeeds)
                return subscribeNamed(url, document, read.error());
            return ready(failedOutcome(url, read.error()));
        });
}

/// One feed that the page names is what was meant; of several a person chooses.
Future<SubscribeOutcome> Subscriptions::subscribeNamed(const QUrl &url,
                                                       const FetchedDocument &page,
                                                       const Error &error)
{
    return Future<QList<notes::FeedLink>>(
               QtConcurrent::run(workers(), notes::feedLinks, page.body, page.finalUrl))
        .then(this, [this, url, error](const QList<notes::FeedLink> &links) {
            if (links.isEmpty())
                return ready(failedOutcome(url, error));
            if (links.size() > 1) {
                const Error several{ErrorCode::HtmlPage, severalFeeds, url};
                return ready({.failed = {{url, several}}, .choices = links});
            }
            const QUrl feed = links.constFirst().url;
            return m_reader.fetch(feed).then(
                this, [this, feed](const Result<FetchedDocument> &document) {
                    return document ? subscribeFeed(feed, *document, WebPages::AreErrors)
                                    : ready(failedOutcome(feed, document.error()));
                });
        });
}

Future<SubscribeOutcome> Subscriptions::subscribeRead(const QUrl &url, const ReadFeed &read)
{
    return m_reader.followMoves(read, url)
        .then(
            this,
            [this, url](const Result<ReadFeed> &there) {
                if (there->feed.isTruncated) {
                    return readyFuture<Result<FollowedNow>>(
                        failure({.code = ErrorCode::TruncatedInput, .url = url}));
                }
                return m_reader.addPages(*there, {}).then(this, [this, url](const ReadFeed &whole) {
                    return follow(url, whole);
                });
            })
        .then(this, [this, url](const Result<FollowedNow> &followed) {
            if (!followed)
                return failedOutcome(url, followed.error());
            emit podcastsChanged();
            return SubscribeOutcome{.added = {*followed}};
        });
}

Future<Result<FollowedNow>> Subscriptions::follow(const QUrl &url, const ReadFeed &read)
{
    // A feed file may say which show it is of; an old address, where the show lives now.
    const QUrl selfLink = url.isLocalFile() ? read.feed.podcast.selfLink : QUrl();
    const QList<QUrl> homes{url, selfLink, provenHome(read, url)};
    return m_database
        .run([homes](storage::Connection &connection) { return findFollowed(connection, homes); })
        .then(this,
              [this, url, read](const Result<std::optional<domain::FollowedPodcast>> &existing) {
                  if (!existing)
                      return readyFuture<Result<FollowedNow>>(failure(existing.error()));
                  const bool wasFollowed = existing->has_value();
                  return (wasFollowed ? m_writer.update(**existing, read) : m_writer.add(url, read))
                      .then(this, [this, wasFollowed](const Result<WrittenFeed> &written) {
                          if (!written)
                              return readyFuture<Result<FollowedNow>>(failure(written.error()));
                          return describe(written->id, wasFollowed);
                      });
              });
}

Future<Result<FollowedNow>> Subscriptions::describe(PodcastId id, bool wasFollowed)
{
    return find(id).then([wasFollowed](const Result<domain::FollowedPodcast> &show) {
        return show.map([wasFollowed](const domain::FollowedPodcast &found) {
            return FollowedNow{found.id, found.url, found.title(), found.episodeCount, wasFollowed};
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

Future<Result<QList<domain::FetchRecord>>> Subscriptions::fetches(PodcastId id)
{
    return m_database.run([id](storage::Connection &connection) {
        return storage::PodcastStore(connection).fetches(id);
    });
}

} // namespace dogear::library
