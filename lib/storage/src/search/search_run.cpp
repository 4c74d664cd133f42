// SPDX-License-Identifier: GPL-3.0-or-later
#include "search_run.h"

#include "episodes/episode_rows.h"

#include <storage/connection.h>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

using domain::HitKind;
using domain::HitOrder;

/// Searches one scope.
struct Step
{
    SearchScope scope;
    HitKind kind; ///< of the episodes that no earlier step found
};
/// The scopes with the best hits come first.
constexpr std::array steps = {Step{SearchScope::Title, HitKind::Title},
                              Step{SearchScope::Chapters, HitKind::Chapter},
                              Step{SearchScope::AllButTranscript, HitKind::Notes},
                              Step{SearchScope::All, HitKind::Transcript}};

} // namespace

SqlConditions allConditions(const SearchSql &sql, const domain::SearchFilter &filter)
{
    const SqlConditions wanted = filterConditions(filter.episodes);
    SqlConditions all = sql.conditions();
    all.clauses += wanted.clauses;
    all.values += wanted.values;
    return all;
}

SearchRun::SearchRun(Connection &connection,
                     const SearchSql &sql,
                     const domain::SearchFilter &filter,
                     qint64 limit)
    : m_connection(connection)
    , m_sql(sql)
    , m_filter(filter)
    , m_podcast(filter.episodes.podcast)
    , m_conditions(allConditions(sql, filter))
    , m_limit(limit)
{}

Result<QList<FoundEpisode>> SearchRun::run()
{
    const auto found = [this] {
        if (!m_sql.hasWords())
            return scan();
        return m_filter.order == HitOrder::BestFirst ? findBest() : findByDate();
    }();
    return found.map([this] { return m_found; });
}

Result<> SearchRun::scan()
{
    const QString order = m_filter.order == HitOrder::OldestFirst
                              ? u" ORDER BY e.sort_time, e.id LIMIT ?"_s
                              : u" ORDER BY e.sort_time DESC, e.id DESC LIMIT ?"_s;
    return take(scanSql(u"e.id"_s, m_conditions) + order, m_conditions.values, HitKind::Title);
}

Result<> SearchRun::findBest()
{
    for (const Step &step : steps) {
        if (m_found.size() >= m_limit) // the longer lists of later scopes need not be read
            break;
        const auto isWorth = mayFind(step.scope);
        if (!isWorth)
            return failure(isWorth.error());
        if (!*isWorth)
            continue;
        const QString sql =
            matchSql(u"e.id"_s, m_sql.table(), m_conditions) + " ORDER BY s.rowid DESC LIMIT ?"_L1;
        const QVariantList values =
            QVariantList{m_sql.expression(step.scope, m_podcast)} + m_conditions.values;
        if (auto taken = take(sql, values, step.kind); !taken)
            return taken;
    }
    return {};
}

/// Keys of the index begin with the day, so its own order is that of dates, and FTS5 stops reading
/// at the limit (decision 63 in lib/README.md).
Result<> SearchRun::findByDate()
{
    const bool isOldestFirst = m_filter.order == HitOrder::OldestFirst;
    const QString sql =
        matchSql(u"e.id, s.rowid"_s, m_sql.table(), m_conditions)
        + (isOldestFirst ? " ORDER BY s.rowid LIMIT ?"_L1 : " ORDER BY s.rowid DESC LIMIT ?"_L1);
    const auto keys =
        m_connection.list(sql,
                          QVariantList{m_sql.expression(SearchScope::All, m_podcast)}
                              + m_conditions.values + QVariantList{m_limit},
                          [this](const QSqlQuery &row) {
                              m_found.append({.id = readEpisodeId(row), .kind = steps.back().kind});
                              return row.value(1).toLongLong();
                          });
    if (!keys)
        return failure(keys.error());
    if (keys->isEmpty())
        return {};
    const auto [first, last] = std::ranges::minmax(*keys);
    return setKinds(first, last);
}

/// Sets the kind of each hit by searching each scope again, but only between the keys of the first
/// and last hit: there are no other hits between these keys.
Result<> SearchRun::setKinds(qint64 firstKey, qint64 lastKey)
{
    QSet<EpisodeId> known;
    for (const Step &step : steps) {
        const QString sql = matchSql(u"e.id"_s, m_sql.table(), m_conditions)
                            + " AND s.rowid >= ? AND s.rowid <= ?"_L1;
        const auto setKind = [&](const QSqlQuery &row) {
            const EpisodeId id = readEpisodeId(row);
            if (known.contains(id)) // an earlier, better step found it
                return;
            known.insert(id);
            const auto hit = std::ranges::find(m_found, id, &FoundEpisode::id);
            if (hit != m_found.end())
                hit->kind = step.kind;
        };
        const auto set =
            m_connection.forEach(sql,
                                 QVariantList{m_sql.expression(step.scope, m_podcast)}
                                     + m_conditions.values + QVariantList{firstKey, lastKey},
                                 setKind);
        if (!set)
            return set;
    }
    return {};
}

Result<bool> SearchRun::mayFind(SearchScope scope)
{
    const QString words = m_sql.wordExpression(scope, m_podcast);
    if (words.isEmpty())
        return true;
    return m_connection
        .number(u"SELECT 1 FROM word_search WHERE word_search MATCH ? LIMIT 1"_s, {words})
        .map([](qint64 found) { return found > 0; });
}

/// Adds the episodes that \a sql finds. It finds those of earlier steps again, so its limit is
/// higher by their number.
Result<> SearchRun::take(const QString &sql, const QVariantList &values, HitKind kind)
{
    return m_connection.forEach(
        sql, values + QVariantList{m_limit + m_found.size()}, [this, kind](const QSqlQuery &row) {
            const EpisodeId id = readEpisodeId(row);
            if (!m_seen.contains(id))
                m_found.append({.id = id, .kind = kind});
            m_seen.insert(id);
            return m_found.size() < m_limit;
        });
}

} // namespace dogear::storage
