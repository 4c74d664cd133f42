// SPDX-License-Identifier: GPL-3.0-or-later
#include "episode_conditions.h"

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

constexpr QLatin1StringView isOfNoPreviewSql{"e.podcast_id NOT IN "};

} // namespace

SqlConditions filterConditions(const domain::EpisodeFilter &filter)
{
    SqlConditions conditions;
    const auto add = [&](const QString &clause) { conditions.clauses.append(clause); };
    const auto addEither = [&](std::optional<bool> wanted, const QString &yes, const QString &no) {
        if (wanted)
            add(*wanted ? yes : no);
    };
    if (filter.podcast.isValid()) {
        add(u"e.podcast_id = ?"_s);
        conditions.values.append(filter.podcast.value);
    }
    // Written exactly as in the partial indexes, so that SQLite can use these. It does not know
    // that there are few favourites, and fewer started than unplayed episodes: "+" in front of a
    // column excludes the index of the larger set (decision 78 in lib/README.md).
    const bool isFavourite = filter.favourite == true;
    const bool isStarted = filter.started == true;
    addEither(filter.favourite, u"e.favourite = 1"_s, u"e.favourite = 0"_s);
    const QString position = isFavourite ? u"+e.position_ms > 0)"_s : u"e.position_ms > 0)"_s;
    addEither(filter.started,
              u"(+e.played = 0 AND "_s + position,
              u"NOT (+e.played = 0 AND "_s + position);
    const QString played = isFavourite || isStarted ? u"+e.played = "_s : u"e.played = "_s;
    addEither(filter.played, played + u'1', played + u'0');
    addEither(filter.heard, u"e.last_played IS NOT NULL"_s, u"e.last_played IS NULL"_s);
    const QString queued = u"(SELECT episode_id FROM queue)"_s;
    addEither(filter.queued, u"e.id IN "_s + queued, u"e.id NOT IN "_s + queued);
    if (filter.list.isValid()) {
        // A list that does not keep played episodes hides them, so that they return to their places
        // when they are marked as unplayed.
        add(u"e.id IN (SELECT episode_id FROM list_episode WHERE list_id = ?)"_s);
        add(u"(e.played = 0 OR (SELECT keeps_played FROM list WHERE id = ?) = 1)"_s);
        conditions.values += QVariantList{filter.list.value, filter.list.value};
    }
    // There are few shows, and the index `episode_unplayed` contains the show of each episode.
    const QString archived = u"(SELECT id FROM podcast WHERE archived = 1)"_s;
    addEither(
        filter.archived, u"e.podcast_id IN "_s + archived, u"e.podcast_id NOT IN "_s + archived);
    if (!filter.tag.isEmpty()) {
        // Tags are stored one per line; line feeds at both ends make instr() match whole tags only.
        add(u"e.podcast_id IN (SELECT id FROM podcast"
            " WHERE instr(char(10) || tags || char(10), char(10) || ? || char(10)) > 0)"_s);
        conditions.values.append(filter.tag);
    }
    addEither(filter.transcript, hasTranscriptSql, u"NOT "_s + hasTranscriptSql);
    if (filter.season) {
        add(isOfSeasonSql);
        conditions.values.append(*filter.season);
    }
    // These two sets are small, so SQLite reads them instead of an index of all episodes.
    const QString offline = u"(SELECT episode_id FROM stored_media WHERE is_complete = 1"
                            " UNION SELECT episode_id FROM download WHERE state = 3)"_s;
    addEither(filter.offline, u"e.id IN "_s + offline, u"e.id NOT IN "_s + offline);
    const QString kept = u"(SELECT episode_id FROM download WHERE state <> 4)"_s;
    addEither(filter.download, u"e.id IN "_s + kept, u"e.id NOT IN "_s + kept);
    // Episodes of previews are only where the user asked for them (decision 89 in lib/README.md).
    // The indexes of lists contain the show of each episode.
    const bool hasPreviews = filter.podcast.isValid() || filter.queued == true
                             || filter.list.isValid() || filter.download == true;
    if (!hasPreviews)
        add(isOfNoPreviewSql + previewsSql);
    return conditions;
}

bool excludeOnlyPreviews(const SqlConditions &conditions)
{
    return conditions.clauses == QStringList{isOfNoPreviewSql + previewsSql};
}

} // namespace dogear::storage
