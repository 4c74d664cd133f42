// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Gives the steps of a SyncRun what all of them use, and collects the report.
///
/// Threads: GUI thread.
/// Owner:   the SyncRun, which owns the steps, too; the services outlive it.

#include <storage/database_thread.h>
#include <sync/sync_run.h>

#include <functional>
#include <type_traits>
#include <utility>

namespace dogear::sync {

/// What a run reads and changes.
struct RunServices
{
    storage::DatabaseThread &database;
    Transport &transport;
    SyncLibrary &library;
    const Clock &clock;
};

class RunContext final
{
public:
    /// \a onFailure ends \a run with an error.
    RunContext(SyncRun &run,
               const RunServices &services,
               domain::SyncTargetId target,
               std::function<void(const Error &)> onFailure)
        : m_run(run)
        , m_services(services)
        , m_target(target)
        , m_onFailure(std::move(onFailure))
    {}

    [[nodiscard]] Transport &transport() const { return m_services.transport; }
    [[nodiscard]] SyncLibrary &library() const { return m_services.library; }
    [[nodiscard]] QDateTime now() const { return m_services.clock.now(); }
    [[nodiscard]] domain::SyncTargetId target() const { return m_target; }
    /// What was done so far; the log of runs gets it also if the run fails in the middle, so each
    /// step adds to it at once.
    [[nodiscard]] SyncReport &report() { return m_report; }

    /// Tells the user of the run how far a phase is.
    void progress(SyncPhase phase, qsizetype done = 0, qsizetype total = 0) const
    {
        emit m_run.progressed(phase, static_cast<int>(done), static_cast<int>(total));
    }
    /// Ends the run.
    void fail(const Error &error) const { m_onFailure(error); }

    /// Calls \a next with the result of \a future, unless the run is destroyed before.
    template<typename Value, typename Next>
    void whenFinished(const Future<Result<Value>> &future, Next next) const
    {
        future.then(&m_run, std::move(next));
    }
    /// Calls \a next with the value of \a future; ends the run with its error.
    template<typename Value, typename Next>
    void after(const Future<Result<Value>> &future, Next next) const
    {
        whenFinished(future, [this, next](const Result<Value> &result) {
            if (!result)
                fail(result.error());
            else if constexpr (std::is_void_v<Value>)
                next();
            else
                next(*result);
        });
    }
    /// Runs \a job on the database thread, then calls \a next with its value.
    template<typename Job, typename Next>
    void inDatabase(Job job, Next next) const
    {
        after(m_services.database.run(std::move(job)), std::move(next));
    }

private:
    SyncRun &m_run;
    RunServices m_services;
    domain::SyncTargetId m_target;
    std::function<void(const Error &)> m_onFailure;
    SyncReport m_report;
};

} // namespace dogear::sync
