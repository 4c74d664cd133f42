// SPDX-License-Identifier: GPL-3.0-or-later
#include "station_sql.h"

#include "episodes/episode_rows.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <tuple>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

using domain::StationOrder;

CandidateSet joined(const QString &table, const QString &condition)
{
    // CROSS JOIN keeps the small table as the outer loop.
    return {.from = table + u" s CROSS JOIN episode e ON e.id = s.episode_id"_s,
            .where = condition + u" AND e.played = 0"_s,
            .hasDates = false,
            .isSmall = true};
}

/// Returns the set for \a item if few episodes meet it. The columns of its index are all that is
/// read.
std::optional<CandidateSet> fewOf(const query::Item &item)
{
    if (item.isExcluded)
        return {};
    const auto *has = std::get_if<query::Has>(&item.condition);
    if (has && has->part == query::Part::Bookmark)
        return joined(u"(SELECT DISTINCT episode_id FROM bookmark)"_s, u"e.id IS NOT NULL"_s);
    const auto *is = std::get_if<query::Is>(&item.condition);
    if (!is)
        return {};
    switch (is->state) {
    case query::State::Downloaded:
        return joined(u"download"_s, u"s.state = 3"_s);
    case query::State::Favourite:
        return CandidateSet{.from = u"episode e INDEXED BY episode_favourite"_s,
                            .where = u"e.favourite = 1 AND e.played = 0"_s,
                            .isSmall = true};
    case query::State::Started:
        return CandidateSet{.from = u"episode e INDEXED BY episode_started_newest"_s,
                            .where = u"e.played = 0 AND e.position_ms > 0"_s,
                            .isSmall = true};
    case query::State::Queued:
        return joined(u"queue"_s, u"e.id IS NOT NULL"_s);
    case query::State::Unplayed:
    case query::State::Played:
        break;
    }
    return {};
}

} // namespace

Result<StationSql> StationSql::of(Connection &connection, const StationRequest &request)
{
    // A part tests a few thousand episodes, so each is looked up in the index by itself.
    return compiled(connection, request.query, WordLookup::Each)
        .map([&request](const SearchSql &search) { return StationSql(search, request); });
}

StationSql::StationSql(SearchSql search, const StationRequest &request)
    : m_search(std::move(search))
    , m_conditions(m_search.conditions())
    , m_candidates{.from = u"episode e INDEXED BY episode_unplayed"_s, .where = u"e.played = 0"_s}
{
    const SqlConditions followed = filterConditions({});
    m_conditions.clauses += followed.clauses;
    m_conditions.values += followed.values;
    m_conditions.clauses.append(playableSql);
    if (request.until) {
        m_conditions.clauses.append(u"e.sort_time < ?"_s);
        m_conditions.values.append(request.until->toSecsSinceEpoch());
    }
    for (const query::Clause &clause : request.query.clauses) {
        // In "a OR b" the other item may be met by many.
        const auto few = clause.size() == 1 ? fewOf(clause.constFirst()) : std::nullopt;
        if (few && !m_candidates.isSmall)
            m_candidates = *few;
    }
}

SqlConditions StationSql::hasWords() const
{
    if (!m_search.hasWords())
        return {};
    // With a single rowid FTS5 skips all other hits.
    return {
        .clauses = {u"EXISTS (SELECT 1 FROM %1 WHERE %1 MATCH ? AND rowid = e.search_key)"_s.arg(
            m_search.table())},
        .values = {m_search.expression(SearchScope::All)}};
}

StationSorter::StationSorter(const domain::Station &rules, qint64 lastId)
    : m_order(rules.order)
    , m_shuffled(rules.seed, lastId)
{}

QList<EpisodeId> StationSorter::sorted(QList<StationCandidate> candidates) const
{
    const auto time = [](const StationCandidate &each) {
        return std::tuple(each.sortTime, each.id);
    };
    switch (m_order) {
    case StationOrder::NewestFirst:
        std::ranges::sort(candidates, std::greater(), time);
        break;
    case StationOrder::OldestFirst:
        std::ranges::sort(candidates, {}, time);
        break;
    case StationOrder::Shuffled:
        std::ranges::sort(candidates, {}, [this](const StationCandidate &each) {
            return m_shuffled.placeOf(each.id.value);
        });
        break;
    }
    QList<EpisodeId> ids;
    ids.reserve(candidates.size());
    for (const StationCandidate &each : std::as_const(candidates))
        ids.append(each.id);
    return ids;
}

QString StationSorter::orderClause() const
{
    return m_order == StationOrder::OldestFirst ? u" ORDER BY e.sort_time, e.id"_s
                                                : u" ORDER BY e.sort_time DESC, e.id DESC"_s;
}

StationCandidate readCandidate(const QSqlQuery &row)
{
    return {.sortTime = row.value(1).toLongLong(), .id = readEpisodeId(row)};
}

} // namespace dogear::storage
