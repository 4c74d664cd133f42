// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Runs sync with all targets, one after the other.
///
/// Threads: GUI thread; futures finish there.
/// Owner:   Devices; all collaborators outlive it. Its destruction ends a run, which loses nothing
///          (sync/sync_run.h).
/// Tests:   tests/integration/tst_devices.cpp

#include <base/clock.h>
#include <base/latest_request.h>
#include <domain/sync_target.h>
#include <sync/sync_run.h>
#include <sync_folder/folder_run.h>

#include <devices/device_library.h>
#include <memory>
#include <optional>

namespace dogear::storage {
class DatabaseThread;
class SharedLists;
} // namespace dogear::storage

namespace dogear::devices {

class DeviceAccounts;

enum class RunCause {
    Schedule, ///< leaves out targets that wait after a failure (domain::SyncProgress::notBefore)
    User
};

/// What a run with one target came to.
struct TargetOutcome
{
    domain::SyncTarget target;
    Result<sync::SyncReport> report = sync::SyncReport();
    std::optional<sync_folder::FolderSummary> folder = {}; ///< of a folder, after a success
};

struct RunSummary
{
    RunCause cause = RunCause::Schedule;
    QList<TargetOutcome> outcomes; ///< none if there is no target, or all wait
    LibraryChanges changes;        ///< of all targets
    std::optional<Error> error;    ///< why the run ended early: Cancelled, or of the database
};

/// What runs with folders need in addition. Both outlive the runner.
struct FolderParts
{
    sync_folder::FolderThread &thread;
    storage::SharedLists &lists;
};

class SyncRunner final : public QObject
{
    Q_OBJECT

public:
    SyncRunner(storage::DatabaseThread &database,
               DeviceAccounts &accounts,
               DeviceLibrary &library,
               const FolderParts &folders,
               const Clock &clock,
               QObject *parent = nullptr);
    ~SyncRunner() override;

    /// Runs once with each target. While a run is under way, its result is returned, because two
    /// runs with one target would upload twice. If \a cause is User, the run under way gets this
    /// cause, so that the user gets an answer. \return or an Error of the database
    [[nodiscard]] Future<Result<RunSummary>> run(RunCause cause,
                                                 sync::PullScope scope = sync::PullScope::AsDue);
    [[nodiscard]] bool isRunning() const { return m_state != nullptr; }
    /// Ends a run that is under way; what it received and sent stays.
    void cancel();

signals:
    void started();
    /// \a done of \a total; \a total is 0 if it is unknown.
    void progressed(dogear::sync::SyncPhase phase, int done, int total);
    /// Emitted when the library got values of \a kinds from a folder; they are to be read again.
    void libraryChanged(const QSet<dogear::domain::SyncFieldKind> &kinds);
    void finished(const dogear::devices::RunSummary &summary);

private:
    struct State;
    template<typename Value, typename Next>
    void after(const Future<Value> &future, Next next);
    void runNext();
    void runWith(const domain::SyncTarget &target);
    void begin(const domain::SyncTarget &target, const std::shared_ptr<sync::Transport> &transport);
    void beginFolder(const domain::SyncTarget &target);
    void refuse(const domain::SyncTarget &target, const Error &error);
    void take(const TargetOutcome &outcome);
    void takeFolder(const domain::SyncTarget &target, const sync_folder::FolderReport &report);
    void finish(const std::optional<Error> &error = std::nullopt);

    storage::DatabaseThread &m_database;
    DeviceAccounts &m_accounts;
    DeviceLibrary &m_library;
    FolderParts m_folders;
    const Clock &m_clock;
    LatestRequest m_runs;
    std::unique_ptr<State> m_state; ///< of the run that is under way; null if there is none
    Future<Result<RunSummary>> m_answer;
};

} // namespace dogear::devices
