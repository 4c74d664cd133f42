// SPDX-License-Identifier: GPL-3.0-or-later
#include "episode_identity.h"
#include "episode_order.h"
#include "episode_writes.h"
#include "value_json.h"

#include <storage/bookmark_store.h>
#include <storage/connection.h>
#include <storage/episode_store.h>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

/// Episodes that come this long after their date are no news.
constexpr std::chrono::seconds newsAge = std::chrono::hours(7 * 24);

struct StoredRow
{
    EpisodeId id;
    QByteArray hash;
    qint64 sortTime = 0; ///< Unix seconds
    bool isRemoved = false;
    bool hasEnclosure = false;
    bool isPlayed = false;
};

using StoredRows = QHash<QString, StoredRow>; ///< by guid

Result<StoredRows> storedRows(Connection &connection, PodcastId podcast)
{
    const auto found =
        connection.execute(u"SELECT guid, id, content_hash, sort_time, removed, has_enclosure,"
                           " played FROM episode WHERE podcast_id = ?"_s,
                           {podcast.value});
    if (!found)
        return failure(found.error());
    StoredRows rows;
    while ((*found)->next()) {
        rows.insert((*found)->value(0).toString(),
                    {.id = EpisodeId{(*found)->value(1).toLongLong()},
                     .hash = (*found)->value(2).toByteArray(),
                     .sortTime = (*found)->value(3).toLongLong(),
                     .isRemoved = (*found)->value(4).toBool(),
                     .hasEnclosure = (*found)->value(5).toBool(),
                     .isPlayed = (*found)->value(6).toBool()});
    }
    (*found)->finish();
    return rows;
}

Result<> markRemoved(Connection &connection, const StoredRows &gone)
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

/// Of an episode that is a file and named after it. What feeds say of lengths is often wrong.
std::optional<qint64> bytesOfFile(const QString &guid, const QUrl &enclosure, qint64 bytes)
{
    const bool isFile = enclosure.isLocalFile() && enclosure.path().endsWith(u'/' + guid);
    return isFile && bytes > 0 ? std::optional(bytes) : std::nullopt;
}

/// What is known without guids of the episodes in \a rows; \a guids gets their order.
Result<QList<EpisodeLook>> storedLooks(Connection &connection,
                                       PodcastId podcast,
                                       const StoredRows &rows,
                                       QStringList &guids)
{
    const auto found = connection.execute(
        u"SELECT e.guid, e.title, e.published, e.duration_ms, t.enclosure_url, t.enclosure_type,"
        " t.enclosure_length FROM episode e JOIN episode_text t ON t.episode_id = e.id WHERE e.podcast_id = ?"_s,
        {podcast.value});
    if (!found)
        return failure(found.error());
    QList<EpisodeLook> looks;
    while ((*found)->next()) {
        const QString guid = (*found)->value(0).toString();
        if (!rows.contains(guid))
            continue;
        guids.append(guid);
        looks.append({.title = (*found)->value(1).toString(),
                      .published = timeFromColumn((*found)->value(2)),
                      .duration = durationFromColumn((*found)->value(3)),
                      .enclosureUrl = urlFromColumn((*found)->value(4)),
                      .enclosureType = (*found)->value(5).toString()});
        looks.last().fileBytes =
            bytesOfFile(guid, looks.constLast().enclosureUrl, (*found)->value(6).toLongLong());
    }
    (*found)->finish();
    return looks;
}

EpisodeLook lookOf(const domain::Episode &episode)
{
    const domain::Enclosure enclosure = episode.enclosure.value_or(domain::Enclosure{});
    return {.title = searchable(episode.title), // as it is stored
            .published = episode.published,
            .duration = episode.duration,
            .enclosureUrl = enclosure.url,
            .enclosureType = enclosure.type,
            .fileBytes = bytesOfFile(episode.guid, enclosure.url, enclosure.length.value_or(0))};
}

/// One document on its way into the database.
class Update
{
public:
    Update(Connection &connection, PodcastId podcast, const QDateTime &now)
        : m_connection(connection)
        , m_podcast(podcast)
        , m_now(now)
    {}

    Result<StoredEpisodes> run(const QList<EpisodeToStore> &episodes, bool isComplete);

private:
    Result<> readStored();
    Result<> findRenamed(const QList<EpisodeToStore> &episodes);
    Result<> store(const EpisodeToStore &item);
    Result<> countAdded();
    Result<> index();
    Result<> change(const StoredRow &row, const EpisodeToStore &item, const QByteArray &hash);
    [[nodiscard]] bool isNews(const domain::Episode &episode) const
    {
        return sortTime(episode, m_now) >= m_newestBefore - newsAge.count();
    }

    Connection &m_connection;
    PodcastId m_podcast;
    QDateTime m_now;
    StoredRows m_rows;               ///< of what the document has not named yet
    QHash<QString, QString> m_names; ///< guid of the document → guid in m_rows, where they differ
    qint64 m_newestBefore = 0;       ///< Unix seconds
    QList<SearchDocument> m_added;
    StoredEpisodes m_stored;
};

