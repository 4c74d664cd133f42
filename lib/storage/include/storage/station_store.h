// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds the episodes that a station plays next, in its order.
///
/// Threads: the database thread. Every function may fail with a Database… code.
/// Tests:   tests/unit/storage/tst_station_rules.cpp, tst_station_store.cpp
/// Decision: README.md, "A station is searched in parts".

#include <base/ids.h>
#include <base/result.h>
#include <domain/station.h>

#include <QDateTime>
#include <QList>
#include <QSet>
#include <query/query.h>

#include <optional>

namespace dogear::storage {

class Connection;

struct StationRequest
{
    query::Query query;
    domain::Station rules;          ///< its `until` is ignored, see below
    std::optional<QDateTime> until; ///< UTC; later episodes do not belong to the station
    QSet<EpisodeId> excluded;       ///< played or skipped just now
    int limit = 1;                  ///< maximum number of episodes
};

/// The place at which the search for episodes of a station continues.
struct StationPosition
{
    qint64 key = 0; ///< time, key of the index or place, depending on the order of the station
    qint64 id = 0;  ///< of the last episode, among those with equal times
};

struct StationPart
{
    QList<EpisodeId> episodes;           ///< in the order of the station
    std::optional<StationPosition> next; ///< no value: `limit` is reached, or there are no more
};

class StationStore final
{
public:
    /// Number of candidates of the first part, which finds an episode of most stations, and of each
    /// later one, which takes about ten milliseconds.
    static constexpr int firstSize = 200;
    static constexpr int laterSize = 2'000;

    explicit StationStore(Connection &connection)
        : m_connection(connection)
    {}

    /// Finds unplayed episodes with an enclosure in a part of the library: the first part, or the
    /// one that starts at \a from, the `next` of the previous part. Other jobs can run between the
    /// parts. An empty query has no episodes.
    [[nodiscard]] Result<StationPart> part(const StationRequest &request,
                                           std::optional<StationPosition> from = {});
    /// Finds the first episodes in all parts.
    [[nodiscard]] Result<QList<EpisodeId>> first(const StationRequest &request);

private:
    Connection &m_connection;
};

} // namespace dogear::storage
