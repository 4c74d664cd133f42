// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists episodes that may belong to a station, in its order and in parts of limited size.
///
/// The candidates are unplayed. Whether they meet the conditions is tested afterwards.
///
/// Threads: the thread of the connection.
/// Tests:   tests/unit/storage/tst_station_rules.cpp, tst_station_store.cpp

#include "station_sql.h"

namespace dogear::storage {

struct StationCandidates
{
    QList<EpisodeId> ids;
    bool areWordsTested = false; ///< all of them have the words of the search
    std::optional<StationPosition> next;
};

class StationCandidateReader final
{
public:
    /// With more hits, shuffled places are tested one by one; with fewer, all hits are sorted.
    static constexpr int maxSortedHits = 3'000;

    StationCandidateReader(Connection &connection,
                           const StationSql &sql,
                           const StationRequest &request,
                           const StationSorter &sorter);

    /// Reads about \a size candidates from the place \a from on, or the first ones.
    [[nodiscard]] Result<StationCandidates> read(std::optional<StationPosition> from, int size);

private:
    [[nodiscard]] Result<StationCandidates> readFew();
    [[nodiscard]] Result<StationCandidates> readByDate(std::optional<StationPosition> from,
                                                       int size);
    [[nodiscard]] Result<StationCandidates> readHits(std::optional<StationPosition> from, int size);
    [[nodiscard]] Result<QList<qint64>> hitKeys(std::optional<StationPosition> from, int size);
    [[nodiscard]] Result<StationCandidates> readShuffled(std::optional<StationPosition> from,
                                                         int size);
    [[nodiscard]] Result<bool> hasFewHits();
    [[nodiscard]] Result<StationCandidates> readFewHits();
    [[nodiscard]] bool isOldestFirst() const;

    Connection &m_connection;
    const StationSql &m_sql;
    const StationRequest &m_request;
    const StationSorter &m_sorter;
};

} // namespace dogear::storage
