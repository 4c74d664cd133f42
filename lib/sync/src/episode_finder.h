// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds shows and episodes of the library by their names in the log of sync.
///
/// Threads: the database thread. The answers are remembered: one object for each step.

#include <base/ids.h>
#include <base/result.h>
#include <storage/sync_field_store.h>

#include <QHash>
#include <QString>

namespace dogear::storage {
class Connection;
} // namespace dogear::storage

namespace dogear::sync {

class EpisodeFinder final
{
public:
    explicit EpisodeFinder(storage::Connection &connection)
        : m_connection(connection)
    {}

    /// Finds the feed of \a address in the log, or adds it. \pre runs in a transaction
    [[nodiscard]] Result<qint64> feedFor(const QString &address);
    /// Finds the show or preview of \a feed; an invalid id if the library lacks it.
    [[nodiscard]] Result<PodcastId> show(qint64 feed);
    /// Finds the episode that `item` and `url` of \a stored name: by guid, else by the address of
    /// the enclosure; an invalid id if the library lacks it.
    [[nodiscard]] Result<EpisodeId> episode(const storage::StoredField &stored);

private:
    storage::Connection &m_connection;
    QHash<QString, qint64> m_feeds;
    QHash<qint64, PodcastId> m_shows;
    QHash<PodcastId, QHash<QString, EpisodeId>> m_enclosures;
};

} // namespace dogear::sync
