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

#include <optional>

namespace dogear::storage {

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
    /// The statement that selects, as `id`, a few episodes to which the search is limited, for
    /// example the downloads; empty if the search names no such set.
    [[nodiscard]] const QString &fewEpisodes() const { return m_few; }

private:
    StationSql(SearchSql search, const StationRequest &request);

    SearchSql m_search;
    SqlConditions m_conditions;
    QString m_few;
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
