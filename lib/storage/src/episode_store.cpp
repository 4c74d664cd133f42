// SPDX-License-Identifier: GPL-3.0-or-later
#include "episode_rows.h"
#include "value_json.h"

#include <base/feed_url.h>
#include <storage/connection.h>
#include <storage/episode_store.h>

using namespace Qt::StringLiterals;

namespace dogear::storage {

using std::chrono::milliseconds;

namespace {

const QString fromEpisode = u" FROM episode e JOIN podcast p ON p.id = e.podcast_id"_s;
const QString fromEpisodeAndText = fromEpisode + u" JOIN episode_text t ON t.episode_id = e.id"_s;

QVariant toColumn(const std::optional<milliseconds> &duration)
{
    return duration ? QVariant(qint64(duration->count())) : QVariant();
}

/// Marks of a match never come from a feed.
QString searchable(QString text)
{
    return notNull(text.remove(domain::matchBegin).remove(domain::matchEnd));
}

/// Sorted as first seen if the date is missing or in the future: an episode must not stay on top
/// for ever.
qint64 sortTime(const domain::Episode &episode, const QDateTime &firstSeen)
{
    const qint64 seen = firstSeen.toSecsSinceEpoch();
    return episode.published ? std::min(episode.published->toSecsSinceEpoch(), seen) : seen;
}

QVariantList textColumns(const EpisodeToStore &item)
{
    const domain::Episode &episode = item.episode;
    const domain::Enclosure enclosure = episode.enclosure.value_or(domain::Enclosure{});
    return {searchable(episode.title),
            searchable(item.notesText),
            notNull(episode.notesHtml),
            notNull(episode.subtitle),
            notNull(episode.author),
            storage::toColumn(episode.link),
            storage::toColumn(enclosure.url),
            notNull(enclosure.type),
            storage::toColumn(enclosure.length),
            storage::toColumn(episode.season),
            storage::toColumn(episode.number),
            storage::toColumn(episode.isExplicit),
            storage::toColumn(episode.chaptersUrl),
            notNull(episode.chaptersType),
            storage::toColumn(episode.transcripts),
            storage::toColumn(episode.persons),
            storage::toColumn(episode.extras)};
}

Result<EpisodeId> insert(Connection &connection,
                         PodcastId podcast,
                         const EpisodeToStore &item,
                         const QByteArray &hash,
                         const QDateTime &now)
{
    const domain::Episode &episode = item.episode;
    const auto inserted = connection.execute(
        u"INSERT INTO episode (podcast_id, guid, title, published, sort_time, duration_ms,"
        " has_enclosure, type, image, content_hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
        {podcast.value,
         notNull(episode.guid),
         searchable(episode.title),
         storage::toColumn(episode.published),
         sortTime(episode, now),
         toColumn(episode.duration),
         episode.enclosure.has_value(),
         int(episode.type),
         storage::toColumn(episode.image),
         hash});
    if (!inserted)
        return failure(inserted.error());
    const EpisodeId id{(*inserted)->lastInsertId().toLongLong()};
    const auto text = connection.execute(
        u"INSERT INTO episode_text (title, notes, notes_html, subtitle, author, link, "
        u"enclosure_url,"
        " enclosure_type, enclosure_length, season, number, explicit, chapters_url, chapters_type,"
        " transcripts, persons, extras, episode_id)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
        textColumns(item) + QVariantList{id.value});
    if (!text)
        return failure(text.error());
    return id;
}

Result<> change(Connection &connection,
                EpisodeId id,
                const EpisodeToStore &item,
                const QByteArray &hash,
                const QDateTime &now)
{
    const domain::Episode &episode = item.episode;
    // A date that was missing and still is keeps the time at which the episode was first seen.
    const QVariant published = storage::toColumn(episode.published);
    const auto changed = connection.execute(
        u"UPDATE episode SET title = ?, published = ?,"
        " sort_time = coalesce(min(?, ?), sort_time), duration_ms = ?, has_enclosure = ?,"
        " type = ?, image = ?, content_hash = ?, removed = 0 WHERE id = ?"_s,
        {searchable(episode.title),
         published,
         published,
         now.toSecsSinceEpoch(),
         toColumn(episode.duration),
         episode.enclosure.has_value(),
         int(episode.type),
         storage::toColumn(episode.image),
         hash,
         id.value});
    if (!changed)
        return failure(changed.error());
    const auto text = connection.execute(
        u"UPDATE episode_text SET title = ?, notes = ?, notes_html = ?, subtitle = ?, author = ?,"
        " link = ?, enclosure_url = ?, enclosure_type = ?, enclosure_length = ?, season = ?,"
        " number = ?, explicit = ?, chapters_url = ?, chapters_type = ?, transcripts = ?,"
        " persons = ?, extras = ? WHERE episode_id = ?"_s,
        textColumns(item) + QVariantList{id.value});
    if (!text)
        return failure(text.error());
    return {};
}

struct StoredRow
{
    EpisodeId id;
    QByteArray hash;
    bool isRemoved = false;
};

Result<QHash<QString, StoredRow>> storedRows(Connection &connection, PodcastId podcast)
{
    const auto found = connection.execute(
        u"SELECT guid, id, content_hash, removed FROM episode WHERE podcast_id = ?"_s,
        {podcast.value});
    if (!found)
        return failure(found.error());
    QHash<QString, StoredRow> rows;
    while ((*found)->next()) {
        rows.insert((*found)->value(0).toString(),
                    {EpisodeId{(*found)->value(1).toLongLong()},
                     (*found)->value(2).toByteArray(),
                     (*found)->value(3).toBool()});
    }
    (*found)->finish();
    return rows;
}

Result<> markRemoved(Connection &connection, const QHash<QString, StoredRow> &gone)
{
    for (const StoredRow &row : gone) {
        if (row.isRemoved)
            continue;
        const auto marked =
            connection.execute(u"UPDATE episode SET removed = 1 WHERE id = ?"_s, {row.id.value});
        if (!marked)
            return failure(marked.error());
    }
    return {};
}

/// Into the search index, all at once: through a trigger FTS5 would write to the disk for each row.
Result<> index(Connection &connection, const QList<EpisodeId> &added)
{
    if (added.isEmpty())
        return {};
    return connection
        .execute(u"INSERT INTO episode_search (rowid, title, notes) SELECT episode_id, title, notes"
                 " FROM episode_text WHERE episode_id BETWEEN ? AND ?"_s,
                 {added.constFirst().value, added.constLast().value})
        .map([](QSqlQuery *) {});
}

} // namespace

Result<QHash<QString, QByteArray>> EpisodeStore::hashes(PodcastId podcast)
{
    const auto rows = storedRows(m_connection, podcast);
    if (!rows)
        return failure(rows.error());
    QHash<QString, QByteArray> hashes;
    hashes.reserve(rows->size());
    for (auto row = rows->cbegin(); row != rows->cend(); ++row)
        hashes.insert(row.key(), row->isRemoved ? QByteArray() : row->hash);
    return hashes;
}

Result<StoredEpisodes> EpisodeStore::update(PodcastId podcast,
                                            const QList<EpisodeToStore> &episodes,
                                            bool isComplete,
                                            const QDateTime &now)
{
    auto known = storedRows(m_connection, podcast);
    if (!known)
        return failure(known.error());
    StoredEpisodes stored;
    for (const EpisodeToStore &item : episodes) {
        const QByteArray hash =
            item.contentHash.isEmpty() ? contentHash(item.episode) : item.contentHash;
        const auto row = known->constFind(item.episode.guid);
        if (row == known->cend()) {
            const auto id = insert(m_connection, podcast, item, hash, now);
            if (!id)
                return failure(id.error());
            stored.added.append(*id);
            continue;
        }
        if (row->hash == hash && !row->isRemoved) {
            ++stored.unchanged;
        } else {
            if (auto changed = change(m_connection, row->id, item, hash, now); !changed)
                return failure(changed.error());
            stored.changed.append(row->id);
        }
        known->erase(row);
    }
    if (auto indexed = index(m_connection, stored.added); !indexed)
        return failure(indexed.error());
    if (isComplete) {
        if (auto marked = markRemoved(m_connection, *known); !marked)
            return failure(marked.error());
    }
    return stored;
}

Result<domain::EpisodeSummary> EpisodeStore::summary(EpisodeId id)
{
    const auto found = m_connection.execute(
        u"SELECT "_s + summaryColumns + fromEpisode + " WHERE e.id = ?"_L1, {id.value});
    if (!found)
        return failure(found.error());
    if (!(*found)->next())
        return failure({ErrorCode::NotFound, u"episode %1"_s.arg(id.value)});
    return readSummary(**found);
}

Result<domain::EpisodeDetail> EpisodeStore::detail(EpisodeId id)
{
    const auto found = m_connection.execute(u"SELECT "_s + summaryColumns + ", "_L1 + detailColumns
                                                + fromEpisodeAndText + " WHERE e.id = ?"_L1,
                                            {id.value});
    if (!found)
        return failure(found.error());
    if (!(*found)->next())
        return failure({ErrorCode::NotFound, u"episode %1"_s.arg(id.value)});
    return readDetail(**found);
}

Result<std::optional<EpisodeId>> EpisodeStore::find(const QUrl &podcastUrl, const QString &guid)
{
    const auto found =
        m_connection.execute(u"SELECT e.id FROM episode e JOIN podcast p ON p.id = e.podcast_id"
                             " WHERE p.url_key = ? AND e.guid = ?"_s,
                             {feedUrlKey(podcastUrl), notNull(guid)});
    if (!found)
        return failure(found.error());
    if (!(*found)->next())
        return std::optional<EpisodeId>();
    return std::optional(EpisodeId{(*found)->value(0).toLongLong()});
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
    if ((*set)->numRowsAffected() == 0)
        return failure({ErrorCode::NotFound, u"episode %1"_s.arg(id.value)});
    return {};
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
