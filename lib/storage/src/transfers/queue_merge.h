// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Adds the queue of another player to Up next, episode by episode, in its order.
///
/// Threads: the database thread, in the caller's transaction.
/// Tests:   tests/unit/storage/tst_waiting_states.cpp

#include <base/ids.h>
#include <base/result.h>

#include <QHash>
#include <QList>

#include <optional>
#include <utility>

namespace dogear::storage {

class Connection;

class QueueMerge final
{
public:
    explicit QueueMerge(Connection &connection)
        : m_connection(connection)
    {}

    /// Adds \a id, which is at \a rank in the queue that \a transfer brings, behind the imported
    /// episodes of smaller ranks, or at the end if there are none.
    /// \return false, without a change, if it is queued already
    [[nodiscard]] Result<bool> add(EpisodeId id, TransferId transfer, int rank);
    /// Stores the queue if it has changed.
    [[nodiscard]] Result<> store();

private:
    using Place = std::pair<qint64, int>; ///< of an imported episode: import, rank

    /// Reads the queue and the places of the imported episodes in it, once.
    [[nodiscard]] Result<> load();

    Connection &m_connection;
    std::optional<QList<EpisodeId>> m_queue;
    QHash<EpisodeId, Place> m_places;
    bool m_isChanged = false;
};

} // namespace dogear::storage
