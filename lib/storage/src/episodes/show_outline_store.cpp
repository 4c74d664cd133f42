// SPDX-License-Identifier: GPL-3.0-or-later
#include "episodes/serial_order.h"
#include "value_json.h"

#include <storage/connection.h>
#include <storage/episode_store.h>
#include <storage/show_outline_store.h>

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::storage {

QString ShowOutlineStore::datesSql()
{
    // Both ends of the index `episode_of_podcast`; a time of first sight is no date of the feed.
    const auto end = [](QLatin1StringView order) -> QString {
        return "(SELECT published FROM episode WHERE podcast_id = ? AND published IS NOT NULL"_L1
               " ORDER BY sort_time "_L1
               + order + ", id "_L1 + order + " LIMIT 1)"_L1;
    };
    return "SELECT "_L1 + end("ASC"_L1) + ", "_L1 + end("DESC"_L1);
}

Result<domain::ShowSpan> ShowOutlineStore::span(PodcastId podcast)
{
    const auto dates =
        m_connection.first(datesSql(), {podcast.value, podcast.value}, [](const QSqlQuery &row) {
            return domain::ShowSpan{.first = timeFromColumn(row.value(0)),
                                    .last = timeFromColumn(row.value(1)),
                                    .newest = {}};
        });
    if (!dates)
        return failure(dates.error());
    domain::ShowSpan span = dates->value_or(domain::ShowSpan());
    const auto newest = EpisodeStore(m_connection).list({.podcast = podcast, .limit = 1});
    if (!newest)
        return failure(newest.error());
    if (!newest->isEmpty())
        span.newest = newest->constFirst();
    return span;
}

Result<QList<domain::ShowSeason>> ShowOutlineStore::seasons(PodcastId podcast)
{
    const auto type =
        m_connection.number(u"SELECT type FROM podcast WHERE id = ?"_s, {podcast.value});
    if (!type)
        return failure(type.error());
    const auto episodes = numberedEpisodes(m_connection, podcast);
    if (!episodes)
        return failure(episodes.error());
    QList<domain::ShowSeason> seasons;
    const bool hasSeasons = std::ranges::any_of(
        *episodes, [](const NumberedEpisode &episode) { return episode.season.has_value(); });
    const bool isSerial = *type == int(domain::ShowType::Serial);
    if (hasSeasons || isSerial) {
        seasons = inSeasons(*episodes);
    } else if (!episodes->isEmpty()) {
        seasons.append(domain::ShowSeason());
        for (const NumberedEpisode &episode : *episodes)
            seasons.back().episodes.append(episode.id);
    }
    if (!isSerial) { // the newest first
        std::ranges::reverse(seasons);
        for (domain::ShowSeason &season : seasons)
            std::ranges::reverse(season.episodes);
    }
    if (auto named = readNames(seasons); !named)
        return failure(named.error());
    return seasons;
}

/// Reads the name of each season from its first and its last episode: the column is behind the
/// notes, so reading it for thousands of episodes would take seconds.
Result<> ShowOutlineStore::readNames(QList<domain::ShowSeason> &seasons)
{
    QList<EpisodeId> ends;
    for (const domain::ShowSeason &season : std::as_const(seasons)) {
        if (season.number)
            ends += {season.episodes.constFirst(), season.episodes.constLast()};
    }
    if (ends.isEmpty())
        return {};
    QHash<qint64, QString> names;
    const auto read = m_connection.forEach(
        u"SELECT episode_id, extras FROM episode_text"
        " WHERE episode_id IN (SELECT value FROM json_each(?)) AND extras <> ''"_s,
        {toColumn(ends)},
        [&names](const QSqlQuery &row) {
            names.insert(row.value(0).toLongLong(),
                         episodeExtrasFromColumn(row.value(1).toString())->seasonName);
        });
    if (!read)
        return failure(read.error());
    for (domain::ShowSeason &season : seasons) {
        if (!season.number)
            continue;
        season.name = names.value(season.episodes.constFirst().value);
        if (season.name.isEmpty())
            season.name = names.value(season.episodes.constLast().value);
    }
    return {};
}

Result<QList<domain::ShowName>> ShowOutlineStore::othersOfAuthor(PodcastId podcast)
{
    return m_connection.list(
        u"SELECT o.id, o.shown_title FROM podcast p JOIN podcast o"
        " ON o.author = p.author COLLATE NOCASE AND o.id <> p.id"
        " WHERE p.id = ? AND p.author <> '' AND o.previewed_at IS NULL ORDER BY o.shown_title COLLATE NOCASE, o.id"_s,
        {podcast.value},
        [](const QSqlQuery &row) {
            return domain::ShowName{.id = PodcastId{row.value(0).toLongLong()},
                                    .title = row.value(1).toString()};
        });
}

} // namespace dogear::storage
