// SPDX-License-Identifier: GPL-3.0-or-later
#include "episode_rows.h"
#include "value_json.h"

#include <base/feed_url.h>
#include <domain/transcript_choice.h>
#include <storage/connection.h>
#include <storage/episode_store.h>

using namespace Qt::StringLiterals;

namespace dogear::storage {

using std::chrono::milliseconds;

namespace {

const QString fromEpisode = u" FROM episode e JOIN podcast p ON p.id = e.podcast_id"_s;
const QString fromEpisodeAndText = fromEpisode + u" JOIN episode_text t ON t.episode_id = e.id"_s;

/// Returns the value found for the episode \a id, or NotFound.
template<typename T>
Result<T> orNotFound(const Result<std::optional<T>> &found, EpisodeId id)
{
    if (!found)
        return failure(found.error());
    if (!*found)
        return failure({ErrorCode::NotFound, u"episode %1"_s.arg(id.value)});
    return **found;
}

/// Returns a JSON array for json_each(), whose entries setStates() reads by their indexes.
QString toColumn(const QList<domain::EpisodeMark> &marks)
{
    QStringList values;
    for (const auto &[id, state] : marks) {
        const QVariant lastPlayed = storage::toColumn(state.lastPlayed);
        values.append(
            u"[%1,%2,%3,%4,%5]"_s.arg(QString::number(id.value),
                                      QString::number(int(state.isPlayed)),
                                      QString::number(int(state.isFavourite)),
                                      QString::number(state.position.count()),
                                      lastPlayed.isNull() ? u"null"_s : lastPlayed.toString()));
    }
    return u'[' + values.join(u',') + u']';
}

} // namespace

Result<domain::EpisodeSummary> EpisodeStore::summary(EpisodeId id)
{
    return orNotFound(
        m_connection.first(u"SELECT "_s + summaryColumns + fromEpisode + " WHERE e.id = ?"_L1,
                           {id.value},
                           readSummary),
        id);
}

Result<domain::EpisodeDetail> EpisodeStore::detail(EpisodeId id)
{
    auto detail =
        orNotFound(m_connection.first(u"SELECT "_s + summaryColumns + ", "_L1 + detailColumns
                                          + fromEpisodeAndText + " WHERE e.id = ?"_L1,
                                      {id.value},
                                      readDetail),
                   id);
    if (!detail)
        return detail;
    // A transcript made by the user's command is not in the feed (decision 74 in lib/README.md).
    const auto made =
        m_connection.number(u"SELECT 1 FROM transcript WHERE episode_id = ? AND url = ?"_s,
                            {id.value, storage::toColumn(domain::madeTranscript().url)});
    if (!made)
        return failure(made.error());
    if (*made > 0)
        detail->episode.transcripts.append(domain::madeTranscript());
    return detail;
}

Result<std::optional<EpisodeId>> EpisodeStore::find(const QUrl &podcastUrl, const QString &guid)
{
    return m_connection.first(u"SELECT e.id FROM episode e JOIN podcast p ON p.id = e.podcast_id"
                              " WHERE p.url_key = ? AND e.guid = ?"_s,
                              {feedUrlKey(podcastUrl), notNull(guid)},
                              readEpisodeId);
}

Result<std::optional<EpisodeId>> EpisodeStore::findEnclosure(const QUrl &url)
{
    // There is no index of enclosures, because this is rarely needed.
    return m_connection.first(
        u"SELECT e.id FROM episode_text t JOIN episode e ON e.id = t.episode_id"
        " WHERE t.enclosure_url = ? AND e.has_enclosure = 1 ORDER BY e.removed, e.id LIMIT 1"_s,
        {storage::toColumn(url)},
        readEpisodeId);
}

Result<> EpisodeStore::setState(EpisodeId id, const domain::EpisodeState &state)
{
    const auto set = m_connection.execute(
        u"UPDATE episode SET played = ?, favourite = ?, position_ms = ?, last_played = ?"
        " WHERE id = ?"_s,
        {state.isPlayed,
         state.isFavourite,
         qint64(state.position.count()),
         storage::toColumn(state.lastPlayed),
         id.value});
    if (!set)
        return failure(set.error());
    // A trigger of 0001_initial.sql updates the count of unplayed episodes of the show.
    if ((*set)->numRowsAffected() == 0)
        return failure({ErrorCode::NotFound, u"episode %1"_s.arg(id.value)});
    return {};
}

Result<> EpisodeStore::setStates(const QList<domain::EpisodeMark> &marks)
{
    // One statement, because each one costs as much as its change (decision 79 in lib/README.md).
    const auto set = m_connection.execute(
        u"UPDATE episode SET played = m.value ->> 1, favourite = m.value ->> 2,"
        " position_ms = m.value ->> 3, last_played = m.value ->> 4"
        " FROM json_each(?) m WHERE episode.id = m.value ->> 0"_s,
        {toColumn(marks)});
    return set.map([](QSqlQuery *) {});
}

Result<QList<StoredState>> EpisodeStore::stored(const QList<EpisodeId> &ids)
{
    // CROSS JOIN keeps json_each() as the outer loop, which gives the order of the ids.
    QHash<qint64, QUrl> shows; // each address is parsed once, not for each episode
    return m_connection.list(u"SELECT e.id, e.played, e.favourite, e.position_ms, e.last_played,"
                             " e.guid, coalesce(e.measured_ms, e.duration_ms), e.podcast_id, p.url"
                             " FROM json_each(?) j CROSS JOIN episode e ON e.id = j.value"
                             " JOIN podcast p ON p.id = e.podcast_id"_s,
                             {storage::toColumn(ids)},
                             [&shows](const QSqlQuery &row) {
                                 QUrl &show = shows[row.value(7).toLongLong()];
                                 if (show.isEmpty())
                                     show = urlFromColumn(row.value(8));
                                 return StoredState{
                                     .id = readEpisodeId(row),
                                     .podcast = show,
                                     .guid = row.value(5).toString(),
                                     .state = {.isPlayed = row.value(1).toBool(),
                                               .isFavourite = row.value(2).toBool(),
                                               .position = milliseconds(row.value(3).toLongLong()),
                                               .lastPlayed = timeFromColumn(row.value(4))},
                                     .duration =
                                         durationFromColumn(row.value(6)).value_or(milliseconds{})};
                             });
}

Result<> EpisodeStore::setMeasuredDuration(EpisodeId id, milliseconds duration)
{
    const auto set = m_connection.execute(u"UPDATE episode SET measured_ms = ? WHERE id = ?"_s,
                                          {qint64(duration.count()), id.value});
    if (!set)
        return failure(set.error());
    return {};
}

} // namespace dogear::storage
