// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Matches the received actions of the log with episodes of the library, and gives these
///        their states.
///
/// Threads: GUI thread; episodes are matched on the database thread.
/// Owner:   the SyncRun.
/// Tests:   tests/integration/tst_sync_runs.cpp

#include "outcomes.h"
#include "run_context.h"

#include <functional>

namespace dogear::sync {

class EpisodeSync final
{
public:
    explicit EpisodeSync(RunContext &run)
        : m_run(run)
    {}

    /// Applies everything that waits, then calls \a next with the marks that were made in bulk.
    void apply(std::function<void(const BulkMarks &)> next);

private:
    void matchNext();
    void change();
    void settle(const QSet<EpisodeId> &playing);

    RunContext &m_run;
    std::function<void(const BulkMarks &)> m_next;
    QList<qint64> m_feeds; ///< of the log, with episodes that wait for the library
    qsizetype m_nextFeed = 0;
    BulkMarks m_bulk;
    Outcomes m_matched;
};

} // namespace dogear::sync
