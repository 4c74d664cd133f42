// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What plays next, in order.
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

    /// What is left to hear of all of it, at normal speed, by show; a played episode is heard from
    /// the beginning. Episodes of unknown length count as nothing.
    [[nodiscard]] Result<QHash<PodcastId, std::chrono::milliseconds>> timeLeft();
    /// The statement of timeLeft(), for tests of its plan.
    [[nodiscard]] static QString timeLeftSql();

    /// Makes the queue \a ids, inside a transaction. Each counts once, where it comes first; what
    /// is no episode is left out. \return what the queue is now
    [[nodiscard]] Result<QList<EpisodeId>> replace(const QList<EpisodeId> &ids);

private:
    Connection &m_connection;
};

} // namespace dogear::storage
