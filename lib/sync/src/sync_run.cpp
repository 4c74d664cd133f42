// SPDX-License-Identifier: GPL-3.0-or-later
#include "run_state.h"

#include <storage/database_thread.h>
#include <storage/sync_log_store.h>
#include <storage/sync_target_store.h>
#include <storage/sync_upload_store.h>
#include <sync/own_actions.h>
#include <sync/sync_run.h>

#include <QPromise>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::sync {

using domain::SyncProgress;
using domain::SyncUploadState;
using storage::Connection;

namespace {

/// Episodes that are recorded in one job: the database thread stays free for others.
constexpr int seedAtOnce = 500;
/// After this many failed runs, a status of 500 is blamed on the action.
constexpr int persistentFailures = 3;

} // namespace

class SyncRun::Private final
{
public:
    Private(SyncRun *owner,
            storage::DatabaseThread &threadOfDatabase,
            Transport &usedTransport,
            SyncLibrary &changedLibrary,
            const Clock &usedClock,
            domain::SyncTarget syncTarget)
        : q(owner)
        , database(threadOfDatabase)
        , transport(usedTransport)
        , library(changedLibrary)
        , clock(usedClock)
        , target(std::move(syncTarget))
    {}

    void open();
    void begin(const RunState &read);
    void seed(EpisodeId after);
    void readShows();
    void readAllShows();
    void planShowChanges();
    void applyShows(const ShowPlan &made);
    void readActions();
    void takePage(const ActionPage &page);
    void finishRead();
    void applyNext();
    void applyFeed(const Outcomes &found);
    void sendShows();
    void sendActions();
    void sendNext();
    void takeSent(const QList<AddressChange> &changes);
    void finishUploads();
    void finish(std::optional<Error> error);

    /// Calls \a next with the value of \a future; ends the run with its error.
    template<typename Value, typename Next>
    void after(const Future<Result<Value>> &future, Next next)
    {
        future.then(q, [this, next](const Result<Value> &result) {
            if (!result)
                finish(result.error());
            else if constexpr (std::is_void_v<Value>)
                next();
            else
                next(*result);
        });
    }
    /// Runs \a job on the database thread, then \a next with its value.
    template<typename Job, typename Next>
    void inDatabase(Job job, Next next)
    {
        after(database.run(std::move(job)), std::move(next));
    }

    SyncRun *q;
    storage::DatabaseThread &database;
    Transport &transport;
    SyncLibrary &library;
    const Clock &clock;
    domain::SyncTarget target;
    QPromise<Result<SyncReport>> promise;

    PullScope scope = PullScope::AsDue;
    SyncProgress progress;
    bool isFirst = false;
    QSet<PodcastId> privateShows;
    ShowAnswer shows;
    ShowPlan plan;
    PullPlan pull;
    PullPages pages{0};
    ReadSummary summary;
    Receipt receipt;
    QList<qint64> feeds; ///< of the log, with episodes that wait for the library
    qsizetype nextFeed = 0;
    PushQueue queue;
    int uploadCount = 0;
    SyncReport report;
    bool isFinished = false;
};

void SyncRun::Private::open()
{
    emit q->progressed(SyncPhase::Connecting, 0, 0);
    inDatabase([id = target.id](Connection &connection) { return readState(connection, id); },
               [this](const RunState &read) { begin(read); });
}

void SyncRun::Private::begin(const RunState &read)
{
    progress = read.progress;
    isFirst = !progress.subscriptionCursor;
    for (auto each = read.followed.cbegin(); each != read.followed.cend(); ++each) {
        if (library.hasAccount(each.value()))
            privateShows.insert(each.key());
    }
    report.profile = profileFromJson(read.profile, transport.standardProfile());
    after(transport.open(report.profile), [this](const ServerProfile &profile) {
        report.profile = profile;
        if (isFirst)
            seed({});
        else
            readShows();
    });
}

