// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads and writes what the steps of a run need of the database.
///
/// Threads: the database thread; the values any thread.

#include "intake.h"
#include "outcomes.h"

#include <sync/pull_plan.h>
#include <sync/show_plan.h>
#include <sync/sync_run.h>

namespace dogear::sync {

/// What is known when a run begins.
struct RunState
{
    domain::SyncProgress progress;
    QByteArray profile; ///< JSON; empty in the first run
    QHash<PodcastId, QUrl> followed;
};

[[nodiscard]] Result<RunState> readState(storage::Connection &connection,
                                         domain::SyncTargetId target);

/// What a server says about its shows.
struct ShowAnswer
{
    ShowChanges changes;
    QStringList all; ///< shows of all devices, if they were asked for
    bool hasAll = false;
};

/// Plans the changes that \a answer leads to. \a privateShows: shows whose requests carry a
/// password.
[[nodiscard]] Result<ShowPlan> planFrom(storage::Connection &connection,
                                        domain::SyncTargetId target,
                                        const ShowAnswer &answer,
                                        const QSet<PodcastId> &privateShows,
                                        bool isFirst);

/// Stores what the shows of the target are after the changes of \a plan here.
[[nodiscard]] Result<> rememberPlan(storage::Connection &connection,
                                    domain::SyncTargetId target,
                                    const ShowPlan &plan);

/// Stores that the target has the additions and removals of \a plan, with the spellings of
/// \a changes.
/// \return moves to other hosts, which were not applied
[[nodiscard]] Result<QList<UrlMove>> rememberUpload(storage::Connection &connection,
                                                    domain::SyncTargetId target,
                                                    const ShowPlan &plan,
                                                    const QList<AddressChange> &changes);

/// Applies \a changes to the spellings of the shows of the target.
/// \return moves to other hosts, which were not applied
[[nodiscard]] Result<QList<UrlMove>> respell(storage::Connection &connection,
                                             domain::SyncTargetId target,
                                             const QList<AddressChange> &changes);

/// A feed of the log with actions that may be uploaded.
struct FeedToUpload
{
    qint64 feed = 0;
    QString spelling; ///< as the target spells its address
};

/// Lists the feeds with waiting actions whose shows may leave this device.
[[nodiscard]] Result<QList<FeedToUpload>> feedsToUpload(storage::Connection &connection,
                                                        domain::SyncTargetId target,
                                                        const QSet<PodcastId> &privateShows);

} // namespace dogear::sync
