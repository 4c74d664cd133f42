// SPDX-License-Identifier: GPL-3.0-or-later
#include "run_steps.h"

#include <storage/connection.h>
#include <storage/sync_log_store.h>
#include <storage/sync_target_store.h>
#include <storage/sync_upload_store.h>

#include <algorithm>
#include <utility>

namespace dogear::sync {

using domain::SyncUploadState;
using storage::Connection;

namespace {

/// After this many failed runs, a status of 500 is blamed on the action.
constexpr int persistentFailures = 3;
/// Actions that are written in one job.
constexpr qsizetype actionsAtOnce = 4000;

} // namespace

void SyncRun::Private::readActions()
{
    pages = PullPages(pull.since);
    summary = {.since = pull.since};
    receipt = {.now = clock.now().toSecsSinceEpoch(),
               .lastPull = progress.lastPull ? progress.lastPull->toSecsSinceEpoch() : 0};
    emit q->progressed(SyncPhase::ReadingActions, 0, 0);
    after(transport.actions(pages.since()), [this](const ActionPage &page) { takePage(page, 0); });
}

void SyncRun::Private::takePage(const ActionPage &page, qsizetype first)
{
    if (first >= page.actions.size()) {
        endPage(page);
        return;
    }
    // In parts: the database thread and this one serve the window in between.
    const QList<domain::SyncAction> part = page.actions.mid(first, actionsAtOnce);
    pages.add(part);
    const auto isAtSince = [this](const domain::SyncAction &action) {
        return action.time == pages.since();
    };
    if (std::ranges::any_of(part, isAtSince))
        report.profile.includesSince = true;
    inDatabase(
        [part, received = receipt](Connection &connection) {
            return takeIn(connection, part, received);
        },
        [this, page, first](const storage::ReceivedCounts &counts) {
            report.received += counts.added;
            summary.ownIds.unite(counts.ownIds);
            emit q->progressed(SyncPhase::ReadingActions, static_cast<int>(pages.count()), 0);
            takePage(page, first + actionsAtOnce);
        });
}

void SyncRun::Private::endPage(const ActionPage &page)
{
    report.unreadable += page.unreadable;
    if (!pages.end(page)) {
        finishRead();
        return;
    }
    report.profile.pageLimit =
        std::max(report.profile.pageLimit, static_cast<int>(page.actions.size()));
    after(transport.actions(pages.since()),
          [this](const ActionPage &following) { takePage(following, 0); });
}

void SyncRun::Private::finishRead()
{
    const QDateTime now = clock.now();
    const NewCursor cursor = newCursor(pages, progress.actionCursor, now);
    if (cursor.wentBack && !pull.isEverything) {
        // The clock of the server went back, or it is another one: nothing tells from when on it
        // was read. Once from the beginning, then with the new cursor.
        pull = planPull(progress, now, PullScope::Everything);
        progress.actionCursor.reset();
        readActions();
        return;
    }
    summary.actions = pages.count();
    progress.actionCursor = cursor.cursor;
    progress.subscriptionCursor = shows.changes.cursor.value_or(cursor.cursor);
    progress.lastPull = now;
    if (pull.isOverlap)
        progress.lastOverlap = now;
    if (pull.isEverything)
        progress.lastEverything = now;
    inDatabase(
        [id = target.id, read = summary, known = report.profile, reached = progress](
            Connection &connection) -> Result<ServerProfile> {
            const auto learned = compareUploads(connection, id, read, known);
            if (!learned)
                return learned;
            return storage::SyncTargetStore(connection).setProgress(id, reached).map([&learned] {
                return *learned;
            });
        },
        [this](const ServerProfile &learned) {
            report.profile = learned;
            findWaiting();
        });
}

void SyncRun::Private::findWaiting()
{
    using Waiting = std::pair<QList<qint64>, QList<storage::MarkTime>>;
    inDatabase(
        [](Connection &connection) -> Result<Waiting> {
            storage::SyncLogStore log(connection);
            const auto marks = log.marks();
            if (!marks)
                return failure(marks.error());
            return log.waitingFeeds().map(
                [&marks](const QList<qint64> &found) { return Waiting(found, *marks); });
        },
        [this](const Waiting &waiting) {
            feeds = waiting.first;
            bulk = BulkMarks(waiting.second);
            matchNext();
        });
}

void SyncRun::Private::matchNext()
{
    emit q->progressed(
        SyncPhase::Applying, static_cast<int>(nextFeed), static_cast<int>(feeds.size()));
    if (nextFeed == feeds.size()) {
        apply();
        return;
    }
    // One job for each show: the database thread serves the window in between.
    inDatabase([feed = feeds[nextFeed],
                marks = bulk](Connection &connection) { return outcomes(connection, feed, marks); },
               [this](const Outcomes &found) {
                   ++nextFeed;
                   matched.changes += found.changes;
                   matched.waiting.insert(found.waiting);
                   matchNext();
               });
}

void SyncRun::Private::apply()
{
    if (matched.waiting.isEmpty()) {
        sendShows();
        return;
    }
    after(library.apply(matched.changes), [this](const QSet<EpisodeId> &playing) {
        report.applied = static_cast<int>(matched.changes.size() - playing.size());
        QList<qint64> settled;
        for (auto each = matched.waiting.cbegin(); each != matched.waiting.cend(); ++each) {
            if (!playing.contains(each.key()))
                settled.append(each.value());
        }
        inDatabase(
            [settled](Connection &connection) {
                return storage::SyncLogStore(connection).settle(settled);
            },
            [this] { sendShows(); });
    });
}

void SyncRun::Private::sendActions()
{
    inDatabase([id = target.id, privates = privateShows](
                   Connection &connection) { return feedsToUpload(connection, id, privates); },
               [this](const QList<FeedToUpload> &found) {
                   uploadFeeds = found;
                   selectNext();
               });
}

void SyncRun::Private::selectNext()
{
    if (uploadFeeds.isEmpty()) {
        // The newest last: an interrupted upload then leaves no gap.
        std::ranges::stable_sort(
            uploads, {}, [](const Upload &upload) { return upload.action.time; });
        uploadCount = static_cast<int>(uploads.size());
        queue = PushQueue(std::exchange(uploads, {}),
                          progress.failures >= persistentFailures,
                          transport.batchSize());
        sendNext();
        return;
    }
    inDatabase(
        [id = target.id, next = uploadFeeds.takeFirst(), profile = report.profile, marks = bulk](
            Connection &connection) {
            return selectUploads(connection, id, next.feed, next.spelling, profile, marks);
        },
        [this](const QList<Upload> &selected) {
            uploads += selected;
            selectNext();
        });
}

void SyncRun::Private::sendNext()
{
    emit q->progressed(SyncPhase::Uploading, uploadCount - queue.remaining(), uploadCount);
    if (queue.isEmpty()) {
        finishUploads();
        return;
    }
    QList<domain::SyncAction> actions;
    for (const Upload &upload : queue.next())
        actions.append(upload.action);
    transport.sendActions(actions).then(q, [this](const Result<QList<AddressChange>> &sent) {
        if (sent) {
            takeSent(*sent);
        } else if (pushFailure(sent.error()) == PushFailure::Refused) {
            queue.refuse(sent.error());
            sendNext();
        } else {
            finish(sent.error());
        }
    });
}

void SyncRun::Private::takeSent(const QList<AddressChange> &changes)
{
    QList<qint64> ids;
    for (const Upload &upload : queue.next())
        ids.append(upload.id);
    report.sent += static_cast<int>(ids.size());
    queue.accept();
    inDatabase(
        [id = target.id, ids, changes](Connection &connection) -> Result<QList<UrlMove>> {
            const auto set =
                storage::SyncUploadStore(connection, id).setState(ids, SyncUploadState::Sent);
            if (!set)
                return failure(set.error());
            return respell(connection, id, changes);
        },
        [this](const QList<UrlMove> &moves) {
            report.moves += moves;
            sendNext();
        });
}

void SyncRun::Private::finishUploads()
{
    if (const auto error = queue.serverError()) {
        finish(*error);
        return;
    }
    const QList<PushQueue::Refusal> refused = queue.refusals();
    report.setAside = static_cast<int>(refused.size());
    inDatabase(
        [id = target.id, refused](Connection &connection) {
            return connection.transaction([&]() -> Result<> {
                storage::SyncUploadStore uploads(connection, id);
                for (const auto &[action, reason] : refused) {
                    if (auto set = uploads.setAside(action, reason); !set)
                        return set;
                }
                return {};
            });
        },
        [this] { finish(std::nullopt); });
}

} // namespace dogear::sync