void SyncRun::Private::seed(EpisodeId afterEpisode)
{
    emit q->progressed(SyncPhase::Preparing, 0, 0);
    inDatabase(
        [afterEpisode, device = target.device](Connection &connection) {
            return SyncRecorder(connection, device).seed(afterEpisode, seedAtOnce);
        },
        [this](const std::optional<EpisodeId> &last) {
            if (last)
                seed(*last);
            else
                readShows();
        });
}

void SyncRun::Private::readShows()
{
    emit q->progressed(SyncPhase::ReadingShows, 0, 0);
    pull = planPull(progress, clock.now(), scope);
    after(transport.showChanges(progress.subscriptionCursor.value_or(0)),
          [this](const ShowChanges &changes) {
              shows.changes = changes;
              // The whole list unites the devices at first, and later shows whether the server
              // still has what it had.
              if (isFirst || pull.isEverything)
                  readAllShows();
              else
                  planShowChanges();
          });
}

void SyncRun::Private::readAllShows()
{
    after(transport.allShows(), [this](const QStringList &all) {
        shows.all = all;
        shows.hasAll = true;
        planShowChanges();
    });
}

void SyncRun::Private::planShowChanges()
{
    inDatabase(
        [id = target.id, answer = shows, privates = privateShows, first = isFirst](
            Connection &connection) { return planFrom(connection, id, answer, privates, first); },
        [this](const ShowPlan &made) { applyShows(made); });
}

void SyncRun::Private::applyShows(const ShowPlan &made)
{
    plan = made;
    report.questionsHere = plan.questionsHere;
    report.questionsThere = plan.questionsThere;
    QList<QUrl> follow;
    for (const QString &address : std::as_const(plan.follow))
        follow.append(QUrl(address));
    const auto unfollow = [this] {
        const auto remember = [this] {
            inDatabase([id = target.id, made = plan](
                           Connection &connection) { return rememberPlan(connection, id, made); },
                       [this] { readActions(); });
        };
        if (plan.unfollow.isEmpty())
            remember();
        else
            after(library.unfollow(plan.unfollow.values()), remember);
    };
    if (follow.isEmpty())
        unfollow();
    else
        after(library.follow(follow), unfollow);
}

void SyncRun::Private::readActions()
{
    pages = PullPages(pull.since);
    summary = {.since = pull.since};
    receipt = {.now = clock.now().toSecsSinceEpoch(),
               .lastPull = progress.lastPull ? progress.lastPull->toSecsSinceEpoch() : 0};
    emit q->progressed(SyncPhase::ReadingActions, 0, 0);
    after(transport.actions(pages.since()), [this](const ActionPage &page) { takePage(page); });
}

void SyncRun::Private::takePage(const ActionPage &page)
{
    report.unreadable += page.unreadable;
    const bool hasMore = pages.take(page);
    if (page.actions.size() >= PullPages::fullPage && hasMore)
        report.profile.pageLimit =
            std::max(report.profile.pageLimit, static_cast<int>(page.actions.size()));
    const auto next = [this, hasMore](const storage::ReceivedCounts &counts) {
        report.received += counts.added;
        summary.ownIds.unite(counts.ownIds);
        emit q->progressed(SyncPhase::ReadingActions, static_cast<int>(pages.count()), 0);
        if (!hasMore)
            finishRead();
        else
            after(transport.actions(pages.since()),
                  [this](const ActionPage &following) { takePage(following); });
    };
    inDatabase([actions = page.actions, received = receipt](
                   Connection &connection) { return takeIn(connection, actions, received); },
               next);
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
            inDatabase(
                [](Connection &connection) {
                    return storage::SyncLogStore(connection).waitingFeeds();
                },
                [this](const QList<qint64> &waiting) {
                    feeds = waiting;
                    applyNext();
                });
        });
}

void SyncRun::Private::applyNext()
{
    emit q->progressed(
        SyncPhase::Applying, static_cast<int>(nextFeed), static_cast<int>(feeds.size()));
    if (nextFeed == feeds.size()) {
        sendShows();
        return;
    }
    const qint64 feed = feeds[nextFeed++];
    inDatabase(
        [feed](Connection &connection) -> Result<Outcomes> {
            const auto marks = storage::SyncLogStore(connection).marks();
            if (!marks)
                return failure(marks.error());
            return outcomes(connection, feed, BulkMarks(*marks));
        },
        [this](const Outcomes &found) { applyFeed(found); });
}

