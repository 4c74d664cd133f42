// SPDX-License-Identifier: GPL-3.0-or-later
// Imports and exports lists of shows (OPML).
#include "local/local_show.h"
#include "subscribe_outcome.h"
#include "subscription_attempt.h"

#include <base/error_details.h>
#include <base/feed_url.h>
#include <base/workers.h>
#include <feed/opml.h>
#include <files/atomic_file.h>
#include <storage/podcast_store.h>
#include <storage/preview_store.h>
#include <subscriptions/feed_refresher.h>
#include <subscriptions/subscriptions.h>

#include <QSet>
#include <QtConcurrentRun>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::subscriptions {

namespace {

struct SortedEntries
{
    QList<feed::OpmlEntry> wanted; ///< without credentials
    QList<QUrl> privateOnes;       ///< addresses of `wanted` that had credentials, with them
    QList<FailedSubscription> refused;
};

/// Sorts the entries of \a list. A list from the web must not name files of this machine.
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

/// Follows the show of \a entry, unless it is followed. The groups of the list become tags, also of
/// a show that was followed before.
Result<FollowedShow> followEntry(storage::Connection &connection,
                                 const feed::OpmlEntry &entry,
                                 const QDateTime &now)
{
    storage::PodcastStore store(connection);
    const auto existing = store.findByUrl(entry.url);
    if (!existing)
        return failure(existing.error());
    if (existing->has_value()) {
        const domain::FollowedPodcast &show = **existing;
        const auto wasPreview = storage::PreviewStore(connection).follow(show.id, now);
        if (!wasPreview)
            return failure(wasPreview.error());
        return store.setTags(show.id, show.tags + entry.groups).map([&show, &wasPreview] {
            return FollowedShow{show.id, show.url, show.title(), show.episodeCount, !*wasPreview};
        });
    }
    // The feed has not been read yet; the refresh that follows brings the real title.
    const QString title = entry.title.isEmpty() ? entry.url.host() : entry.title;
    const auto id = store.add(entry.url, title, now);
    if (!id)
        return failure(id.error());
    return store.setTags(*id, entry.groups).map([&] {
        return FollowedShow{*id, entry.url, title, 0, false};
    });
}

Result<QList<FollowedShow>> followEntries(storage::Connection &connection,
                                          const QList<feed::OpmlEntry> &entries,
                                          const QDateTime &now)
{
    return connection.transaction([&]() -> Result<QList<FollowedShow>> {
        QList<FollowedShow> list;
        for (const feed::OpmlEntry &entry : entries) {
            const auto show = followEntry(connection, entry, now);
            if (!show)
                return failure(show.error());
            list.append(*show);
        }
        return list;
    });
}

/// Updates \a shows after they were read. A show whose address turned out to be a former address of
/// another show is replaced by that one.
Result<QList<FollowedShow>> describeRead(storage::Connection &connection, QList<FollowedShow> shows)
{
    storage::PodcastStore store(connection);
    QSet<PodcastId> ids;
    for (FollowedShow &now : shows) {
        auto show = store.find(now.id).map(
            [](const domain::FollowedPodcast &found) { return std::optional(found); });
        // The show was merged into another one while it was read; see storeFeed().
        if (!show && show.error().code == ErrorCode::NotFound)
            show = store.findByUrl(now.url);
        if (!show)
            return failure(show.error());
        if (!show->has_value())
            continue;
        // Two entries of the list may be one show, which is then counted once as new.
        now.wasFollowed = now.wasFollowed || ids.contains((*show)->id);
        now.id = (*show)->id;
        now.url = (*show)->url;
        now.title = (*show)->title();
        now.episodes = (*show)->episodeCount;
        ids.insert(now.id);
    }
    return shows;
}

/// Makes the entries of an exported list. Tags become groups; shows with the same tags are
/// adjacent.
QList<feed::OpmlEntry> toEntries(const QList<domain::FollowedPodcast> &shows)
{
    QList<feed::OpmlEntry> entries;
    for (const domain::FollowedPodcast &show : shows) {
        // The Guide is part of every Dogear and of no other player. Lists are for other players and
        // computers, where a folder of this computer does not exist; its name may also be private.
        if (show.url.scheme() != "qrc"_L1 && !isLocalShow(show.url))
            entries.append({show.url.adjusted(QUrl::RemoveUserInfo), show.title(), show.tags});
    }
    // Stable, so that shows with the same tags keep the order of titles.
    std::stable_sort(entries.begin(),
                     entries.end(),
                     [](const feed::OpmlEntry &one, const feed::OpmlEntry &other) {
                         return one.groups < other.groups;
                     });
    return entries;
}

Result<int> writeList(const QString &path, const QByteArray &content, int count)
{
    return files::writeAtomically(path, content).map([count] { return count; });
}

} // namespace

