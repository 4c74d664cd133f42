// SPDX-License-Identifier: GPL-3.0-or-later
#include "list_completeness.h"

#include <storage/connection.h>

#include <QSet>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

/// Statement that counts the episodes of a filter without the index that the list reads.
struct StoredCount
{
    QString sql;          ///< empty: there is no such count
    bool isExact = false; ///< counts rows; the stored counts of shows can be wrong (repairCounts)
};

StoredCount storedCount(const domain::EpisodeFilter &filter)
{
    // Fields that do not change the number, or that a count exists for, are reset; if any other
    // field is set, there is no count.
    domain::EpisodeFilter others = filter;
    others.order = {};
    others.orderByLastPlayed = false;
    others.isSerial = false;
    others.limit = 0;
    if (others == domain::EpisodeFilter{.queued = true})
        return {.sql = u"SELECT count(*) FROM queue"_s, .isExact = true};
    if (others == domain::EpisodeFilter{.download = true})
        return {.sql = u"SELECT count(*) FROM download WHERE state <> 4"_s, .isExact = true};
    if (filter.list.isValid() && others == domain::EpisodeFilter{.list = filter.list}) {
        // The list itself is read by its places, not by this index.
        return {.sql = u"SELECT count(*) FROM list_episode i INDEXED BY list_of_episode"
                       " CROSS JOIN episode e ON e.id = i.episode_id WHERE i.list_id = %1"
                       " AND (e.played = 0"
                       "  OR (SELECT keeps_played FROM list WHERE id = i.list_id) = 1)"_s.arg(
                           filter.list.value),
                .isExact = true};
    }
    others.podcast = {};
    others.played.reset();
    others.archived.reset();
    if (others != domain::EpisodeFilter())
        return {};
    QString count = u"episode_count"_s;
    if (filter.played)
        count = *filter.played ? u"episode_count - unplayed_count"_s : u"unplayed_count"_s;
    // A preview is only in its own list.
    QString sql = u"SELECT sum(%1) FROM podcast WHERE "_s.arg(count);
    sql += filter.podcast.isValid() ? u"id = %1"_s.arg(filter.podcast.value)
                                    : u"previewed_at IS NULL"_s;
    if (filter.archived)
        sql += u" AND archived = %1"_s.arg(int(*filter.archived));
    return {.sql = sql};
}

} // namespace

Error damaged(const QString &detail)
{
    return {.code = ErrorCode::DatabaseCorrupt, .detail = detail};
}

Result<> checkListLength(Connection &connection,
                         const domain::EpisodeFilter &filter,
                         const QString &where,
                         const QVariantList &values,
                         qsizetype listed)
{
    const StoredCount count = storedCount(filter);
    if (count.sql.isEmpty())
        return {};
    const Result<qint64> kept = connection.number(count.sql);
    if (!kept)
        return failure(kept.error());
    if (*kept == listed)
        return {};
    qint64 wanted = *kept;
    // The stored count itself may be wrong, so the table is counted. That reads all of it, but only
    // after a mismatch.
    if (!count.isExact) {
        const Result<qint64> stored =
            connection.number(u"SELECT count(*) FROM episode e NOT INDEXED"_s + where, values);
        if (!stored)
            return failure(stored.error());
        wanted = *stored;
    }
    if (wanted != listed)
        return failure(damaged(u"%1 episodes are listed, %2 are there"_s.arg(listed).arg(wanted)));
    return {};
}

Result<> checkUnique(const QList<domain::EpisodeSummary> &episodes)
{
    QSet<EpisodeId> seen;
    seen.reserve(episodes.size());
    for (const domain::EpisodeSummary &episode : episodes)
        seen.insert(episode.id);
    if (seen.size() != episodes.size())
        return failure(damaged(u"an episode is listed twice"_s));
    return {};
}

Result<> checkListPosition(Connection &connection, EpisodeId episode)
{
    // A wrong time in the index would make the next part of the list skip or repeat episodes.
    const Result<qint64> indexed = connection.number(
        u"SELECT 1 FROM episode e INDEXED BY episode_newest"
        " WHERE e.sort_time = (SELECT sort_time FROM episode WHERE id = ?) AND e.id = ?"_s,
        {episode.value, episode.value});
    if (!indexed)
        return failure(indexed.error());
    if (*indexed > 0)
        return {};
    const Result<qint64> stored =
        connection.number(u"SELECT 1 FROM episode WHERE id = ?"_s, {episode.value});
    if (!stored)
        return failure(stored.error());
    if (*stored == 0)
        return failure({ErrorCode::NotFound, u"episode %1"_s.arg(episode.value)});
    return failure(damaged(u"the index has another time of episode %1"_s.arg(episode.value)));
}

} // namespace dogear::storage
