// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of shows (OPML) in and out.
#include "local/local_show.h"
#include "local/whole_file.h"
#include "subscribe_outcome.h"
#include "subscription_attempt.h"

#include <base/error_details.h>
#include <base/feed_url.h>
#include <base/workers.h>
#include <feed/opml.h>
#include <library/feed_refresher.h>
#include <library/subscriptions.h>
#include <storage/podcast_store.h>

#include <QSet>
#include <QtConcurrentRun>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::library {

namespace {

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

/// Follows every entry that is not followed yet, in one transaction. The groups of the list become
/// tags, also of shows that are there.
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
                if (auto set = store.setTags(show.id, show.tags + entry.groups); !set)
                    return failure(set.error());
                list.append({show.id, show.url, show.title(), show.episodeCount, true});
                continue;
            }
            const QString title = entry.title.isEmpty() ? entry.url.host() : entry.title;
            const auto id = store.add(entry.url, title, now);
            if (!id)
                return failure(id.error());
            if (auto set = store.setTags(*id, entry.groups); !set)
                return failure(set.error());
            list.append({*id, entry.url, title, 0, false});
        }
        return list;
    });
}

/// \a shows after they were read. One that turned out to be another show under a former address is
/// that show.
Result<QList<FollowedNow>> describeRead(storage::Connection &connection, QList<FollowedNow> shows)
{
    storage::PodcastStore store(connection);
    QSet<PodcastId> ids;
    for (FollowedNow &now : shows) {
        auto show = store.find(now.id).map(
            [](const domain::FollowedPodcast &found) { return std::optional(found); });
        if (!show && show.error().code == ErrorCode::NotFound)
            show = store.findByUrl(now.url);
        if (!show)
            return failure(show.error());
        if (!show->has_value())
            continue;
        now.wasFollowed = now.wasFollowed || ids.contains((*show)->id);
        now.id = (*show)->id;
        now.url = (*show)->url;
        now.title = (*show)->title();
        now.episodes = (*show)->episodeCount;
        ids.insert(now.id);
    }
    return shows;
}

/// Tags are the groups of the list, so shows with the same tags stand together.
QList<feed::OpmlEntry> toEntries(const QList<domain::FollowedPodcast> &shows)
{
    QList<feed::OpmlEntry> entries;
    for (const domain::FollowedPodcast &show : shows) {
        // The Guide is in every Dogear, and only there. Lists are for other players and other
        // computers: a folder of this one would be dead there, and tells what nobody asked for.
        if (show.url.scheme() != "qrc"_L1 && !isLocalShow(show.url))
            entries.append({show.url.adjusted(QUrl::RemoveUserInfo), show.title(), show.tags});
    }
    std::stable_sort(entries.begin(),
                     entries.end(),
                     [](const feed::OpmlEntry &one, const feed::OpmlEntry &other) {
                         return one.groups < other.groups;
                     });
    return entries;
}

Result<int> writeList(const QString &path, const QByteArray &content, int count)
{
    return writeWhole(path, content).map([count] { return count; });
}

} // namespace

/// One after the other: a keychain is asked to open once.
Future<SubscribeOutcome> Subscriptions::keepAccounts(SubscribeOutcome outcome, QList<QUrl> urls)
{
    if (urls.isEmpty())
        return ready(outcome);
    const QUrl url = urls.takeFirst();
    return m_reader.accounts().keep(url).then(
        this, [this, outcome, urls](const Result<> &) { return keepAccounts(outcome, urls); });
}

Future<SubscribeOutcome> Subscriptions::subscribeList(const AttemptPtr &attempt,
                                                      const FetchedDocument &document)
{
    const QUrl url = attempt->address();
    if (attempt->stop.stop_requested())
        return ready(failedOutcome(url, {.code = ErrorCode::Cancelled}));
    attempt->isStored = true;
    attempt->isList = true;
    const Result<feed::OpmlDocument> list = feed::parseOpml(document.body, document.contentType);
    if (!list) {
        Error error = list.error();
        error.url = url;
        return ready(failedOutcome(url, error));
    }
    SortedEntries entries = sortEntries(*list, url);
    if (entries.wanted.isEmpty() && entries.refused.isEmpty())
        return ready(failedOutcome(url, {ErrorCode::EmptyInput, emptyList, url}));
    if (list->isDamaged) {
        const QString detail = damagedList + QString::number(entries.wanted.size());
        entries.refused.append({url, {ErrorCode::TruncatedInput, detail, url}});
    }
    return m_database
        .run([wanted = entries.wanted, now = m_clock.now()](storage::Connection &connection) {
            return followEntries(connection, wanted, now);
        })
        .then(this,
              [this, url, entries, leftOut = list->leftOut](
                  const Result<QList<FollowedNow>> &followed) {
                  if (!followed)
                      return ready(failedOutcome(url, followed.error()));
                  emit podcastsChanged();
                  QList<QUrl> adopted;
                  for (const QUrl &privateOne : entries.privateOnes) {
                      // What is here was taken by the server; a list may be old.
                      if (!m_reader.accounts().isKnown(privateOne.adjusted(QUrl::RemoveUserInfo)))
                          adopted.append(m_reader.accounts().adopt(privateOne));
                  }
                  return keepAccounts(
                      {.added = *followed, .failed = entries.refused, .leftOut = leftOut}, adopted);
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
            } else {
                outcome.failed.append({QUrl(), summary.error()});
            }
            return m_database
                .run([shows = outcome.added](storage::Connection &connection) {
                    return describeRead(connection, shows);
                })
                .then(this, [this, outcome](const Result<QList<FollowedNow>> &shows) mutable {
                    if (shows)
                        outcome.added = *shows;
                    else
                        outcome.failed.append({QUrl(), shows.error()});
                    emit podcastsChanged(); // one may have become another
                    return outcome;
                });
        });
}

Future<Result<int>> Subscriptions::exportOpml(const QString &path)
{
    return all().then(
        [path, now = m_clock.now()](
            const Result<QList<domain::FollowedPodcast>> &shows) -> Future<Result<int>> {
            if (!shows)
                return readyFuture<Result<int>>(failure(shows.error()));
            const QList<feed::OpmlEntry> entries = toEntries(*shows);
            return QtConcurrent::run(
                workers(), writeList, path, feed::writeOpml(entries, now), int(entries.size()));
        });
}

} // namespace dogear::library
