// SPDX-License-Identifier: GPL-3.0-or-later
#include "station_candidates.h"

#include "episodes/episode_rows.h"
#include "indexing/search_documents.h"
#include "value_json.h"

#include <storage/connection.h>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

constexpr qint64 noLimit = std::numeric_limits<qint64>::max();

} // namespace

StationCandidateReader::StationCandidateReader(Connection &connection,
                                               const StationSql &sql,
                                               const StationRequest &request,
                                               const StationSorter &sorter)
    : m_connection(connection)
    , m_sql(sql)
    , m_request(request)
    , m_sorter(sorter)
{}

bool StationCandidateReader::isOldestFirst() const
{
    return m_request.rules.order == domain::StationOrder::OldestFirst;
}

Result<StationCandidates> StationCandidateReader::read(std::optional<StationPosition> from,
                                                       int size)
{
    const CandidateSet &set = m_sql.candidates();
    if (set.isSmall && !(m_sorter.isByDate() && set.hasDates))
        return readFew();
    if (m_sorter.isByDate()) {
        const bool readsHits = m_sql.search().hasWords() && !set.isSmall;
        return readsHits ? readHits(from, size) : readByDate(from, size);
    }
    if (!m_sql.search().hasWords() || from)
        return readShuffled(from, size);
    const auto isFew = hasFewHits();
    if (!isFew)
        return failure(isFew.error());
    return *isFew ? readFewHits() : readShuffled(from, size);
}

/// Sorts a set that is small.
Result<StationCandidates> StationCandidateReader::readFew()
{
    return m_connection
        .list(u"SELECT e.id, e.sort_time FROM %1 WHERE %2"_s.arg(m_sql.candidates().from,
                                                                 m_sql.candidates().where),
              {},
              readCandidate)
        .map([this](const QList<StationCandidate> &few) {
            return StationCandidates{.ids = m_sorter.sorted(few)};
        });
}

/// Reads an index by date alone.
Result<StationCandidates> StationCandidateReader::readByDate(std::optional<StationPosition> from,
                                                             int size)
{
    const qint64 until = m_request.until ? m_request.until->toSecsSinceEpoch() : noLimit;
    const StationPosition first{.key = isOldestFirst() ? -noLimit : until};
    const StationPosition start = from.value_or(first);
    const QString order = isOldestFirst() ? u"(e.sort_time, e.id) > (?, ?) AND e.sort_time < ?"_s
                                          : u"(e.sort_time, e.id) < (?, ?) AND e.sort_time < ?"_s;
    const auto read = m_connection.list(u"SELECT e.id, e.sort_time FROM %1 WHERE %2 AND "_s.arg(
                                            m_sql.candidates().from, m_sql.candidates().where)
                                            + order + m_sorter.orderClause() + " LIMIT ?"_L1,
                                        {start.key, start.id, until, size},
                                        readCandidate);
    if (!read)
        return failure(read.error());
    StationCandidates candidates;
    for (const StationCandidate &each : *read)
        candidates.ids.append(each.id);
    if (read->size() == size)
        candidates.next =
            StationPosition{.key = read->constLast().sortTime, .id = read->constLast().id.value};
    return candidates;
}

/// Reads hits of the words in the order of the index, which is that of the days.
Result<StationCandidates> StationCandidateReader::readHits(std::optional<StationPosition> from,
                                                           int size)
{
    const auto keys = hitKeys(from, size);
    if (!keys)
        return failure(keys.error());
    const auto read = m_connection.list(u"SELECT e.id, e.sort_time FROM json_each(?) j"
                                        " CROSS JOIN episode e ON e.search_key = j.value"
                                        " WHERE e.played = 0"_s,
                                        {toColumn(*keys)},
                                        readCandidate);
    if (!read)
        return failure(read.error());
    StationCandidates candidates{.ids = m_sorter.sorted(*read), .areWordsTested = true};
    if (keys->size() >= size)
        candidates.next = StationPosition{.key = keys->constLast()};
    return candidates;
}

/// Returns about \a size keys of hits. The last day is complete: within a day the keys are not in
/// the order of the times.
Result<QList<qint64>> StationCandidateReader::hitKeys(std::optional<StationPosition> from, int size)
{
    const qint64 until =
        m_request.until ? firstKeyAfterDay(m_request.until->toSecsSinceEpoch()) : noLimit;
    const auto keysBetween = [this](qint64 begin, qint64 end, int limit) {
        const QString sql = u"SELECT rowid FROM %1 WHERE %1 MATCH ? AND rowid > ? AND rowid < ?"
                            " ORDER BY rowid %2 LIMIT ?"_s.arg(
                                m_sql.search().table(), isOldestFirst() ? u"ASC"_s : u"DESC"_s);
        return m_connection.list(sql,
                                 {m_sql.search().expression(SearchScope::All), begin, end, limit},
                                 [](const QSqlQuery &row) { return row.value(0).toLongLong(); });
    };
    auto keys = isOldestFirst() ? keysBetween(from ? from->key : 0, until, size)
                                : keysBetween(0, from ? from->key : until, size);
    if (!keys || keys->size() < size)
        return keys;
    const qint64 last = keys->constLast();
    const auto sameDay = isOldestFirst() ? keysBetween(last, firstKeyAfterDayOf(last), -1)
                                         : keysBetween(firstKeyOfDayOf(last) - 1, last, -1);
    if (!sameDay)
        return sameDay;
    return *keys + *sameDay;
}

/// Computes which ids come next and lets the conditions decide whether there are such episodes.
Result<StationCandidates> StationCandidateReader::readShuffled(std::optional<StationPosition> from,
                                                               int size)
{
    const domain::ShuffledIds &order = m_sorter.shuffled();
    const qint64 begin = from ? from->key : 0;
    const qint64 end = std::min(begin + size, order.size());
    StationCandidates candidates;
    for (qint64 place = begin; place < end; ++place) {
        if (const EpisodeId id{order.idAt(place)}; id.isValid())
            candidates.ids.append(id);
    }
    if (end < order.size())
        candidates.next = StationPosition{.key = end};
    return candidates;
}

Result<bool> StationCandidateReader::hasFewHits()
{
    return m_connection
        .number(u"SELECT count(*) FROM (SELECT 1 FROM %1 WHERE %1 MATCH ? LIMIT ?)"_s.arg(
                    m_sql.search().table()),
                {m_sql.search().expression(SearchScope::All), maxSortedHits + 1})
        .map([](qint64 hits) { return hits <= maxSortedHits; });
}

Result<StationCandidates> StationCandidateReader::readFewHits()
{
    const SqlConditions unplayed{.clauses = {u"e.played = 0"_s}, .values = {}};
    return m_connection
        .list(matchSql(u"e.id, e.sort_time"_s, m_sql.search().table(), unplayed),
              {m_sql.search().expression(SearchScope::All)},
              readCandidate)
        .map([this](const QList<StationCandidate> &hits) {
            return StationCandidates{.ids = m_sorter.sorted(hits), .areWordsTested = true};
        });
}

} // namespace dogear::storage
