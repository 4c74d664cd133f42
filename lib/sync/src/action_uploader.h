// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Uploads the actions of the log that are still the newest of their episodes.
///
/// Threads: GUI thread; actions are selected on the database thread.
/// Owner:   the SyncRun.
/// Tests:   tests/integration/tst_sync_runs.cpp

#include "outcomes.h"
#include "run_context.h"
#include "run_state.h"

#include <functional>

namespace dogear::sync {

/// What decides which actions are uploaded, and when one is to blame for a failure.
struct UploadRequest
{
    QSet<PodcastId> privateShows; ///< shows whose requests carry a password
    BulkMarks bulk;               ///< marks that do not count
    int failures = 0;             ///< failed runs in a row before this one
};

class ActionUploader final
{
public:
    explicit ActionUploader(RunContext &run)
        : m_run(run)
    {}

    /// Uploads in batches, then calls \a next.
    void upload(const UploadRequest &request, std::function<void()> next);

private:
    void selectNext();
    void fillQueue();
    void sendNext();
    void takeSent(const QList<AddressChange> &changes);
    void finish();

    RunContext &m_run;
    UploadRequest m_request;
    std::function<void()> m_next;
    QList<FeedToUpload> m_feeds; ///< whose actions are not selected yet
    QList<Upload> m_selected;
    PushQueue m_queue;
    int m_total = 0;
};

} // namespace dogear::sync
