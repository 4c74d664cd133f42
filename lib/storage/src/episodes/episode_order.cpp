// SPDX-License-Identifier: GPL-3.0-or-later
#include "episode_order.h"

#include <storage/connection.h>

#include <QHash>

using namespace Qt::StringLiterals;

namespace dogear::storage {

QList<EpisodeSortTime> sortTimesInListeningOrder(QList<EpisodeSortTime> episodes)
{
    // From the end, so that each episode is compared with the final time of the next one.
    for (qsizetype i = episodes.size() - 2; i >= 0; --i) {
        const EpisodeSortTime &next = episodes.at(i + 1);
        // Among equal times the smaller id comes first, so only a greater id needs an earlier time.
        const qint64 latest = episodes.at(i).id < next.id ? next.sortTime : next.sortTime - 1;
        if (episodes.at(i).sortTime > latest)
            episodes[i].sortTime = latest;
    }
    return episodes;
}

Result<> storeListeningOrder(Connection &connection,
                             PodcastId podcast,
                             const QList<EpisodeToStore> &episodes)
{
    QHash<QString, EpisodeSortTime> stored;
    const auto read = connection.forEach(
        u"SELECT guid, id, sort_time FROM episode WHERE podcast_id = ?"_s,
        {podcast.value},
        [&stored](const QSqlQuery &row) {
            stored.insert(row.value(0).toString(),
                          {row.value(1).toLongLong(), row.value(2).toLongLong()});
        });
    if (!read)
        return read;
    QList<EpisodeSortTime> before;
    // Episodes that are no longer in the document keep their times.
    for (const EpisodeToStore &item : episodes) {
        if (const auto place = stored.constFind(item.episode.guid); place != stored.cend())
            before.append(*place);
    }
    const QList<EpisodeSortTime> after = sortTimesInListeningOrder(before);
    for (qsizetype i = 0; i < after.size(); ++i) {
        if (after.at(i) == before.at(i)) // nearly always: a refresh then writes no row
            continue;
        const auto moved = connection.execute(u"UPDATE episode SET sort_time = ? WHERE id = ?"_s,
                                              {after.at(i).sortTime, after.at(i).id});
        if (!moved)
            return failure(moved.error());
    }
    return {};
}

} // namespace dogear::storage
