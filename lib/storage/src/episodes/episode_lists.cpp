// SPDX-License-Identifier: GPL-3.0-or-later
// Filters and orders as SQL; the long lists that the window shows walk an index of
// 0001_initial.sql.
#include "episode_conditions.h"
#include "episode_rows.h"
#include "serial_order.h"
#include "value_json.h"

#include <storage/connection.h>
#include <storage/episode_store.h>

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

struct Conditions
{
    QStringList clauses;
    QVariantList values;
};

Conditions toConditions(const domain::EpisodeFilter &filter)
{
    Conditions conditions;
    const auto add = [&](const QString &clause) { conditions.clauses.append(clause); };
    if (filter.podcast.isValid()) {
        add(u"e.podcast_id = ?"_s);
        conditions.values.append(filter.podcast.value);
    }
    // Written as the partial indexes have them, so that SQLite may use those. It does not know that
    // favourites are few, and those that were begun fewer than those that are unplayed: "+" keeps
    // the larger ones out of its choice.
    const bool isFavourite = filter.favourite == true;
    const bool isStarted = filter.started == true;
    if (filter.favourite)
        add(isFavourite ? u"e.favourite = 1"_s : u"e.favourite = 0"_s);
    if (filter.started)
        add((isStarted ? u"(+e.played = 0 AND "_s : u"NOT (+e.played = 0 AND "_s)
            + (isFavourite ? u"+e.position_ms > 0)"_s : u"e.position_ms > 0)"_s));
    if (filter.played)
        add((isFavourite || isStarted ? u"+e.played = "_s : u"e.played = "_s)
            + (*filter.played ? u'1' : u'0'));
    if (filter.heard)
        add(*filter.heard ? u"e.last_played IS NOT NULL"_s : u"e.last_played IS NULL"_s);
    if (filter.queued)
        add(*filter.queued ? u"e.id IN (SELECT episode_id FROM queue)"_s
                           : u"e.id NOT IN (SELECT episode_id FROM queue)"_s);
    // Shows are few beside their episodes, and `episode_unplayed` knows whose an episode is.
    if (filter.archived)
        add((*filter.archived ? u"e.podcast_id IN ("_s : u"e.podcast_id NOT IN ("_s)
            + u"SELECT id FROM podcast WHERE archived = 1)"_s);
    if (!filter.tag.isEmpty()) {
        add(u"e.podcast_id IN (SELECT id FROM podcast"
            " WHERE instr(char(10) || tags || char(10), char(10) || ? || char(10)) > 0)"_s);
        conditions.values.append(filter.tag);
    }
    if (filter.transcript)
        add((*filter.transcript ? QString() : u"NOT "_s) + hasTranscriptSql);
    if (filter.season) {
        add(isOfSeasonSql);
        conditions.values.append(*filter.season);
    }
    // These two sets are small, so they are walked rather than an index of all episodes.
    if (filter.offline)
        add((*filter.offline ? u"e.id IN ("_s : u"e.id NOT IN ("_s)
            + u"SELECT episode_id FROM stored_media WHERE is_complete = 1"
              " UNION SELECT episode_id FROM download WHERE state = 3)"_s);
    if (filter.download)
        add((*filter.download ? u"e.id IN ("_s : u"e.id NOT IN ("_s)
            + u"SELECT episode_id FROM download WHERE state <> 4)"_s);
    return conditions;
}

QString whereClause(const Conditions &conditions)
{
    return conditions.clauses.isEmpty() ? QString()
                                        : " WHERE "_L1 + conditions.clauses.join(u" AND "_s);
}

