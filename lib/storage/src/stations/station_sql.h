// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Translates the search and the rules of a station into SQL conditions on `episode` as e.
///
/// Threads: the thread of the connection.
/// Tests:   tests/unit/storage/tst_station_rules.cpp

#include "search/search_statements.h"

#include <base/result.h>
#include <storage/station_store.h>

#include <QSqlQuery>

namespace dogear::storage {

/// A set of unplayed episodes that contains those of a station.
struct CandidateSet
{
    QString from;         ///< tables, with `episode` as e
    QString where;        ///< the condition
    bool hasDates = true; ///< read from an index by date, so that reading can start at any date
    bool isSmall = false; ///< however large the library is, for example the downloads
};

class StationSql final
{
public:
    /// Translates \a request; both arguments outlive the result.
    [[nodiscard]] static Result<StationSql> of(Connection &connection,
                                               const StationRequest &request);

    [[nodiscard]] const SearchSql &search() const { return m_search; }
    /// The conditions for each episode of the station, played or not, except for its words.
    [[nodiscard]] const SqlConditions &conditions() const { return m_conditions; }
    /// The condition that an episode has the words of the search; empty without words.
    [[nodiscard]] SqlConditions hasWords() const;
    /// The smallest set that the search names, or else all unplayed episodes.
    [[nodiscard]] const CandidateSet &candidates() const { return m_candidates; }

private:
    StationSql(SearchSql search, const StationRequest &request);

    SearchSql m_search;
    SqlConditions m_conditions;
    CandidateSet m_candidates;
};

/// An episode with the values by which stations are ordered.
struct StationCandidate
{
    qint64 sortTime = 0; ///< Unix seconds
    EpisodeId id;
};

/// Orders episodes as a station does.
class StationSorter final
{
public:
    /// \a lastId: the greatest id of an episode.
    StationSorter(const domain::Station &rules, qint64 lastId);

    [[nodiscard]] bool isByDate() const { return m_order != domain::StationOrder::Shuffled; }
    [[nodiscard]] const domain::ShuffledIds &shuffled() const { return m_shuffled; }
    /// Sorts \a candidates and returns their ids.
    [[nodiscard]] QList<EpisodeId> sorted(QList<StationCandidate> candidates) const;
    /// " ORDER BY …" for `episode` as e. \pre isByDate()
    [[nodiscard]] QString orderClause() const;

private:
    domain::StationOrder m_order;
    domain::ShuffledIds m_shuffled;
};

/// Reads the columns id and sort_time.
[[nodiscard]] StationCandidate readCandidate(const QSqlQuery &row);

} // namespace dogear::storage
