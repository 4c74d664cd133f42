// SPDX-License-Identifier: GPL-3.0-or-later
#include "episode_conditions.h"

using namespace Qt::StringLiterals;

namespace dogear::storage {

SqlConditions filterConditions(const domain::EpisodeFilter &filter)
{
    SqlConditions conditions;
    const auto add = [&](const QString &clause) { conditions.clauses.append(clause); };
    if (filter.podcast.isValid()) {
        add(u"e.podcast_id = ?"_s);
        conditions.values.append(filter.podcast.value);
    }
    // Written exactly as in the partial indexes, so that SQLite can use these. It does not know
    // that there are few favourites, and fewer started than unplayed episodes: "+" in front of a
    // column excludes the index of the larger set (decision 78 in lib/README.md).
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
    // There are few shows, and the index `episode_unplayed` contains the show of each episode.
    if (filter.archived)
        add((*filter.archived ? u"e.podcast_id IN ("_s : u"e.podcast_id NOT IN ("_s)
            + u"SELECT id FROM podcast WHERE archived = 1)"_s);
    if (!filter.tag.isEmpty()) {
        // Tags are stored one per line; line feeds at both ends make instr() match whole tags only.
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
    // These two sets are small, so SQLite reads them instead of an index of all episodes.
    if (filter.offline)
        add((*filter.offline ? u"e.id IN ("_s : u"e.id NOT IN ("_s)
            + u"SELECT episode_id FROM stored_media WHERE is_complete = 1"
              " UNION SELECT episode_id FROM download WHERE state = 3)"_s);
    if (filter.download)
        add((*filter.download ? u"e.id IN ("_s : u"e.id NOT IN ("_s)
            + u"SELECT episode_id FROM download WHERE state <> 4)"_s);
    return conditions;
}

} // namespace dogear::storage
