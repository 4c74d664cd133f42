// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Syncs once with one server or folder.
///
/// The order of the steps matters: log in, read shows, read actions, change the library, upload
/// shows, upload what is still newer here. The stored cursors are those of the reads, never of the
/// uploads, because another device may upload in between.
///
/// A run that fails or is destroyed in the middle loses nothing: what was received is in the log
/// and waits for the library, what was not uploaded waits for the next run.
///
/// Threads: GUI thread; the log is read and written on the database thread.
/// Owner:   the caller, who owns one run at a time for each target; database, transport, library
///          and clock outlive it.
/// Tests:   tests/integration/tst_sync_runs.cpp, tests/integration/tst_sync_agreement.cpp

#include <base/clock.h>
#include <base/future.h>
#include <base/result.h>
#include <domain/sync_target.h>
#include <sync/pull_plan.h>
#include <sync/sync_library.h>
#include <sync/transport.h>

#include <QObject>

#include <memory>

namespace dogear::storage {
class DatabaseThread;
} // namespace dogear::storage

namespace dogear::sync {

enum class SyncPhase { Connecting, Preparing, ReadingShows, ReadingActions, Applying, Uploading };

/// What one run did, and what it leaves to the user.
struct SyncReport
{
    int received = 0;       ///< actions that were not known before
    int applied = 0;        ///< states of episodes that were handed to the library
    int sent = 0;           ///< actions
    int setAside = 0;       ///< actions that the server refused in this run
    int unreadable = 0;     ///< entries of answers that are no actions
    int questionsHere = 0;  ///< see ShowPlan::questionsHere
    int questionsThere = 0; ///< see ShowPlan::questionsThere
    QList<UrlMove> moves;   ///< of shows to another host, as the server wants; not applied
    ServerProfile profile;

    friend bool operator==(const SyncReport &, const SyncReport &) = default;
};

class SyncRun final : public QObject
{
    Q_OBJECT

public:
    SyncRun(storage::DatabaseThread &database,
            Transport &transport,
            SyncLibrary &library,
            const Clock &clock,
            domain::SyncTarget target,
            QObject *parent = nullptr);
    ~SyncRun() override;

    /// Runs once. The log of runs gets an entry, also of a failure, and a failure moves the time of
    /// the next run (domain::SyncProgress::notBefore).
    /// \pre called once
    /// \return what was done; or an error of the transport, the database or the library. Destroying
    ///   the run finishes the future with Cancelled.
    [[nodiscard]] Future<Result<SyncReport>> start(PullScope scope = PullScope::AsDue);

signals:
    /// \a done of \a total shows or actions of a phase; \a total is 0 if it is unknown.
    void progressed(dogear::sync::SyncPhase phase, int done, int total);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace dogear::sync
