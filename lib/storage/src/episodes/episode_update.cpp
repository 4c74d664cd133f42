// SPDX-License-Identifier: GPL-3.0-or-later
#include "episode_matching.h"
#include "episode_order.h"
#include "episode_writes.h"
#include "insertion_order.h"
#include "value_json.h"

#include <storage/bookmark_store.h>
#include <storage/connection.h>
#include <storage/episode_store.h>
#include <storage/new_documents.h>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

/// Maximum age of a new episode, compared with the newest stored one, to be announced.
constexpr std::chrono::seconds announcedAge = std::chrono::hours(7 * 24);

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

/// Stores the episodes of one document.
class Update
{
public:
    Update(Connection &connection, PodcastId podcast, const QDateTime &now)
        : m_connection(connection)
        , m_podcast(podcast)
        , m_now(now)
    {}

    Result<StoredEpisodes> run(const QList<EpisodeToStore> &episodes,
                               bool isComplete,
                               DocumentOrder order,
                               NewDocuments &documents);

private:
    Result<> readShow();
    Result<> readStored();
    Result<> match(const QList<EpisodeToStore> &episodes);
    Result<> store(const EpisodeToStore &episode);
    Result<> countAdded();
    Result<> index(NewDocuments &documents);
    Result<> change(const StoredRow &row, const EpisodeToStore &item, const QByteArray &hash);
    [[nodiscard]] bool isAnnounced(const domain::Episode &episode) const
    {
        return sortTime(episode, m_now) >= m_newestBefore - announcedAge.count();
    }

    Connection &m_connection;
    PodcastId m_podcast;
    QDateTime m_now;
    StoredRows m_rows; ///< rows that no episode of the document was matched with so far
    EpisodeMatches m_matches;
    qint64 m_newestBefore = 0; ///< time of the newest stored episode, in Unix seconds
    QString m_showWords;       ///< for the search; the same for all episodes, so they are made once
    QList<domain::Person> m_showPersons;
    bool m_isPreview = false;
    QList<SearchDocument> m_added;
    StoredEpisodes m_stored;
};

Result<StoredEpisodes> Update::run(const QList<EpisodeToStore> &episodes,
                                   bool isComplete,
                                   DocumentOrder order,
                                   NewDocuments &documents)
{
    if (auto read = readShow(); !read)
        return failure(read.error());
    if (auto read = readStored(); !read)
        return failure(read.error());
    // All episodes are matched before the first is stored: pairs must be unique in the document.
    if (auto matched = match(episodes); !matched)
        return failure(matched.error());
    for (const qsizetype i : insertionOrder(episodes, m_now, order)) {
        if (auto stored = store(episodes.at(i)); !stored)
            return failure(stored.error());
    }
    if (auto counted = countAdded(); !counted)
        return failure(counted.error());
    if (auto indexed = index(documents); !indexed)
        return failure(indexed.error());
    // Bookmarks of an earlier subscription belong to their episodes again.
    if (!m_stored.added.isEmpty()) {
        if (auto found = BookmarkStore(m_connection).findEpisodes(m_podcast); !found)
            return failure(found.error());
    }
    if (isComplete) { // else a missing episode may be in the part that was cut off
        if (auto marked = markRemoved(m_connection, m_rows); !marked)
            return failure(marked.error());
    }
    return m_stored;
}

Result<> Update::readShow()
{
    return m_connection.forEach(
        u"SELECT title, own_title, persons, previewed_at IS NOT NULL FROM podcast WHERE id = ?"_s,
        {m_podcast.value},
        [this](const QSqlQuery &row) {
            m_showWords = showWords(m_podcast, {row.value(0).toString(), row.value(1).toString()});
            m_showPersons = personsFromColumn(row.value(2).toString());
            m_isPreview = row.value(3).toBool();
        });
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

Result<> Update::match(const QList<EpisodeToStore> &episodes)
{
    return matchEpisodes(m_connection, m_rows, episodes).map([this](const EpisodeMatches &matches) {
        m_matches = matches;
    });
}

Result<> Update::store(const EpisodeToStore &episode)
{
    const QString &guid = episode.episode.guid;
    const QString rowName = m_matches.rows.value(guid, guid);
    const QString name = m_matches.names.value(guid, guid);
    EpisodeToStore item = episode;
    item.episode.guid = name; // not part of the content hash
    const QByteArray hash =
        item.contentHash.isEmpty() ? contentHash(item.episode) : item.contentHash;
    if (const auto row = m_rows.find(rowName); row != m_rows.end()) {
        const StoredRow known = std::move(*row);
        m_rows.erase(row);
        if (rowName != name) {
            m_stored.renamed.append({rowName, name});
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
    m_added.append(documentOf(*id, item, m_showPersons, m_now));
    if (isAnnounced(item.episode))
        m_stored.announced.append(*id);
    return {};
}

/// Adds all new episodes to the counts of the show at once; a trigger would write the row of the
/// show for each of them.
Result<> Update::countAdded()
{
    if (m_stored.added.isEmpty())
        return {};
    const qint64 added = m_stored.added.size(); // all of them unplayed
    return m_connection
        .execute(u"UPDATE podcast SET episode_count = episode_count + ?,"
                 " unplayed_count = unplayed_count + ? WHERE id = ?"_s,
                 {added, added, m_podcast.value})
        .map([](QSqlQuery *) {});
}

/// Indexes all episodes at once: FTS5 writes to the disk for each document whose key is not greater
/// than the previous one.
Result<> Update::index(NewDocuments &documents)
{
    if (auto changed = indexAgain(m_connection, m_stored.changed); !changed || m_added.isEmpty())
        return changed;
    // Previews are indexed once they are followed (0031_previews.sql).
    if (m_isPreview)
        return {};
    for (SearchDocument &document : m_added)
        document.show = m_showWords;
    documents.add(m_added);
    return {};
}

Result<> Update::change(const StoredRow &row, const EpisodeToStore &item, const QByteArray &hash)
{
    if (auto changed = changeEpisode(m_connection, row.id, item, hash, m_now); !changed)
        return changed;
    m_stored.changed.append(row.id);
    if (row.hasEnclosure || !item.episode.enclosure)
        return {};
    // An announced episode now has its media. Its state is reset, because it cannot have been heard
    // before.
    if (isAnnounced(item.episode))
        m_stored.announced.append(row.id);
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
        // Without a hash, a removed episode that reappears is stored again, which unmarks it.
        hashes.insert(row.key(), row->isRemoved ? QByteArray() : row->hash);
    return hashes;
}

Result<StoredEpisodes> EpisodeStore::update(PodcastId podcast,
                                            const QList<EpisodeToStore> &episodes,
                                            bool isComplete,
                                            const QDateTime &now,
                                            DocumentOrder order,
                                            NewDocuments *documents)
{
    NewDocuments own;
    auto stored = Update(m_connection, podcast, now)
                      .run(episodes, isComplete, order, documents ? *documents : own);
    if (stored && !documents) {
        if (auto indexed = own.write(m_connection); !indexed)
            return failure(indexed.error());
    }
    if (stored && order == DocumentOrder::ListeningOrder) {
        if (auto ordered = storeListeningOrder(m_connection, podcast, episodes); !ordered)
            return failure(ordered.error());
    }
    return stored;
}

} // namespace dogear::storage
