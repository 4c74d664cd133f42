// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Tells which episodes of each show belong to a station with at most N per show.
///
/// Threads: the thread of the connection.
/// Tests:   tests/unit/storage/tst_station_rules.cpp

#include "station_sql.h"

#include <QHash>
#include <QSet>

namespace dogear::storage {

class ShowLimit final
{
public:
    ShowLimit(Connection &connection,
              const StationSql &sql,
              const StationRequest &request,
              const StationSorter &sorter);

    /// Returns whether \a episode of \a show is one of the first N of the show.
    [[nodiscard]] Result<bool> admits(PodcastId show, EpisodeId episode);

private:
    [[nodiscard]] Result<QList<EpisodeId>> firstOf(PodcastId show);

    Connection &m_connection;
    const StationSql &m_sql;
    const StationRequest &m_request;
    const StationSorter &m_sorter;
    QHash<PodcastId, QSet<EpisodeId>> m_admitted; ///< of the shows that were asked for
};

} // namespace dogear::storage
