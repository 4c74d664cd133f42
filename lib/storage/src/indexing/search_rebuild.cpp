// SPDX-License-Identifier: GPL-3.0-or-later
#include "search_documents.h"

#include <storage/connection.h>
#include <storage/search_rebuild.h>

#include <QHash>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

/// Stored as numbers (0027_search_rebuild.sql): writing the new index, then emptying the old one.
enum class Stage { None, Writing, Emptying };

struct Progress
{
    Stage stage = Stage::None;
    EpisodeId last;       ///< last episode that is in the new index
    qint64 forgotten = 0; ///< number of assigned keys that are in no index any more
};

const IndexTables oldIndex{u"old_word_search"_s, u"old_phrase_search"_s};
/// Approximate number of index rows per episode, so that a step takes equally long in both stages.
constexpr int rowsPerEpisode = 4;

Result<> executeAll(Connection &connection, const QStringList &statements)
{
    for (const QString &statement : statements) {
        if (const auto done = connection.execute(statement); !done)
            return failure(done.error());
    }
    return {};
}

Result<> dropIndex(Connection &connection, const IndexTables &index)
{
    return executeAll(
        connection,
        {"DROP TABLE IF EXISTS "_L1 + index.words, "DROP TABLE IF EXISTS "_L1 + index.phrases});
}

Result<Progress> progress(Connection &connection)
{
    return connection
        .first(u"SELECT stage, last_episode, forgotten FROM search_rebuild"_s,
               {},
               [](const QSqlQuery &row) {
                   return Progress{.stage = Stage(row.value(0).toInt()),
                                   .last = EpisodeId{row.value(1).toLongLong()},
                                   .forgotten = row.value(2).toLongLong()};
               })
        .map([](const std::optional<Progress> &now) { return now.value_or(Progress()); });
}

/// Counts the orphaned documents of the index: every key ever assigned has a document, except for
/// the \a forgotten ones; \a live of them belong to an episode.
Result<qint64> orphanedDocuments(Connection &connection, qint64 live, qint64 forgotten)
{
    return assignedKeys(connection).map([&](qint64 given) { return given - forgotten - live; });
}

Result<qint64> liveDocuments(Connection &connection)
{
    return connection.number(u"SELECT count(*) FROM episode WHERE search_key IS NOT NULL"_s);
}

Result<> setProgress(Connection &connection, const Progress &now)
{
    return connection
        .execute(u"UPDATE search_rebuild SET stage = ?, last_episode = ?, forgotten = ?"_s,
                 {int(now.stage), now.last.value, now.forgotten})
        .map([](QSqlQuery *) {});
}

/// Creates the tables of the new index, exactly like those that they replace:
/// 0018_smaller_search.sql, 0024_merged_search.sql and 0030_merge_later.sql.
Result<bool> begin(Connection &connection, Progress now)
{
    const auto live = liveDocuments(connection);
    if (!live)
        return failure(live.error());
    const auto ofNobody = orphanedDocuments(connection, *live, now.forgotten);
    if (!ofNobody)
        return failure(ofNobody.error());
    QStringList statements{
        u"CREATE VIRTUAL TABLE %1 USING fts5 (words,"
        " content = '', columnsize = 0, detail = none, tokenize = 'ascii', prefix = '2 3 4 5')"_s
            .arg(nextIndex.words),
        u"CREATE VIRTUAL TABLE %1 USING fts5 (title, chapters, notes, transcript, persons, shows,"
        " bookmarks, content = '', columnsize = 0, tokenize = 'ascii')"_s.arg(nextIndex.phrases)};
    for (const QString &table : {nextIndex.words, nextIndex.phrases}) {
        const QString set = u"INSERT INTO %1 (%1, rank) VALUES "_s.arg(table);
        statements += {set + "('hashsize', 16777216)"_L1,
                       set + "('automerge', 0)"_L1,
                       set + "('crisismerge', 64)"_L1,
                       set + "('usermerge', 2)"_L1};
    }
    if (auto made = executeAll(connection, statements); !made)
        return failure(made.error());
    // The present orphans are not in the new index, so they are counted as forgotten from now on.
    now = {.stage = Stage::Writing, .last = {}, .forgotten = now.forgotten + *ofNobody};
    return setProgress(connection, now).map([] { return true; });
}