QString orderClause(const domain::EpisodeFilter &filter)
{
    if (filter.queued == true)
        return u" ORDER BY (SELECT place FROM queue WHERE episode_id = e.id)"_s;
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

/// Whether seasons and numbers order the list, as far as there are any.
bool isOfSerial(const domain::EpisodeFilter &filter)
{
    return filter.isSerial && filter.podcast.isValid()
           && (filter.order == domain::EpisodeOrder::NewestFirst
               || filter.order == domain::EpisodeOrder::OldestFirst);
}

/// Whether the list walks an index by date, so that any part of it can be found at once.
bool isByDate(const domain::EpisodeFilter &filter)
{
    const bool hasOrderOfItsOwn =
        filter.queued == true || filter.download == true || filter.orderByLastPlayed;
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

/// Of an episode; an invalid one if that is gone.
Result<Show> showOf(Connection &connection, EpisodeId episode)
{
    const auto found = connection.execute(
        u"SELECT p.id, p.type FROM podcast p JOIN episode e ON e.podcast_id = p.id"
        " WHERE e.id = ?"_s,
        {episode.value});
    if (!found)
        return failure(found.error());
    Show show;
    if ((*found)->next())
        show = {.id = PodcastId{(*found)->value(0).toLongLong()},
                .isSerial = isSerial((*found)->value(1))};
    (*found)->finish();
    return show;
}

Result<std::optional<EpisodeId>> firstId(Connection &connection,
                                         const QString &sql,
                                         const QVariantList &values)
{
    const auto found = connection.execute(sql, values);
    if (!found)
        return failure(found.error());
    std::optional<EpisodeId> first;
    if ((*found)->next())
        first = EpisodeId{(*found)->value(0).toLongLong()};
    (*found)->finish();
    return first;
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
    Conditions conditions = toConditions(filter);
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
    QVariantList values = toConditions(filter).values;
    if (goesOn)
        values.append(after.value);
    values.append(isWhole ? -1 : limit + 1); // one more tells whether there is more
    const auto found = m_connection.execute(idsSql(filter, goesOn), values);
    if (!found)
        return failure(found.error());
    domain::IdPage page;
    while ((*found)->next())
        page.ids.append(EpisodeId{(*found)->value(0).toLongLong()});
    (*found)->finish();
    if (isOfSerial(filter)) {
        return inOrderOfSerial(m_connection, filter, page.ids).map([](const QList<EpisodeId> &ids) {
            return domain::IdPage{.ids = ids, .hasMore = false};
        });
    }
    page.hasMore = !isWhole && page.ids.size() > limit;
    if (page.hasMore)
        page.ids.removeLast();
    return page;
}

QString EpisodeStore::listSql(const domain::EpisodeFilter &filter)
{
    // CROSS JOIN keeps the episode index as the outer loop: it gives the order.
    return u"SELECT "_s + summaryColumns
           + " FROM episode e CROSS JOIN podcast p ON p.id = e.podcast_id"_L1
           + whereClause(toConditions(filter)) + orderClause(filter) + " LIMIT ? OFFSET ?"_L1;
}

Result<QList<domain::EpisodeSummary>> EpisodeStore::list(const domain::EpisodeFilter &filter)
{
    if (isOfSerial(filter))
        return listSerial(filter);
    const int limit = filter.limit > 0 ? filter.limit : -1;
    const auto found = m_connection.execute(
        listSql(filter), toConditions(filter).values + QVariantList{limit, filter.offset});
    if (!found)
        return failure(found.error());
    QList<domain::EpisodeSummary> episodes;
    while ((*found)->next())
        episodes.append(readSummary(**found));
    (*found)->finish();
    return episodes;
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
        u"SELECT n.id FROM episode n WHERE n.podcast_id = ? AND n.played = 0"
        " AND n.has_enclosure = 1"
        // What went from a feed may still be there; a file that went is gone.
        " AND (n.removed = 0 OR NOT EXISTS (SELECT 1 FROM episode_text t"
        "  WHERE t.episode_id = n.id AND t.enclosure_url LIKE 'file:%'))"_s;
    if (!show->isSerial)
        return firstId(m_connection,
                       candidates
                           + " AND (n.sort_time, n.id)"
                             " > (SELECT sort_time, id FROM episode WHERE id = ?)"
                             " ORDER BY n.sort_time, n.id LIMIT 1"_L1,
                       {show->id.value, id.value});
    const auto ids = serialIds(m_connection, show->id);
    if (!ids)
        return failure(ids.error());
    return firstId(m_connection,
                   u"SELECT n.id FROM json_each(?) j CROSS JOIN ("_s + candidates
                       + ") n ON n.id = j.value ORDER BY j.key LIMIT 1"_L1,
                   {storage::toColumn(ids->mid(ids->indexOf(id) + 1)), show->id.value});
}

QString EpisodeStore::countSql(const domain::EpisodeFilter &filter)
{
    return u"SELECT count(*) FROM episode e"_s + whereClause(toConditions(filter));
}

Result<int> EpisodeStore::count(const domain::EpisodeFilter &filter)
{
    const auto found = m_connection.execute(countSql(filter), toConditions(filter).values);
    if (!found)
        return failure(found.error());
    (*found)->next();
    const int count = (*found)->value(0).toInt();
    (*found)->finish();
    return count;
}

Result<domain::ShowOrder> EpisodeStore::showOrder(PodcastId podcast)
{
    const auto show =
        m_connection.execute(u"SELECT type FROM podcast WHERE id = ?"_s, {podcast.value});
    if (!show)
        return failure(show.error());
    if (!(*show)->next())
        return failure({.code = ErrorCode::NotFound});
    domain::ShowOrder order{.isSerial = isSerial((*show)->value(0)), .seasons = {}};
    (*show)->finish();
    const auto seasons = m_connection.execute(
        u"SELECT DISTINCT t.season FROM episode e"
        " CROSS JOIN episode_text t INDEXED BY episode_text_numbers ON t.episode_id = e.id"
        " WHERE e.podcast_id = ? AND t.season IS NOT NULL"
        " AND (t.season IS NOT NULL OR t.number IS NOT NULL) ORDER BY 1"_s,
        {podcast.value});
    if (!seasons)
        return failure(seasons.error());
    while ((*seasons)->next())
        order.seasons.append((*seasons)->value(0).toInt());
    (*seasons)->finish();
    return order;
}

} // namespace dogear::storage
