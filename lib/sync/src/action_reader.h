// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads the actions of the target into the log, page after page, and stores the cursors
///        that the next run starts from.
///
/// Threads: GUI thread; the log is written on the database thread.
/// Owner:   the SyncRun.
/// Tests:   tests/integration/tst_sync_runs.cpp

#include "intake.h"
#include "run_context.h"

#include <sync/pull_plan.h>

#include <functional>
#include <optional>

namespace dogear::sync {

class ActionReader final
{
public:
    explicit ActionReader(RunContext &run)
        : m_run(run)
    {}

    /// Reads what \a pull asks for, then calls \a next. \a progress: of the target until now;
    /// \a showCursor: of the answer about its shows, which a server may leave out.
    void read(const domain::SyncProgress &progress,
              const PullPlan &pull,
              std::optional<qint64> showCursor,
              std::function<void()> next);

private:
    void start();
    void takePage(const ActionPage &page, qsizetype first);
    void endPage(const ActionPage &page);
    void finish();
    void setProgress(qint64 cursor, const QDateTime &now);
    void store();

    RunContext &m_run;
    domain::SyncProgress m_progress;
    PullPlan m_pull;
    std::optional<qint64> m_showCursor;
    std::function<void()> m_next;
    PullPages m_pages{0};
    ReadSummary m_summary;
    Receipt m_receipt;
};

} // namespace dogear::sync
