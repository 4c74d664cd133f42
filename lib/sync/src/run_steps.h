// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Holds the steps of a SyncRun: sync_run.cpp has login and shows, run_actions.cpp actions.
///
/// Threads: GUI thread.

#include "run_state.h"

#include <storage/database_thread.h>
#include <sync/sync_run.h>

#include <QPromise>

#include <utility>

namespace dogear::sync {

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
    void takePage(const ActionPage &page, qsizetype first);
    void endPage(const ActionPage &page);
    void finishRead();
    void findWaiting();
    void matchNext();
    void apply();
    void sendShows();
    void sendActions();
    void selectNext();
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
    domain::SyncProgress progress;
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
    BulkMarks bulk;
    Outcomes matched;
    QList<FeedToUpload> uploadFeeds;
    QList<Upload> uploads;
    PushQueue queue;
    int uploadCount = 0;
    SyncReport report;
    bool isFinished = false;
};

} // namespace dogear::sync
