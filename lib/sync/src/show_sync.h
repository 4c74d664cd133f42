// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Makes the shows of the target and those of the library the same: reads and applies the
///        changes of the target, and later uploads those of the library.
///
/// Threads: GUI thread; plans are made on the database thread.
/// Owner:   the SyncRun.
/// Tests:   tests/integration/tst_sync_runs.cpp

#include "run_context.h"
#include "run_state.h"

#include <functional>
#include <optional>

namespace dogear::sync {

/// Which shows to ask the target for.
struct ShowRequest
{
    qint64 cursor = 0;            ///< SyncProgress::subscriptionCursor; 0: from the beginning
    bool isFirst = false;         ///< the first run with the target
    bool isEverything = false;    ///< compares the whole list of the target
    QSet<PodcastId> privateShows; ///< shows whose requests carry a password
};

class ShowSync final
{
public:
    explicit ShowSync(RunContext &run)
        : m_run(run)
    {}

    /// Reads the shows of the target and changes the library, then calls \a next with the cursor
    /// of the answer, if it had one.
    void read(const ShowRequest &request, std::function<void(std::optional<qint64>)> next);
    /// Uploads the changes that read() planned, then calls \a next.
    void upload(std::function<void()> next);

private:
    void readAll();
    void makePlan();
    void follow(const ShowPlan &plan);
    void unfollow();
    void remember();

    RunContext &m_run;
    ShowRequest m_request;
    ShowAnswer m_answer;
    ShowPlan m_plan;
    std::function<void(std::optional<qint64>)> m_afterRead;
    std::function<void()> m_afterUpload;
};

} // namespace dogear::sync
