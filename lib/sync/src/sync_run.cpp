// SPDX-License-Identifier: GPL-3.0-or-later
#include "run_steps.h"

#include <storage/connection.h>
#include <storage/sync_target_store.h>
#include <sync/own_actions.h>
#include <sync/run_log.h>

#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::sync {

using storage::Connection;

namespace {

/// Episodes that are recorded in one job: the database thread stays free for others.
constexpr int seedAtOnce = 500;

} // namespace

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
    // A server with one list for all devices gives it to a new device, too.
    if (isFirst)
        report.profile.isPerDevice = shows.changes.added.isEmpty() && !shows.all.isEmpty();
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

void SyncRun::Private::finish(std::optional<Error> error)
{
    if (std::exchange(isFinished, true))
        return;
    const QDateTime now = clock.now();
    const domain::SyncRunRecord record{now, report.received, report.sent, report.setAside, error};
    const auto store =
        [id = target.id, record, profile = toJson(report.profile)](Connection &connection) {
            return connection.transaction([&]() -> Result<> {
                const auto set = storage::SyncTargetStore(connection).setProfile(id, profile);
                return set ? storeRun(connection, id, record) : set;
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
