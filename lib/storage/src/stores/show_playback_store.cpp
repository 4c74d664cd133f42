// SPDX-License-Identifier: GPL-3.0-or-later
#include <storage/connection.h>
#include <storage/show_playback_store.h>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::storage {

using domain::ShowPlayback;
using std::chrono::seconds;

namespace {

template<typename T>
QVariant toColumn(const std::optional<T> &value)
{
    return value ? QVariant(*value) : QVariant();
}

std::optional<bool> boolFromColumn(const QVariant &column)
{
    return column.isNull() ? std::nullopt : std::optional(column.toBool());
}

/// Limits the speed to the range of PlaybackSettings::speed.
std::optional<double> speedFromColumn(const QVariant &column)
{
    return column.isNull() ? std::nullopt : std::optional(std::clamp(column.toDouble(), 0.5, 3.0));
}

seconds skipFromColumn(const QVariant &column)
{
    return std::clamp(seconds(column.toLongLong()), seconds(0), ShowPlayback::maxSkip);
}

} // namespace

Result<ShowPlayback> ShowPlaybackStore::find(PodcastId podcast)
{
    return m_connection
        .first(u"SELECT speed, trims_silence, levels_loudness, intro_seconds, outro_seconds"
               " FROM show_playback WHERE podcast_id = ?"_s,
               {podcast.value},
               [](const QSqlQuery &row) {
                   return ShowPlayback{.speed = speedFromColumn(row.value(0)),
                                       .trimsSilence = boolFromColumn(row.value(1)),
                                       .levelsLoudness = boolFromColumn(row.value(2)),
                                       .intro = skipFromColumn(row.value(3)),
                                       .outro = skipFromColumn(row.value(4))};
               })
        .map([](const std::optional<ShowPlayback> &found) {
            return found.value_or(ShowPlayback());
        });
}

Result<QHash<PodcastId, double>> ShowPlaybackStore::speeds()
{
    QHash<PodcastId, double> speeds;
    return m_connection
        .forEach(u"SELECT podcast_id, speed FROM show_playback WHERE speed IS NOT NULL"_s,
                 {},
                 [&speeds](const QSqlQuery &row) {
                     speeds.insert({row.value(0).toLongLong()}, *speedFromColumn(row.value(1)));
                 })
        .map([&speeds] { return std::move(speeds); });
}

Result<> ShowPlaybackStore::put(PodcastId podcast, const ShowPlayback &playback)
{
    if (playback == ShowPlayback()) { // the defaults need no row
        return m_connection
            .execute(u"DELETE FROM show_playback WHERE podcast_id = ?"_s, {podcast.value})
            .map([](QSqlQuery *) {});
    }
    // Selecting from `podcast` stores no row for a show that was deleted meanwhile.
    return m_connection
        .execute(u"INSERT OR REPLACE INTO show_playback (podcast_id, speed, trims_silence,"
                 " levels_loudness, intro_seconds, outro_seconds)"
                 " SELECT id, ?, ?, ?, ?, ? FROM podcast WHERE id = ?"_s,
                 {toColumn(playback.speed),
                  toColumn(playback.trimsSilence),
                  toColumn(playback.levelsLoudness),
                  qint64(playback.intro.count()),
                  qint64(playback.outro.count()),
                  podcast.value})
        .map([](QSqlQuery *) {});
}

} // namespace dogear::storage
