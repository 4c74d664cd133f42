// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer_rows.h"
#include "value_json.h"

#include <base/feed_url.h>
#include <storage/connection.h>
#include <storage/transfer_store.h>

#include <QHash>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

/// A key that is equal for two descriptions of one episode by the same player.
QString identityOf(const domain::EpisodeClues &clues)
{
    if (!clues.guid.isEmpty())
        return "g"_L1 + clues.guid;
    if (!clues.enclosure.isEmpty())
        return "e"_L1 + feedUrlKey(clues.enclosure);
    return "t"_L1 + clues.title + u'\n' + clues.published.toString(Qt::ISODate);
}

/// Whether \a waiting makes \a added superfluous.
bool covers(const ImportedEpisode &waiting, const ImportedEpisode &added)
{
    if (waiting.queueRank.has_value() != added.queueRank.has_value()
        || waiting.state.isFavourite != added.state.isFavourite)
        return false;
    if (waiting.state.isPlayed == added.state.isPlayed
        && waiting.state.position == added.state.position)
        return true;
    const auto &before = waiting.state.lastPlayed;
    const auto &after = added.state.lastPlayed;
    return before && after && before->toSecsSinceEpoch() >= after->toSecsSinceEpoch();
}

Result<> addEpisode(Connection &connection,
                    TransferId transfer,
                    const QString &feedKey,
                    const ImportedEpisode &episode)
{
    const domain::EpisodeClues &clues = episode.clues;
    const domain::ImportedState &state = episode.state;
    return connection
        .execute(u"INSERT INTO imported_episode (transfer_id, feed_key, guid, enclosure, title,"
                 " published, played, favourite, position_ms, duration_ms, last_played, queue_rank)"
                 " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
                 {transfer.value,
                  feedKey,
                  notNull(clues.guid),
                  // A personal address keeps its token, but never a password.
                  toColumn(clues.enclosure.adjusted(QUrl::RemoveUserInfo)),
                  notNull(clues.title),
                  clues.published.isValid() ? toColumn(std::optional(clues.published)) : QVariant(),
                  state.isPlayed,
                  state.isFavourite,
                  qint64(state.position.count()),
                  toColumn(state.duration),
                  toColumn(state.lastPlayed),
                  toColumn(episode.queueRank)})
        .map([](QSqlQuery *) {});
}

} // namespace

Result<TransferId> TransferStore::begin(const QString &player, const QDateTime &now)
{
    const qint64 oldest = now.addSecs(-std::chrono::seconds(undoTime).count()).toSecsSinceEpoch();
    const auto pruned =
        m_connection.execute(u"DELETE FROM imported_episode WHERE filled = 1 AND transfer_id IN"
                             " (SELECT id FROM transfer WHERE started_at < ?)"_s,
                             {oldest});
    if (!pruned)
        return failure(pruned.error());
    const auto begun =
        m_connection.execute(u"INSERT INTO transfer (player, started_at) VALUES (?, ?)"_s,
                             {player, now.toSecsSinceEpoch()});
    if (!begun)
        return failure(begun.error());
    return TransferId{(*begun)->lastInsertId().toLongLong()};
}

Result<> TransferStore::addShow(TransferId transfer, const ImportedShow &show)
{
    if (show.isEmpty())
        return {};
    return m_connection
        .execute(u"INSERT INTO imported_show (transfer_id, podcast_id, is_new, tags, own_title,"
                 " playback) VALUES (?, ?, ?, ?, ?, ?)"_s,
                 {transfer.value,
                  show.id.value,
                  show.isNew,
                  notNull(show.addedTags.join(u'\n')),
                  notNull(show.ownTitle),
                  toColumn(show.playback)})
        .map([](QSqlQuery *) {});
}

Result<int> TransferStore::addEpisodes(TransferId transfer,
                                       const QUrl &feed,
                                       const QList<ImportedEpisode> &episodes)
{
    const QString feedKey = feedUrlKey(feed.adjusted(QUrl::RemoveUserInfo));
    const auto rows = waitingRows(m_connection, feedKey);
    if (!rows)
        return failure(rows.error());
    QHash<QString, ImportedEpisode> waiting;
    for (const WaitingRow &row : *rows)
        waiting.insert(identityOf(row.episode.clues), row.episode);
    int added = 0;
    for (const ImportedEpisode &episode : episodes) {
        const QString identity = identityOf(episode.clues);
        const auto known = waiting.constFind(identity);
        if (known != waiting.cend() && covers(*known, episode))
            continue;
        if (auto done = addEpisode(m_connection, transfer, feedKey, episode); !done)
            return failure(done.error());
        waiting.insert(identity, episode);
        ++added;
    }
    return added;
}

Result<QList<ImportedEpisode>> TransferStore::waiting(PodcastId show, TransferId transfer)
{
    return waitingRows(m_connection, show).map([transfer](const QList<WaitingRow> &rows) {
        QList<ImportedEpisode> episodes;
        for (const WaitingRow &row : rows) {
            if (row.transfer == transfer)
                episodes.append(row.episode);
        }
        return episodes;
    });
}

Result<TransferCounts> TransferStore::counts(TransferId transfer)
{
    // A show that was read has its address, or a former one, as the key of its states.
    return m_connection
        .first(u"SELECT count(*) FILTER (WHERE takes & 1 AND now_played = 0),"
               " count(*) FILTER (WHERE takes & 1 AND now_played = 1),"
               " count(*) FILTER (WHERE takes & 2), count(*) FILTER (WHERE takes & 4),"
               " count(*) FILTER (WHERE filled = 0 AND NOT is_read),"
               " count(*) FILTER (WHERE filled = 0 AND is_read)"
               " FROM (SELECT takes, now_played, filled, filled = 0 AND (EXISTS"
               " (SELECT 1 FROM podcast WHERE url_key = feed_key AND last_success IS NOT NULL)"
               " OR EXISTS (SELECT 1 FROM former_address f JOIN podcast p ON p.id = f.podcast_id"
               " WHERE f.url_key = feed_key AND p.last_success IS NOT NULL)) AS is_read"
               " FROM imported_episode WHERE transfer_id = ?)"_s,
               {transfer.value},
               [](const QSqlQuery &row) {
                   return TransferCounts{.positions = row.value(0).toInt(),
                                         .played = row.value(1).toInt(),
                                         .favourites = row.value(2).toInt(),
                                         .queued = row.value(3).toInt(),
                                         .waiting = row.value(4).toInt(),
                                         .missing = row.value(5).toInt()};
               })
        .map([](const std::optional<TransferCounts> &counts) {
            return counts.value_or(TransferCounts());
        });
}

Result<bool> TransferStore::removeIfEmpty(TransferId transfer)
{
    return m_connection
        .execute(u"DELETE FROM transfer WHERE id = ?"
                 " AND NOT EXISTS (SELECT 1 FROM imported_show WHERE transfer_id = transfer.id)"
                 " AND NOT EXISTS (SELECT 1 FROM imported_episode"
                 " WHERE transfer_id = transfer.id)"_s,
                 {transfer.value})
        .map([](QSqlQuery *query) { return query->numRowsAffected() > 0; });
}

} // namespace dogear::storage