void SyncRun::Private::applyFeed(const Outcomes &found)
{
    if (found.waiting.isEmpty()) {
        applyNext();
        return;
    }
    after(library.apply(found.changes), [this, found](const QSet<EpisodeId> &playing) {
        report.applied += static_cast<int>(found.changes.size() - playing.size());
        QList<qint64> settled;
        for (auto each = found.waiting.cbegin(); each != found.waiting.cend(); ++each) {
            if (!playing.contains(each.key()))
                settled.append(each.value());
        }
        inDatabase(
            [settled](Connection &connection) {
                return storage::SyncLogStore(connection).settle(settled);
            },
            [this] { applyNext(); });
    });
}

void SyncRun::Private::sendShows()
{
    if (plan.add.isEmpty() && plan.remove.isEmpty()) {
        sendActions();
        return;
    }
    emit q->progressed(
        SyncPhase::Uploading, 0, static_cast<int>(plan.add.size() + plan.remove.size()));
    after(transport.sendShows(plan.add.values(), plan.remove.values()),
          [this](const QList<AddressChange> &changes) {
              inDatabase(
                  [id = target.id, sent = plan, changes](Connection &connection) {
                      return rememberUpload(connection, id, sent, changes);
                  },
                  [this](const QList<UrlMove> &moves) {
                      report.moves += moves;
                      sendActions();
                  });
          });
}

void SyncRun::Private::sendActions()
{
    inDatabase(
        [id = target.id, profile = report.profile, privates = privateShows](
            Connection &connection) { return allUploads(connection, id, profile, privates); },
        [this](const QList<Upload> &uploads) {
            uploadCount = static_cast<int>(uploads.size());
            queue = PushQueue(uploads, progress.failures >= persistentFailures);
            sendNext();
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

void SyncRun::Private::finish(std::optional<Error> error)
{
    if (std::exchange(isFinished, true))
        return;
    const QDateTime now = clock.now();
    const domain::SyncRunRecord record{now, report.received, report.sent, report.setAside, error};
    const auto store =
        [id = target.id, record, now, profile = toJson(report.profile)](Connection &connection) {
            return connection.transaction([&]() -> Result<> {
                storage::SyncTargetStore targets(connection);
                auto reached = targets.progress(id); // as far as this run has stored it
                if (!reached)
                    return failure(reached.error());
                reached->failures = record.error ? reached->failures + 1 : 0;
                reached->notBefore =
                    record.error ? std::optional(retryTime(reached->failures, *record.error, now))
                                 : std::nullopt;
                if (auto set = targets.setProgress(id, *reached); !set)
                    return set;
                if (auto set = targets.setProfile(id, profile); !set)
                    return set;
                return targets.addRun(id, record);
            });
        };
    database.run(store).then(q, [this, error](const Result<> &stored) {
        if (error)
            promise.addResult(Result<SyncReport>(failure(*error)));
        else if (!stored)
            promise.addResult(Result<SyncReport>(failure(stored.error())));
        else
            promise.addResult(Result<SyncReport>(report));
        promise.finish();
    });
}

SyncRun::SyncRun(storage::DatabaseThread &database,
                 Transport &transport,
                 SyncLibrary &library,
                 const Clock &clock,
                 domain::SyncTarget target,
                 QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(this, database, transport, library, clock, std::move(target)))
{}

SyncRun::~SyncRun()
{
    if (!d->promise.future().isStarted() || d->promise.future().isFinished())
        return;
    d->promise.addResult(Result<SyncReport>(failure({ErrorCode::Cancelled, u"sync ended"_s})));
    d->promise.finish();
}

Future<Result<SyncReport>> SyncRun::start(PullScope scope)
{
    d->scope = scope;
    d->promise.start();
    auto future = Future<Result<SyncReport>>(d->promise.future());
    d->open();
    return future;
}

} // namespace dogear::sync
