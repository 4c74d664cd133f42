// SPDX-License-Identifier: GPL-3.0-or-later
#include "fetch_policy.h"

#include <base/feed_url.h>
#include <feed/opml.h>
#include <library/feed_refresher.h>
#include <library/subscriptions.h>
#include <net/same_server.h>
#include <notes/feed_links.h>
#include <storage/podcast_store.h>

#include <QHash>
#include <QSaveFile>
#include <QtConcurrentRun>

using namespace Qt::StringLiterals;

namespace dogear::library {

namespace {

SubscribeOutcome failedOutcome(const QUrl &url, const Error &error)
{
    return {.failed = {{url, error}}};
}

Future<SubscribeOutcome> ready(const SubscribeOutcome &outcome)
{
    return readyFuture(outcome);
}

struct SortedEntries
{
    QList<feed::OpmlEntry> wanted; ///< without credentials
    QList<QUrl> privateOnes;       ///< those of `wanted` that had some, with them
    QList<NotFollowed> refused;
};

/// A list from elsewhere has no business with the files of this machine.
SortedEntries sortEntries(const feed::OpmlDocument &list, const QUrl &source)
{
    SortedEntries entries;
    const auto refuse = [&](const QUrl &url, const QString &detail) {
        const QUrl shown = url.adjusted(QUrl::RemoveUserInfo);
        entries.refused.append({shown, {ErrorCode::UnsupportedScheme, detail, shown}});
    };
    for (const QString &address : list.refused)
        refuse(QUrl(address), withoutUserInfo(address));
    for (feed::OpmlEntry entry : list.entries) {
        if (entry.url.isLocalFile() && !source.isLocalFile()) {
            refuse(entry.url, entry.title);
            continue;
        }
        if (!entry.url.userInfo().isEmpty())
            entries.privateOnes.append(entry.url);
        entry.url = entry.url.adjusted(QUrl::RemoveUserInfo);
        entries.wanted.append(entry);
    }
    return entries;
}

/// Follows every entry that is not followed yet, in one transaction.
Result<QList<FollowedNow>> followEntries(storage::Connection &connection,
                                         const QList<feed::OpmlEntry> &entries,
                                         const QDateTime &now)
{
    return connection.transaction([&]() -> Result<QList<FollowedNow>> {
        storage::PodcastStore store(connection);
        QList<FollowedNow> list;
        for (const feed::OpmlEntry &entry : entries) {
            const auto existing = store.findByUrl(entry.url);
            if (!existing)
                return failure(existing.error());
            if (existing->has_value()) {
                const domain::FollowedPodcast &show = **existing;
                list.append({show.id, show.url, show.podcast.title, show.episodeCount, true});
                continue;
            }
            const QString title = entry.title.isEmpty() ? entry.url.host() : entry.title;
            const auto id = store.add(entry.url, title, now);
            if (!id)
                return failure(id.error());
            list.append({*id, entry.url, title, 0, false});
        }
        return list;
    });
}

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

Result<int> writeFile(const QString &path, const QByteArray &content, int count)
{
    QSaveFile file(path);
    const bool isWritten =
        file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.commit();
    if (!isWritten)
        return failure({ErrorCode::FileUnwritable, file.errorString(), QUrl::fromLocalFile(path)});
    return count;
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
            if (feed::isOpml(document->body))
                return subscribeList(address, *document);
            return subscribeFeed(address, *document, WebPages::NameFeeds)
                .then(this, [this, url, remember](const SubscribeOutcome &outcome) {
                    return keepAccount(outcome, url, remember);
                });
        });
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

/// One after the other: a keychain is asked to open once.
Future<SubscribeOutcome> Subscriptions::keepAccounts(SubscribeOutcome outcome, QList<QUrl> urls)
{
    if (urls.isEmpty())
        return ready(outcome);
    const QUrl url = urls.takeFirst();
    return m_reader.accounts().keep(url).then(
        this, [this, outcome, urls](const Result<> &) { return keepAccounts(outcome, urls); });
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
               QtConcurrent::run(notes::feedLinks, page.body, page.finalUrl))
        .then(this, [this, url, error](const QList<notes::FeedLink> &links) {
            if (links.isEmpty())
                return ready(failedOutcome(url, error));
            if (links.size() > 1)
                return ready({.failed = {{url, error}}, .choices = links});
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
            return FollowedNow{
                found.id, found.url, found.podcast.title, found.episodeCount, wasFollowed};
        });
    });
}

Future<SubscribeOutcome> Subscriptions::subscribeList(const QUrl &url,
                                                      const FetchedDocument &document)
{
    const Result<feed::OpmlDocument> list = feed::parseOpml(document.body, document.contentType);
    if (!list) {
        Error error = list.error();
        error.url = url;
        return ready(failedOutcome(url, error));
    }
    const SortedEntries entries = sortEntries(*list, url);
    return m_database
        .run([wanted = entries.wanted, now = m_clock.now()](storage::Connection &connection) {
            return followEntries(connection, wanted, now);
        })
        .then(this,
              [this, url, entries](const Result<QList<FollowedNow>> &followed) {
                  if (!followed)
                      return ready(failedOutcome(url, followed.error()));
                  emit podcastsChanged();
                  QList<QUrl> adopted;
                  for (const QUrl &privateOne : entries.privateOnes) {
                      // What is here was taken by the server; a list may be old.
                      if (!m_reader.accounts().isKnown(privateOne.adjusted(QUrl::RemoveUserInfo)))
                          adopted.append(m_reader.accounts().adopt(privateOne));
                  }
                  return keepAccounts({.added = *followed, .failed = entries.refused}, adopted);
              })
        .then(this, [this](const SubscribeOutcome &outcome) { return refreshFollowed(outcome); });
}

Future<SubscribeOutcome> Subscriptions::refreshFollowed(SubscribeOutcome outcome)
{
    QList<PodcastId> unread;
    for (const FollowedNow &show : std::as_const(outcome.added)) {
        if (!show.wasFollowed)
            unread.append(show.id);
    }
    if (unread.isEmpty())
        return ready(outcome);
    return m_refresher.refresh(unread).then(
        this, [this, outcome](const Result<RefreshSummary> &summary) mutable {
            if (summary) {
                for (const RefreshFailure &failed : summary->failed)
                    outcome.failed.append({failed.url, failed.error});
            }
            return all().then(
                [outcome](const Result<QList<domain::FollowedPodcast>> &shows) mutable {
                    QHash<PodcastId, domain::FollowedPodcast> byId;
                    for (const auto &show : shows.value_or(QList<domain::FollowedPodcast>()))
                        byId.insert(show.id, show);
                    for (FollowedNow &now : outcome.added) {
                        if (const auto show = byId.constFind(now.id); show != byId.cend()) {
                            now.title = show->podcast.title;
                            now.episodes = show->episodeCount;
                        }
                    }
                    return outcome;
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

Future<Result<int>> Subscriptions::exportOpml(const QString &path)
{
    return all().then([path,
                       now = m_clock.now()](const Result<QList<domain::FollowedPodcast>> &shows)
                          -> Future<Result<int>> {
        if (!shows)
            return readyFuture<Result<int>>(failure(shows.error()));
        QList<feed::OpmlEntry> entries;
        for (const domain::FollowedPodcast &show : *shows) {
            if (show.url.scheme() != "qrc"_L1) // the Guide is in every Dogear, and only there
                entries.append({show.url.adjusted(QUrl::RemoveUserInfo), show.podcast.title, {}});
        }
        return QtConcurrent::run(
            writeFile, path, feed::writeOpml(entries, now), int(entries.size()));
    });
}

} // namespace dogear::library
