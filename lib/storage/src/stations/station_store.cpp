// SPDX-License-Identifier: GPL-3.0-or-later
#include "show_limit.h"
#include "station_candidates.h"
#include "value_json.h"

#include <storage/connection.h>
#include <storage/station_store.h>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

/// Number of candidates that are tested together: few, as the first ones are most often enough.
constexpr int blockSize = 200;

struct Matching
{
    EpisodeId id;
    PodcastId show;
};

/// Returns those of \a ids that meet all conditions, in the same order.
Result<QList<Matching>> matchingOf(Connection &connection,
                                   const StationSql &sql,
                                   const QList<EpisodeId> &ids,
                                   bool areWordsTested)
{
    SqlConditions conditions = sql.conditions();
    if (!areWordsTested) {
        const SqlConditions words = sql.hasWords();
        conditions.clauses += words.clauses;
        conditions.values += words.values;
    }
    return connection.list(u"SELECT e.id, e.podcast_id FROM json_each(?) j"
                           " CROSS JOIN episode e ON e.id = j.value WHERE e.played = 0"_s
                               + andConditions(conditions) + " ORDER BY j.key"_L1,
                           QVariantList{toColumn(ids)} + conditions.values,
                           [](const QSqlQuery &row) {
                               return Matching{.id = EpisodeId{row.value(0).toLongLong()},
                                               .show = PodcastId{row.value(1).toLongLong()}};
                           });
}

/// Returns the first of \a candidates that belong to the station, up to the limit of \a request.
Result<QList<EpisodeId>> chosenOf(Connection &connection,
                                  const StationSql &sql,
                                  const StationRequest &request,
                                  const StationCandidates &candidates,
                                  ShowLimit &showLimit)
{
    QList<EpisodeId> chosen;
    for (qsizetype i = 0; i < candidates.ids.size(); i += blockSize) {
        const auto matching = matchingOf(
            connection, sql, candidates.ids.mid(i, blockSize), candidates.areWordsTested);
        if (!matching)
            return failure(matching.error());
        for (const Matching &each : *matching) {
            if (request.excluded.contains(each.id))
                continue;
            const auto isAdmitted = showLimit.admits(each.show, each.id);
            if (!isAdmitted)
                return failure(isAdmitted.error());
            if (*isAdmitted)
                chosen.append(each.id);
            if (chosen.size() >= request.limit)
                return chosen;
        }
    }
    return chosen;
}

} // namespace

Result<StationPart> StationStore::part(const StationRequest &request,
                                       std::optional<StationPosition> from)
{
    if (request.query.isEmpty() || request.limit <= 0)
        return StationPart();
    return m_connection.snapshot([&]() -> Result<StationPart> {
        const auto sql = StationSql::of(m_connection, request);
        if (!sql)
            return failure(sql.error());
        const auto lastId = m_connection.number(u"SELECT max(id) FROM episode"_s);
        if (!lastId)
            return failure(lastId.error());
        const StationSorter sorter(request.rules, *lastId);
        const auto candidates = StationCandidateReader(m_connection, *sql, request, sorter)
                                    .read(from, from ? laterSize : firstSize);
        if (!candidates)
            return failure(candidates.error());
        ShowLimit showLimit(m_connection, *sql, request, sorter);
        auto chosen = chosenOf(m_connection, *sql, request, *candidates, showLimit);
        if (!chosen)
            return failure(chosen.error());
        const bool isFull = chosen->size() >= request.limit;
        return StationPart{.episodes = *std::move(chosen),
                           .next = isFull ? std::nullopt : candidates->next};
    });
}

Result<QList<EpisodeId>> StationStore::first(const StationRequest &request)
{
    StationRequest rest = request;
    QList<EpisodeId> episodes;
    std::optional<StationPosition> from;
    do {
        const auto found = part(rest, from);
        if (!found)
            return failure(found.error());
        episodes += found->episodes;
        rest.limit = request.limit - int(episodes.size());
        from = found->next;
    } while (from);
    return episodes;
}

} // namespace dogear::storage
