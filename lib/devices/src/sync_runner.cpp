// SPDX-License-Identifier: GPL-3.0-or-later
#include <storage/database_thread.h>
#include <storage/sync_target_store.h>

#include <QPromise>

#include <devices/device_accounts.h>
#include <devices/sync_runner.h>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::devices {

using domain::SyncTarget;
using storage::Connection;
using sync::SyncReport;
using sync::SyncRun;

/// A run with all targets. Destroying it ends a run with one of them.
struct SyncRunner::State
{
    // In this order: the run is destroyed before the transport that it uses.
    QPromise<Result<RunSummary>> promise;
    RunSummary summary;
    sync::PullScope scope = sync::PullScope::AsDue;
    QList<SyncTarget> targets; ///< that are left
    std::shared_ptr<sync::Transport> transport;
    std::unique_ptr<SyncRun> run;
    std::unique_ptr<sync_folder::FolderRun> folder; ///< instead of the two above
};

/// Calls \a next with the result of \a future, unless the run has ended since.
template<typename Value, typename Next>
void SyncRunner::after(const Future<Value> &future, Next next)
{
    future.then(this, [this, next, run = m_runs.latest()](const Value &value) {
        if (m_runs.isLatest(run))
            next(value);
    });
}

SyncRunner::SyncRunner(storage::DatabaseThread &database,
                       DeviceAccounts &accounts,
                       DeviceLibrary &library,
                       const FolderParts &folders,
                       const Clock &clock,
                       QObject *parent)
    : QObject(parent)
    , m_database(database)
    , m_accounts(accounts)
    , m_library(library)
    , m_folders(folders)
    , m_clock(clock)
{}

SyncRunner::~SyncRunner()
{
    cancel();
}

Future<Result<RunSummary>> SyncRunner::run(RunCause cause, sync::PullScope scope)
{
    if (m_state) {
        if (cause == RunCause::User)
            m_state->summary.cause = cause;
        return m_answer;
    }
    m_runs.begin();
    m_state = std::make_unique<State>();
    m_state->summary.cause = cause;
    m_state->scope = scope;
    m_state->promise.start();
    m_answer = Future<Result<RunSummary>>(m_state->promise.future());
    const auto answer = m_answer; // run() may end at once
    emit started();
    if (!m_state)
        return answer; // a receiver has cancelled it
    after(m_accounts.targets(), [this](const Result<QList<SyncTarget>> &targets) {
        if (!targets) {
            finish(targets.error());
            return;
        }
        m_state->targets = *targets;
        runNext();
    });
    return answer;
}

void SyncRunner::cancel()
{
    if (m_state)
        finish(Error{ErrorCode::Cancelled, u"sync ended"_s});
}

void SyncRunner::runNext()
{
    m_state->folder.reset();
    m_state->run.reset();
    m_state->transport.reset();
    if (m_state->targets.isEmpty()) {
        finish();
        return;
    }
    const SyncTarget target = m_state->targets.takeFirst();
    if (m_state->summary.cause == RunCause::User) {
        runWith(target);
        return;
    }
    const auto read = [id = target.id](Connection &connection) {
        return storage::SyncTargetStore(connection).progress(id);
    };
    after(m_database.run(read), [this, target](const Result<domain::SyncProgress> &progress) {
        if (!progress)
            finish(progress.error());
        else if (progress->notBefore && m_clock.now() < *progress->notBefore)
            runNext();
        else
            runWith(target);
    });
}

void SyncRunner::runWith(const SyncTarget &target)
{
    if (target.kind == domain::SyncTargetKind::Folder) {
        beginFolder(target);
        return;
    }
    using Transport = std::shared_ptr<sync::Transport>;
    after(m_accounts.transport(target), [this, target](const Result<Transport> &transport) {
        if (transport)
            begin(target, *transport);
        else
            refuse(target, transport.error());
    });
}

void SyncRunner::begin(const SyncTarget &target, const std::shared_ptr<sync::Transport> &transport)
{
    m_state->transport = transport;
    m_state->run = std::make_unique<SyncRun>(m_database, *transport, m_library, m_clock, target);
    connect(m_state->run.get(), &SyncRun::progressed, this, &SyncRunner::progressed);
    after(m_state->run->start(m_state->scope), [this, target](const Result<SyncReport> &report) {
        take({target, report});
    });
}

void SyncRunner::beginFolder(const SyncTarget &target)
{
    using sync_folder::FolderRun;
    m_state->folder = std::make_unique<FolderRun>(
        m_database, m_folders.thread, m_library, m_clock, target, &m_folders.lists);
    connect(m_state->folder.get(), &FolderRun::progressed, this, &SyncRunner::progressed);
    connect(m_state->folder.get(), &FolderRun::libraryChanged, this, &SyncRunner::libraryChanged);
    after(m_state->folder->start(),
          [this, target](const Result<sync_folder::FolderReport> &report) {
              if (report)
                  takeFolder(target, *report);
              else
                  take({target, failure(report.error())});
          });
}

void SyncRunner::refuse(const SyncTarget &target, const Error &error)
{
    // A run that could not begin is in the log of runs, too: the user looks there.
    const auto record = [id = target.id, at = m_clock.now(), error](Connection &connection) {
        return storage::SyncTargetStore(connection).addRun(id, {.at = at, .error = error});
    };
    after(m_database.run(record), [this, target, error](const Result<> &recorded) {
        take({target, failure(recorded ? error : recorded.error())});
    });
}

void SyncRunner::take(const TargetOutcome &outcome)
{
    m_state->summary.outcomes.append(outcome);
    runNext();
}

void SyncRunner::takeFolder(const SyncTarget &target, const sync_folder::FolderReport &report)
{
    const TargetOutcome outcome{target, report.run, report.folder};
    if (!report.folder.hasNewDevice) {
        take(outcome);
        return;
    }
    // The run gave this device another id, which only the database knows.
    after(m_accounts.targets(), [this, outcome](const Result<QList<SyncTarget>> &targets) {
        TargetOutcome renamed = outcome;
        for (const SyncTarget &each : targets.value_or(QList<SyncTarget>())) {
            if (each.id == outcome.target.id)
                renamed.target = each;
        }
        take(renamed);
    });
}

void SyncRunner::finish(const std::optional<Error> &error)
{
    // First taken out, so that a receiver may begin the next run.
    m_runs.cancel();
    const std::unique_ptr<State> state = std::exchange(m_state, nullptr);
    state->folder.reset();
    state->run.reset();
    state->summary.changes = m_library.takeChanges();
    state->summary.error = error;
    const RunSummary summary = state->summary;
    state->promise.addResult(error ? Result<RunSummary>(failure(*error))
                                   : Result<RunSummary>(summary));
    state->promise.finish();
    emit finished(summary);
}

} // namespace dogear::devices
