// SPDX-License-Identifier: GPL-3.0-or-later
// Filters and orders as SQL. The long lists of the window read an index of 0001_initial.sql in the
// order of the list, so that SQLite need not sort them.
#include "episode_conditions.h"
#include "episode_rows.h"
#include "list_completeness.h"
#include "serial_order.h"
#include "value_json.h"

#include <storage/connection.h>
#include <storage/episode_store.h>

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

QString whereClause(const SqlConditions &conditions)
{
    return conditions.clauses.isEmpty() ? QString()
                                        : " WHERE "_L1 + conditions.clauses.join(u" AND "_s);
}

QString orderClause(const domain::EpisodeFilter &filter)
{
    if (filter.queued == true)
        return u" ORDER BY (SELECT place FROM queue WHERE episode_id = e.id)"_s;
    if (filter.list.isValid()) {
        return u" ORDER BY (SELECT place FROM list_episode WHERE episode_id = e.id AND list_id = %1)"_s
            .arg(filter.list.value);
    }
    // Unfinished downloads first, in their order; then finished ones (state 3), the newest first.
    if (filter.download == true) {
        return u" ORDER BY (SELECT state = 3 FROM download WHERE episode_id = e.id),"
               " (SELECT iif(state = 3, -finished, place) FROM download WHERE episode_id = e.id),"
               " e.id"_s;
    }
    if (filter.orderByLastPlayed)
        return u" ORDER BY e.last_played DESC, e.id DESC"_s;
    switch (filter.order) {
    case domain::EpisodeOrder::NewestFirst:
        return u" ORDER BY e.sort_time DESC, e.id DESC"_s;
    case domain::EpisodeOrder::OldestFirst:
        return u" ORDER BY e.sort_time, e.id"_s;
    case domain::EpisodeOrder::Title:
        return u" ORDER BY e.title COLLATE NOCASE, e.id"_s;
    case domain::EpisodeOrder::ShortestFirst:
        return u" ORDER BY coalesce(e.measured_ms, e.duration_ms) NULLS LAST, e.id"_s;
    case domain::EpisodeOrder::LongestFirst:
        return u" ORDER BY coalesce(e.measured_ms, e.duration_ms) DESC NULLS LAST, e.id"_s;
    }
    return {};
}

/// Returns whether the list is ordered by seasons and numbers (serial_order.h).
bool isOfSerial(const domain::EpisodeFilter &filter)
{
    return filter.isSerial && filter.podcast.isValid()
           && (filter.order == domain::EpisodeOrder::NewestFirst
               || filter.order == domain::EpisodeOrder::OldestFirst);
}

/// Returns whether the list reads an index by date, so that it can start at any episode.
bool isByDate(const domain::EpisodeFilter &filter)
{
    const bool hasOrderOfItsOwn = filter.queued == true || filter.list.isValid()
                                  || filter.download == true || filter.orderByLastPlayed;
    return !hasOrderOfItsOwn && !isOfSerial(filter)
           && (filter.order == domain::EpisodeOrder::NewestFirst
               || filter.order == domain::EpisodeOrder::OldestFirst);
}

bool isSerial(const QVariant &type)
{
    return type.toInt() == int(domain::ShowType::Serial);
}

struct Show
{
    PodcastId id;
    bool isSerial = false;
};

/// Finds the show of \a episode; an invalid id if the episode does not exist.
Result<Show> showOf(Connection &connection, EpisodeId episode)
{
    return connection
        .first(u"SELECT p.id, p.type FROM podcast p JOIN episode e ON e.podcast_id = p.id"
               " WHERE e.id = ?"_s,
               {episode.value},
               [](const QSqlQuery &row) {
                   return Show{.id = PodcastId{row.value(0).toLongLong()},
                               .isSerial = isSerial(row.value(1))};
               })
        .map([](const std::optional<Show> &show) { return show.value_or(Show()); });
}

