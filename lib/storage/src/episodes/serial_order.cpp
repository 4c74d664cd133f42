// SPDX-License-Identifier: GPL-3.0-or-later
#include "serial_order.h"

#include "value_json.h"

#include <storage/connection.h>

#include <QHash>

#include <algorithm>
#include <limits>
#include <tuple>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

/// An episode with the season and number by which it is sorted.
struct Placed
{
    EpisodeId id;
    int season = 0;
    int number = 0;
};

/// Season or number of episodes that come before every season or number.
constexpr int beforeAll = std::numeric_limits<int>::min();

QList<Placed> sorted(const QList<NumberedEpisode> &episodes)
{
    QList<Placed> placed;
    QHash<int, int> lastNumbers; // season → number of its previous episode
    int lastSeason = beforeAll;
    for (const NumberedEpisode &episode : episodes) {
        const int season = episode.season.value_or(lastSeason);
        // A number without a season is no place in the season of the previous episode.
        const bool isNumbered = episode.number && (episode.season || season == beforeAll);
        const int number = isNumbered ? *episode.number : lastNumbers.value(season, beforeAll);
        placed.append({episode.id, season, number});
        lastSeason = season;
        lastNumbers.insert(season, number);
    }
    // Stable: episodes that took over a season and number stay behind their predecessor.
    std::ranges::stable_sort(
        placed, {}, [](const Placed &one) { return std::tuple(one.season, one.number); });
    return placed;
}

} // namespace

QList<EpisodeId> inSerialOrder(const QList<NumberedEpisode> &episodes)
{
    QList<EpisodeId> ids;
    const QList<Placed> placed = sorted(episodes);
    for (const Placed &one : placed)
        ids.append(one.id);
    return ids;
}

QList<domain::ShowSeason> inSeasons(const QList<NumberedEpisode> &episodes)
{
    QList<domain::ShowSeason> seasons;
    int last = beforeAll;
    const QList<Placed> placed = sorted(episodes);
    for (const Placed &one : placed) {
        if (seasons.isEmpty() || one.season != last) {
            seasons.append(domain::ShowSeason());
            if (one.season != beforeAll)
                seasons.last().number = one.season;
        }
        last = one.season;
        seasons.last().episodes.append(one.id);
    }
    return seasons;
}

Result<QList<NumberedEpisode>> numberedEpisodes(Connection &connection, PodcastId podcast)
{
    // Read from the index of 0025_seasons.sql, because rows of `episode_text` are long.
    return connection.list(
        u"SELECT e.id, t.season, t.number FROM episode e"
        " LEFT JOIN episode_text t INDEXED BY episode_text_numbers"
        " ON t.episode_id = e.id AND (t.season IS NOT NULL OR t.number IS NOT NULL)"
        " WHERE e.podcast_id = ? ORDER BY e.sort_time, e.id"_s,
        {podcast.value},
        [](const QSqlQuery &row) {
            return NumberedEpisode{.id = EpisodeId{row.value(0).toLongLong()},
                                   .season = numberFromColumn<int>(row.value(1)),
                                   .number = numberFromColumn<int>(row.value(2))};
        });
}

Result<QList<EpisodeId>> serialIds(Connection &connection, PodcastId podcast)
{
    return numberedEpisodes(connection, podcast).map(inSerialOrder);
}

} // namespace dogear::storage
