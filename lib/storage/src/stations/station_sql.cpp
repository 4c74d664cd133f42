// SPDX-License-Identifier: GPL-3.0-or-later
#include "station_sql.h"

#include "episodes/episode_rows.h"

#include <QSqlQuery>

#include <algorithm>
#include <functional>
#include <tuple>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

using domain::StationOrder;

/// Returns the statement for \a item if few episodes meet it; empty if many may.
QString fewOf(const query::Item &item)
{
    if (item.isExcluded)
        return {};
    const auto *has = std::get_if<query::Has>(&item.condition);
    if (has && has->part == query::Part::Bookmark)
        return u"SELECT DISTINCT episode_id AS id FROM bookmark WHERE episode_id IS NOT NULL"_s;
    const auto *is = std::get_if<query::Is>(&item.condition);
    if (!is)
        return {};
    switch (is->state) {
    case query::State::Downloaded:
        return u"SELECT episode_id AS id FROM download WHERE state = 3"_s;
    case query::State::Favourite:
        return u"SELECT id FROM episode WHERE favourite = 1"_s;
    case query::State::Started:
        return u"SELECT id FROM episode INDEXED BY episode_started"
               " WHERE played = 0 AND position_ms > 0"_s;
    case query::State::Queued:
        return u"SELECT episode_id AS id FROM queue"_s;
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
        if (m_few.isEmpty() && clause.size() == 1)
            m_few = fewOf(clause.constFirst());
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