Result<QList<EpisodeId>> inOrderOfSerial(Connection &connection,
                                         const domain::EpisodeFilter &filter,
                                         const QList<EpisodeId> &listed)
{
    return serialIds(connection, filter.podcast).map([&](QList<EpisodeId> ids) {
        const QSet<EpisodeId> wanted(listed.cbegin(), listed.cend());
        ids.removeIf([&wanted](EpisodeId id) { return !wanted.contains(id); });
        if (filter.order == domain::EpisodeOrder::NewestFirst)
            std::ranges::reverse(ids);
        return ids;
    });
}

} // namespace

QString EpisodeStore::idsSql(const domain::EpisodeFilter &filter, bool goesOn)
{
    SqlConditions conditions = filterConditions(filter);
    if (goesOn) {
        const QString side = filter.order == domain::EpisodeOrder::OldestFirst ? u">"_s : u"<"_s;
        conditions.clauses.append("(e.sort_time, e.id) "_L1 + side
                                  + " (SELECT sort_time, id FROM episode WHERE id = ?)"_L1);
    }
    return u"SELECT e.id FROM episode e"_s + whereClause(conditions) + orderClause(filter)
           + " LIMIT ?"_L1;
}

Result<domain::IdPage> EpisodeStore::ids(const domain::EpisodeFilter &filter,
                                         EpisodeId after,
                                         int limit)
{
    const bool isWhole = !isByDate(filter);
    const bool goesOn = after.isValid() && !isWhole;
    QVariantList values = filterConditions(filter).values;
    if (goesOn)
        values.append(after.value);
    values.append(isWhole ? -1 : limit + 1); // one id more shows whether there are more
    if (goesOn) {
        if (auto checked = checkListPosition(m_connection, after); !checked)
            return failure(checked.error());
    }
    const auto found = m_connection.list(idsSql(filter, goesOn), values, readEpisodeId);
    if (!found)
        return failure(found.error());
    if (isOfSerial(filter)) {
        return inOrderOfSerial(m_connection, filter, *found).map([](const QList<EpisodeId> &ids) {
            return domain::IdPage{.ids = ids, .hasMore = false};
        });
    }
    domain::IdPage page{.ids = *found};
    page.hasMore = !isWhole && page.ids.size() > limit;
    if (page.hasMore)
        page.ids.removeLast();
    return page;
}

QString EpisodeStore::listSql(const domain::EpisodeFilter &filter)
{
    // LEFT JOIN makes SQLite use the episode index as the outer loop, which gives the order. And it
    // keeps an episode without a show, which list() reports as damage.
    return u"SELECT "_s + summaryColumns
           + ", p.id FROM episode e LEFT JOIN podcast p ON p.id = e.podcast_id"_L1
           + whereClause(filterConditions(filter)) + orderClause(filter) + " LIMIT ? OFFSET ?"_L1;
}

Result<QList<domain::EpisodeSummary>> EpisodeStore::list(const domain::EpisodeFilter &filter)
{
    if (isOfSerial(filter))
        return listSerial(filter);
    return m_connection.snapshot([&]() -> Result<QList<domain::EpisodeSummary>> {
        const int limit = filter.limit > 0 ? filter.limit : -1;
        QList<domain::EpisodeSummary> episodes;
        bool isWhole = true;
        const auto listed = m_connection.forEach(
            listSql(filter),
            filterConditions(filter).values + QVariantList{limit, filter.offset},
            [&](const QSqlQuery &row) {
                isWhole = isWhole && !row.isNull(summaryColumnCount);
                episodes.append(readSummary(row));
            });
        if (!listed)
            return failure(listed.error());
        if (!isWhole)
            return failure(damaged(u"an episode without its show"_s));
        if (auto unique = checkUnique(episodes); !unique)
            return failure(unique.error());
        // The stored counts only apply to a complete list.
        if (filter.offset == 0 && (limit < 0 || episodes.size() < limit)) {
            const SqlConditions conditions = filterConditions(filter);
            const auto checked = checkListLength(
                m_connection, filter, whereClause(conditions), conditions.values, episodes.size());
            if (!checked)
                return failure(checked.error());
        }
        return episodes;
    });
}

