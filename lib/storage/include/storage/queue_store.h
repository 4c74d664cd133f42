// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stores the queue of episodes to play next ("Up next"), in order.
///
/// Threads: the database thread.
/// Tests:   tests/unit/storage/tst_queue_store.cpp

#include <base/ids.h>
#include <base/result.h>

#include <QHash>
#include <QList>

#include <chrono>

namespace dogear::storage {

class Connection;

class QueueStore final
{
public:
    explicit QueueStore(Connection &connection)
        : m_connection(connection)
    {}

    [[nodiscard]] Result<QList<EpisodeId>> all();

    /// Sums the remaining playing time of the queue by show, at normal speed. A played episode
    /// counts from its beginning, an episode of unknown length as 0.
    [[nodiscard]] Result<QHash<PodcastId, std::chrono::milliseconds>> timeLeft();
    /// Returns the statement of timeLeft(); tests check its query plan.
    [[nodiscard]] static QString timeLeftSql();

    /// Replaces the queue with \a ids. A repeated id counts at its first place; ids of missing
    /// episodes are dropped.
    /// \pre runs in a transaction
    /// \return the new queue
    [[nodiscard]] Result<QList<EpisodeId>> replace(const QList<EpisodeId> &ids);

private:
    Connection &m_connection;
};

} // namespace dogear::storage
