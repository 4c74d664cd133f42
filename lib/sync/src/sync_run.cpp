// SPDX-License-Identifier: GPL-3.0-or-later
#include "action_reader.h"
#include "action_uploader.h"
#include "episode_sync.h"
#include "run_context.h"
#include "run_state.h"
#include "show_sync.h"

#include <storage/connection.h>
#include <storage/sync_target_store.h>
#include <sync/own_actions.h>
#include <sync/run_log.h>

#include <QPromise>

#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::sync {

using storage::Connection;

namespace {

/// Episodes that are recorded in one job: the database thread stays free for others.
constexpr int seedAtOnce = 500;

} // namespace

class SyncRun::Private final
{
public:
    Private(SyncRun &run, const RunServices &services, domain::SyncTarget target);

    [[nodiscard]] Future<Result<SyncReport>> start(PullScope scope);
    /// Finishes a started run that did not finish.
    void cancel();

private:
    void begin(const RunState &read);
    void seed(EpisodeId afterEpisode);
    void readShows();
    void readActions(const PullPlan &pull, std::optional<qint64> showCursor);
    void uploadActions(const BulkMarks &bulk);
    void finish(const std::optional<Error> &error);
    void answer(Result<SyncReport> result);

    RunServices m_services;
    domain::SyncTarget m_target;
    RunContext m_run;
    ShowSync m_shows;
    ActionReader m_reader;
    EpisodeSync m_episodes;
    ActionUploader m_uploader;
    QPromise<Result<SyncReport>> m_promise;
    PullScope m_scope = PullScope::AsDue;
    domain::SyncProgress m_progress; ///< as it was before the run
    bool m_isFirst = false;
    QSet<PodcastId> m_privateShows; ///< shows whose requests carry a password
    bool m_isFinished = false;
};

SyncRun::Private::Private(SyncRun &run, const RunServices &services, domain::SyncTarget target)
    : m_services(services)
    , m_target(std::move(target))
    , m_run(run, services, m_target.id, [this](const Error &error) { finish(error); })
    , m_shows(m_run)
    , m_reader(m_run)
    , m_episodes(m_run)
    , m_uploader(m_run)
{}

Future<Result<SyncReport>> SyncRun::Private::start(PullScope scope)
{
    m_scope = scope;
    m_promise.start();
    auto future = Future<Result<SyncReport>>(m_promise.future());
    m_run.progress(SyncPhase::Connecting);
    m_run.inDatabase(
        [id = m_target.id](Connection &connection) { return readState(connection, id); },
        [this](const RunState &read) { begin(read); });
    return future;
}

void SyncRun::Private::begin(const RunState &read)
{
    m_progress = read.progress;
    m_isFirst = !m_progress.subscriptionCursor;
    for (auto each = read.followed.cbegin(); each != read.followed.cend(); ++each) {
        if (m_run.library().hasAccount(each.value()))
            m_privateShows.insert(each.key());
    }
    Transport &transport = m_run.transport();
    m_run.report().profile = profileFromJson(read.profile, transport.standardProfile());
    m_run.after(transport.open(m_run.report().profile), [this](const ServerProfile &profile) {
        m_run.report().profile = profile;
        if (m_isFirst)
            seed({});
        else
            readShows();
    });
}

void SyncRun::Private::seed(EpisodeId afterEpisode)
{
    m_run.progress(SyncPhase::Preparing);
    m_run.inDatabase(
        [afterEpisode, device = m_target.device](Connection &connection) {
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
    const PullPlan pull = planPull(m_progress, m_run.now(), m_scope);
    m_shows.read({.cursor = m_progress.subscriptionCursor.value_or(0),
                  .isFirst = m_isFirst,
                  .isEverything = pull.isEverything,
                  .privateShows = m_privateShows},
                 [this, pull](std::optional<qint64> cursor) { readActions(pull, cursor); });
}

void SyncRun::Private::readActions(const PullPlan &pull, std::optional<qint64> showCursor)
{
    m_reader.read(m_progress, pull, showCursor, [this] {
        m_episodes.apply([this](const BulkMarks &bulk) {
            m_shows.upload([this, bulk] { uploadActions(bulk); });
        });
    });
}

void SyncRun::Private::uploadActions(const BulkMarks &bulk)
{
    m_uploader.upload(
        {.privateShows = m_privateShows, .bulk = bulk, .failures = m_progress.failures},
        [this] { finish(std::nullopt); });
}

void SyncRun::Private::finish(const std::optional<Error> &error)
{
    if (std::exchange(m_isFinished, true))
        return;
    const SyncReport &report = m_run.report();
    const domain::SyncRunRecord record{
        m_run.now(), report.received, report.sent, report.setAside, error};
    const auto store =
        [id = m_target.id, record, profile = toJson(report.profile)](Connection &connection) {
            return connection.transaction([&]() -> Result<> {
                const auto set = storage::SyncTargetStore(connection).setProfile(id, profile);
                return set ? storeRun(connection, id, record) : set;
            });
        };
    m_run.whenFinished(m_services.database.run(store), [this, error](const Result<> &stored) {
        if (error)
            answer(failure(*error));
        else if (!stored)
            answer(failure(stored.error()));
        else
            answer(m_run.report());
    });
}

void SyncRun::Private::answer(Result<SyncReport> result)
{
    m_promise.addResult(std::move(result));
    m_promise.finish();
}

void SyncRun::Private::cancel()
{
    if (m_promise.future().isStarted() && !m_promise.future().isFinished())
        answer(failure({ErrorCode::Cancelled, u"sync ended"_s}));
}

SyncRun::SyncRun(storage::DatabaseThread &database,
                 Transport &transport,
                 SyncLibrary &library,
                 const Clock &clock,
                 domain::SyncTarget target,
                 QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(*this,
                                  RunServices{database, transport, library, clock},
                                  std::move(target)))
{}

SyncRun::~SyncRun()
{
    d->cancel();
}

Future<Result<SyncReport>> SyncRun::start(PullScope scope)
{
    return d->start(scope);
}

} // namespace dogear::sync