Result<StoredEpisodes> Update::run(const QList<EpisodeToStore> &episodes, bool isComplete)
{
    if (auto read = readStored(); !read)
        return failure(read.error());
    if (auto found = findRenamed(episodes); !found)
        return failure(found.error());
    for (const EpisodeToStore &item : episodes) {
        if (auto stored = store(item); !stored)
            return failure(stored.error());
    }
    if (auto counted = countAdded(); !counted)
        return failure(counted.error());
    if (auto indexed = index(); !indexed)
        return failure(indexed.error());
    if (!m_stored.added.isEmpty()) {
        if (auto found = BookmarkStore(m_connection).findEpisodes(m_podcast); !found)
            return failure(found.error());
    }
    if (isComplete) {
        if (auto marked = markRemoved(m_connection, m_rows); !marked)
            return failure(marked.error());
    }
    return m_stored;
}

Result<> Update::readStored()
{
    auto rows = storedRows(m_connection, m_podcast);
    if (!rows)
        return failure(rows.error());
    m_rows = *std::move(rows);
    for (const StoredRow &row : std::as_const(m_rows))
        m_newestBefore = std::max(m_newestBefore, row.sortTime);
    return {};
}

/// Only a guid that is gone may come back under another name: two guids of one document are two
/// episodes, whatever else they share.
Result<> Update::findRenamed(const QList<EpisodeToStore> &episodes)
{
    StoredRows vanished = m_rows;
    QStringList unknownGuids;
    QList<EpisodeLook> unknown;
    for (const EpisodeToStore &item : episodes) {
        if (vanished.remove(item.episode.guid) || m_rows.contains(item.episode.guid))
            continue;
        unknownGuids.append(item.episode.guid);
        unknown.append(lookOf(item.episode));
    }
    if (vanished.isEmpty() || unknown.isEmpty())
        return {};
    QStringList vanishedGuids;
    const auto looks = storedLooks(m_connection, m_podcast, vanished, vanishedGuids);
    if (!looks)
        return failure(looks.error());
    const bool isWholesale = vanished.size() == m_rows.size();
    const auto renamed = renamedEpisodes(*looks, unknown, isWholesale);
    for (auto pair = renamed.cbegin(); pair != renamed.cend(); ++pair)
        m_names.insert(unknownGuids.at(pair.key()), vanishedGuids.at(pair.value()));
    return {};
}

Result<> Update::store(const EpisodeToStore &item)
{
    const domain::Episode &episode = item.episode;
    const QByteArray hash = item.contentHash.isEmpty() ? contentHash(episode) : item.contentHash;
    const QString storedGuid = m_names.value(episode.guid, episode.guid);
    if (const auto row = m_rows.constFind(storedGuid); row != m_rows.cend()) {
        const StoredRow known = *row;
        m_rows.erase(row);
        if (storedGuid != episode.guid) {
            m_stored.renamed.append({storedGuid, episode.guid});
        } else if (known.hash == hash && !known.isRemoved) {
            ++m_stored.unchanged;
            return {};
        }
        return change(known, item, hash);
    }
    const auto id = insertEpisode(m_connection, m_podcast, item, hash, m_now);
    if (!id)
        return failure(id.error());
    m_stored.added.append(*id);
    m_added.append(documentOf(*id, item, m_now));
    m_stored.news += isNews(episode) ? 1 : 0;
    return {};
}

/// Once for all: through a trigger the row of the show would be written for each.
Result<> Update::countAdded()
{
    if (m_stored.added.isEmpty())
        return {};
    const qint64 added = m_stored.added.size(); // nobody has heard them
    return m_connection
        .execute(u"UPDATE podcast SET episode_count = episode_count + ?,"
                 " unplayed_count = unplayed_count + ? WHERE id = ?"_s,
                 {added, added, m_podcast.value})
        .map([](QSqlQuery *) {});
}

/// All at once: the index writes to the disk for each that does not follow the one before.
Result<> Update::index()
{
    if (auto changed = indexAgain(m_connection, m_stored.changed); !changed || m_added.isEmpty())
        return changed;
    const auto show = m_connection.execute(u"SELECT title, own_title FROM podcast WHERE id = ?"_s,
                                           {m_podcast.value});
    if (!show)
        return failure(show.error());
    (*show)->next();
    const QString words =
        showWords(m_podcast, {(*show)->value(0).toString(), (*show)->value(1).toString()});
    (*show)->finish();
    for (SearchDocument &document : m_added)
        document.show = words;
    return writeDocuments(m_connection, m_added);
}

Result<> Update::change(const StoredRow &row, const EpisodeToStore &item, const QByteArray &hash)
{
    if (auto changed = changeEpisode(m_connection, row.id, item, hash, m_now); !changed)
        return changed;
    m_stored.changed.append(row.id);
    if (row.hasEnclosure || !item.episode.enclosure)
        return {};
    // Nobody can have heard it: what was announced is here now.
    m_stored.news += isNews(item.episode) ? 1 : 0;
    m_stored.nowPlayable.append(item.episode.guid);
    return m_connection
        .execute(u"UPDATE episode SET played = 0, position_ms = 0 WHERE id = ?"_s, {row.id.value})
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
                                            const QDateTime &now,
                                            DocumentOrder order)
{
    auto stored = Update(m_connection, podcast, now).run(episodes, isComplete);
    if (stored && order == DocumentOrder::AsHeard) {
        if (auto ordered = orderAsHeard(m_connection, podcast, episodes); !ordered)
            return failure(ordered.error());
    }
    return stored;
}

} // namespace dogear::storage
