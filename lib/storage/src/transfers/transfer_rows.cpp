// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer_rows.h"

#include "value_json.h"

#include <storage/connection.h>

#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dogear::storage {

using domain::ShowPlayback;
using std::chrono::milliseconds;
using std::chrono::seconds;

namespace {

constexpr auto waitingColumns =
    u" id, transfer_id, guid, enclosure, title, published, played, favourite, position_ms,"
    u" duration_ms, last_played, queue_rank FROM imported_episode WHERE filled = 0 AND feed_key ";

WaitingRow readWaiting(const QSqlQuery &row)
{
    WaitingRow waiting;
    waiting.id = row.value(0).toLongLong();
    waiting.transfer = TransferId{row.value(1).toLongLong()};
    waiting.episode.clues = {.guid = row.value(2).toString(),
                             .enclosure = urlFromColumn(row.value(3)),
                             .title = row.value(4).toString(),
                             .published = timeFromColumn(row.value(5)).value_or(QDateTime())};
    waiting.episode.state = {.isPlayed = row.value(6).toBool(),
                             .isFavourite = row.value(7).toBool(),
                             .position = milliseconds(row.value(8).toLongLong()),
                             .duration = durationFromColumn(row.value(9)),
                             .lastPlayed = timeFromColumn(row.value(10))};
    waiting.episode.queueRank = numberFromColumn<int>(row.value(11));
    return waiting;
}

} // namespace

Result<QList<WaitingRow>> waitingRows(Connection &connection, PodcastId show)
{
    return connection.list(u"SELECT"_s + waitingColumns
                               + "IN (SELECT url_key FROM podcast WHERE id = ? UNION"
                                 " SELECT url_key FROM former_address WHERE podcast_id = ?)"
                                 " ORDER BY transfer_id, id"_L1,
                           {show.value, show.value},
                           readWaiting);
}

Result<QList<WaitingRow>> waitingRows(Connection &connection, const QString &feedKey)
{
    return connection.list(
        u"SELECT"_s + waitingColumns + "= ? ORDER BY transfer_id, id"_L1, {feedKey}, readWaiting);
}

QString toColumn(const ShowPlayback &playback)
{
    QJsonObject object;
    if (playback.speed)
        object.insert("speed"_L1, *playback.speed);
    if (playback.trimsSilence)
        object.insert("trims_silence"_L1, *playback.trimsSilence);
    if (playback.levelsLoudness)
        object.insert("levels_loudness"_L1, *playback.levelsLoudness);
    if (playback.intro.count() > 0)
        object.insert("intro"_L1, qint64(playback.intro.count()));
    if (playback.outro.count() > 0)
        object.insert("outro"_L1, qint64(playback.outro.count()));
    return object.isEmpty()
               ? u""_s
               : QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

ShowPlayback playbackFromColumn(const QString &column)
{
    const QJsonObject object = QJsonDocument::fromJson(column.toUtf8()).object();
    ShowPlayback playback;
    if (const QJsonValue speed = object.value("speed"_L1); speed.isDouble())
        playback.speed = speed.toDouble();
    if (const QJsonValue trims = object.value("trims_silence"_L1); trims.isBool())
        playback.trimsSilence = trims.toBool();
    if (const QJsonValue levels = object.value("levels_loudness"_L1); levels.isBool())
        playback.levelsLoudness = levels.toBool();
    playback.intro = seconds(object.value("intro"_L1).toInteger());
    playback.outro = seconds(object.value("outro"_L1).toInteger());
    return playback;
}

} // namespace dogear::storage