Result<QList<domain::EpisodeSummary>> EpisodeStore::listSerial(const domain::EpisodeFilter &filter)
{
    const auto page = ids(filter, {}, 0);
    if (!page)
        return failure(page.error());
    QList<domain::EpisodeSummary> episodes;
    for (const EpisodeId id : page->ids.mid(filter.offset, filter.limit > 0 ? filter.limit : -1)) {
        const auto episode = summary(id);
        if (!episode)
            return failure(episode.error());
        episodes.append(*episode);
    }
    return episodes;
}

Result<std::optional<EpisodeId>> EpisodeStore::nextOfShow(EpisodeId id)
{
    const auto show = showOf(m_connection, id);
    if (!show)
        return failure(show.error());
    const QString candidates =
        u"SELECT e.id FROM episode e WHERE e.podcast_id = ? AND e.played = 0 AND "_s + playableSql;
    if (!show->isSerial)
        return m_connection.first(candidates
                                      + " AND (e.sort_time, e.id)"
                                        " > (SELECT sort_time, id FROM episode WHERE id = ?)"
                                        " ORDER BY e.sort_time, e.id LIMIT 1"_L1,
                                  {show->id.value, id.value},
                                  readEpisodeId);
    // CROSS JOIN keeps json_each() as the outer loop, so the search stops at the first match.
    const auto ids = serialIds(m_connection, show->id);
    if (!ids)
        return failure(ids.error());
    return m_connection.first(u"SELECT n.id FROM json_each(?) j CROSS JOIN ("_s + candidates
                                  + ") n ON n.id = j.value ORDER BY j.key LIMIT 1"_L1,
                              {storage::toColumn(ids->mid(ids->indexOf(id) + 1)), show->id.value},
                              readEpisodeId);
}

QString EpisodeStore::countSql(const domain::EpisodeFilter &filter)
{
    const SqlConditions conditions = filterConditions(filter);
    // Without a condition SQLite counts the entries of an index and reads none of them, which takes
    // 3 ms for 300,000 episodes; comparing the show of each entry takes 200 ms. So the episodes of
    // previews, which are few, are counted apart.
    if (excludeOnlyPreviews(conditions)) {
        return u"SELECT (SELECT count(*) FROM episode)"
               " - (SELECT count(*) FROM episode WHERE podcast_id IN "_s
               + previewsSql + u')';
    }
    return u"SELECT count(*) FROM episode e"_s + whereClause(conditions);
}

Result<int> EpisodeStore::count(const domain::EpisodeFilter &filter)
{
    return m_connection.number(countSql(filter), filterConditions(filter).values)
        .map([](qint64 count) { return int(count); });
}

Result<domain::ShowOrder> EpisodeStore::showOrder(PodcastId podcast)
{
    const auto show =
        m_connection.first(u"SELECT type FROM podcast WHERE id = ?"_s,
                           {podcast.value},
                           [](const QSqlQuery &row) { return isSerial(row.value(0)); });
    if (!show)
        return failure(show.error());
    if (!*show)
        return failure({.code = ErrorCode::NotFound});
    // The condition on season and number repeats that of the partial index, else SQLite cannot use
    // the index.
    const auto seasons = m_connection.list(
        u"SELECT DISTINCT t.season FROM episode e"
        " CROSS JOIN episode_text t INDEXED BY episode_text_numbers ON t.episode_id = e.id"
        " WHERE e.podcast_id = ? AND t.season IS NOT NULL"
        " AND (t.season IS NOT NULL OR t.number IS NOT NULL) ORDER BY 1"_s,
        {podcast.value},
        [](const QSqlQuery &row) { return row.value(0).toInt(); });
    return seasons.map([&show](const QList<int> &numbers) {
        return domain::ShowOrder{.isSerial = **show, .seasons = numbers};
    });
}

} // namespace dogear::storage