/// Stores the accounts one after another, so that the user has to unlock the keychain only once.
Future<SubscribeOutcome> Subscriptions::keepAccounts(const SubscribeOutcome &outcome,
                                                     QList<QUrl> urls)
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
    // The last moment to cancel: the shows are stored in one transaction, which stays.
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
    // The readable entries are followed; the user is told that the others are missing.
    if (list->isDamaged) {
        const QString detail = damagedList + QString::number(entries.wanted.size());
        entries.refused.append({url, {ErrorCode::TruncatedInput, detail, url}});
    }
    return m_database
        .run([wanted = entries.wanted, now = m_clock.now()](storage::Connection &connection) {
            return followEntries(connection, wanted, now);
        })
        .then(this,
              [this, url, entries, skipped = list->skipped](
                  const Result<QList<FollowedShow>> &followed) {
                  if (!followed)
                      return ready(failedOutcome(url, followed.error()));
                  emit podcastsChanged();
                  QList<QUrl> adopted;
                  for (const QUrl &privateOne : entries.privateOnes) {
                      // A known account was accepted by the server; that of a list may be outdated.
                      if (!m_reader.accounts().isKnown(privateOne.adjusted(QUrl::RemoveUserInfo)))
                          adopted.append(m_reader.accounts().adopt(privateOne));
                  }
                  return keepAccounts(
                      {.added = *followed, .failed = entries.refused, .skipped = skipped}, adopted);
              })
        .then(this, [this](const SubscribeOutcome &outcome) { return refreshFollowed(outcome); });
}

Future<SubscribeOutcome> Subscriptions::refreshFollowed(SubscribeOutcome outcome)
{
    // Only new shows are read now; the schedule refreshes the others.
    QList<PodcastId> unread;
    for (const FollowedShow &show : std::as_const(outcome.added)) {
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
                .then(this, [this, outcome](const Result<QList<FollowedShow>> &shows) mutable {
                    if (shows)
                        outcome.added = *shows;
                    else
                        outcome.failed.append({QUrl(), shows.error()});
                    emit podcastsChanged(); // one may have become another
                    return outcome;
                });
        });
}

Future<Result<int>> Subscriptions::exportOpml(const QString &path, const QList<PodcastId> &shows)
{
    return all().then(
        [path, wanted = shows, now = m_clock.now()](
            const Result<QList<domain::FollowedPodcast>> &followed) -> Future<Result<int>> {
            if (!followed)
                return readyFuture<Result<int>>(failure(followed.error()));
            QList<domain::FollowedPodcast> listed = *followed;
            if (!wanted.isEmpty())
                listed.removeIf([&wanted](const domain::FollowedPodcast &show) {
                    return !wanted.contains(show.id);
                });
            const QList<feed::OpmlEntry> entries = toEntries(listed);
            return QtConcurrent::run(
                workers(), writeList, path, feed::writeOpml(entries, now), int(entries.size()));
        });
}

} // namespace dogear::subscriptions