/// Swaps the tables: searches use the new index from now on.
Result<bool> exchange(Connection &connection, Progress now)
{
    const QString rename = u"ALTER TABLE %1 RENAME TO %2"_s;
    const auto renamed = executeAll(connection,
                                    {rename.arg(searchedIndex.words, oldIndex.words),
                                     rename.arg(searchedIndex.phrases, oldIndex.phrases),
                                     rename.arg(nextIndex.words, searchedIndex.words),
                                     rename.arg(nextIndex.phrases, searchedIndex.phrases)});
    if (!renamed)
        return failure(renamed.error());
    now.stage = Stage::Emptying;
    return setProgress(connection, now).map([] { return true; });
}

/// Writes the next episodes to the new index, under their present keys, so that the swap needs no
/// change in `episode`.
Result<bool> write(Connection &connection, Progress now, int episodes)
{
    QList<EpisodeId> ids;
    QHash<EpisodeId, qint64> keys;
    const auto read =
        connection.forEach(u"SELECT id, search_key FROM episode WHERE id > ?"
                           " AND search_key IS NOT NULL ORDER BY id LIMIT ?"_s,
                           {now.last.value, episodes},
                           [&](const QSqlQuery &row) {
                               ids.append(EpisodeId{row.value(0).toLongLong()});
                               keys.insert(ids.constLast(), row.value(1).toLongLong());
                           });
    if (!read)
        return failure(read.error());
    if (ids.isEmpty())
        return exchange(connection, now);
    auto documents = readDocuments(connection, ids);
    if (!documents)
        return failure(documents.error());
    for (SearchDocument &document : *documents)
        document.key = keys.value(document.episode);
    if (auto written = putDocuments(connection, nextIndex, *std::move(documents)); !written)
        return failure(written.error());
    now.last = ids.constLast();
    return setProgress(connection, now).map([] { return true; });
}

/// Deletes rows of the old index, and drops it when it is empty. In steps, because SQLite reads
/// every page of a table that it drops. The rows 1 and 10 (averages and structure) must stay:
/// without them FTS5 cannot open the table to drop it.
Result<bool> empty(Connection &connection, Progress now, int episodes)
{
    for (const QString &table : {oldIndex.words, oldIndex.phrases}) {
        const auto emptied = connection.execute(
            u"DELETE FROM %1_data WHERE id IN"
            " (SELECT id FROM %1_data WHERE id > 10 ORDER BY id DESC LIMIT ?)"_s.arg(table),
            {episodes * rowsPerEpisode});
        if (!emptied)
            return failure(emptied.error());
        if ((*emptied)->numRowsAffected() > 0)
            return true;
    }
    if (auto dropped = dropIndex(connection, oldIndex); !dropped)
        return failure(dropped.error());
    now.stage = Stage::None;
    return setProgress(connection, now).map([] { return false; });
}

} // namespace

Result<bool> SearchRebuild::isDue(qint64 maxOrphaned)
{
    const auto now = progress(m_connection);
    if (!now)
        return failure(now.error());
    if (now->stage != Stage::None) // continues after a restart
        return true;
    const auto live = liveDocuments(m_connection);
    if (!live)
        return failure(live.error());
    return orphanedDocuments(m_connection, *live, now->forgotten).map([&](qint64 ofNobody) {
        return ofNobody > *live && ofNobody > maxOrphaned;
    });
}

Result<bool> SearchRebuild::step(int episodes)
{
    return m_connection.transaction([&]() -> Result<bool> {
        const auto now = progress(m_connection);
        if (!now)
            return failure(now.error());
        switch (now->stage) {
        case Stage::None:
            return begin(m_connection, *now);
        case Stage::Writing:
            return write(m_connection, *now, episodes);
        case Stage::Emptying:
            return empty(m_connection, *now, episodes);
        }
        return false;
    });
}

Result<> SearchRebuild::abandon()
{
    for (const IndexTables &index : {nextIndex, oldIndex}) {
        if (auto dropped = dropIndex(m_connection, index); !dropped)
            return dropped;
    }
    const auto now = progress(m_connection);
    if (!now)
        return failure(now.error());
    return setProgress(m_connection, {.stage = Stage::None, .forgotten = now->forgotten});
}

} // namespace dogear::storage
