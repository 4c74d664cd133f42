// SPDX-License-Identifier: GPL-3.0-or-later
#include "episodes/episode_rows.h"
#include "indexing/search_documents.h"
#include "search_hits.h"
#include "search_run.h"
#include "search_statements.h"

#include <storage/connection.h>
#include <storage/search_index.h>
#include <storage/search_rebuild.h>

#include <query/words.h>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

/// Returns the first column of the first row; no value if there is no row, or if it is null.
Result<std::optional<qint64>> number(Connection &connection,
                                     const QString &sql,
                                     const QVariantList &values)
{
    const auto readNumber = [](const QSqlQuery &row) {
        return row.isNull(0) ? std::optional<qint64>() : row.value(0).toLongLong();
    };
    return connection.first(sql, values, readNumber)
        .map([](const std::optional<std::optional<qint64>> &value) {
            return value.value_or(std::optional<qint64>());
        });
}

/// Returns the key of the last of \a count hits with keys less than \a from, in descending order;
/// no value if there are fewer hits.
Result<std::optional<qint64>> keyBehind(Connection &connection,
                                        const QString &table,
                                        const QVariantList &words,
                                        qint64 from,
                                        int count)
{
    const QString sql = u"SELECT rowid FROM %1 WHERE %1 MATCH ? AND rowid < ?"
                        " ORDER BY rowid DESC LIMIT 1 OFFSET ?"_s.arg(table);
    return number(connection, sql, words + QVariantList{from, count - 1});
}

/// Returns the id that is about \a count episodes below \a from; no value if there are fewer. It
/// need not count them, because ids have few gaps.
Result<std::optional<qint64>> idBehind(Connection &connection, qint64 from, int count)
{
    return number(connection, u"SELECT max(id) FROM episode WHERE id < ?"_s, {from})
        .map([count](const std::optional<qint64> &last) {
            return last && *last > count ? std::optional(*last - count + 1) : std::nullopt;
        });
}

} // namespace

Result<domain::SearchResults> SearchIndex::search(const query::Query &query,
                                                  int limit,
                                                  const domain::SearchFilter &filter)
{
    if (query.isEmpty())
        return domain::SearchResults();
    return m_connection.snapshot([&] { return searchNow(query, limit, filter); });
}

Result<domain::SearchResults> SearchIndex::searchNow(const query::Query &query,
                                                     int limit,
                                                     const domain::SearchFilter &filter)
{
    const auto sql = compiled(m_connection, query);
    if (!sql)
        return failure(sql.error());
    auto found =
        SearchRun(m_connection, *sql, filter, qint64(limit) + 1).run(); // one more: for hasMore
    if (!found)
        return failure(found.error());
    domain::SearchResults results{.hits = {}, .hasMore = found->size() > limit};
    found->resize(std::min<qsizetype>(limit, found->size()));
    auto hits = readHits(m_connection, *found, query);
    if (!hits)
        return failure(hits.error());
    results.hits = *std::move(hits);
    results.withAllWords = int(results.hits.size());
    return results;
}

Result<QHash<PodcastId, int>> SearchIndex::counts(const query::Query &query,
                                                  const domain::SearchFilter &filter,
                                                  int partSize)
{
    QHash<PodcastId, int> counts;
    std::optional<qint64> next;
    do {
        const auto part = countPart(query, next, filter, partSize);
        if (!part)
            return failure(part.error());
        for (auto show = part->shows.cbegin(); show != part->shows.cend(); ++show)
            counts[show.key()] += show.value();
        next = part->next;
    } while (next);
    return counts;
}

Result<CountedPart> SearchIndex::countPart(const query::Query &query,
                                           std::optional<qint64> next,
                                           const domain::SearchFilter &filter,
                                           int size)
{
    if (query.isEmpty())
        return CountedPart();
    const auto sql = compiled(m_connection, query);
    if (!sql)
        return failure(sql.error());
    // A part is a range of keys of the index, or of ids if the query has no words.
    const bool isIndexed = sql->hasWords();
    const SqlConditions conditions = allConditions(*sql, filter);
    const QString what = u"e.podcast_id, count(*)"_s;
    const QString key = isIndexed ? u"s.rowid"_s : u"e.id"_s;
    const qint64 from = next.value_or(std::numeric_limits<qint64>::max());
    QVariantList words;
    if (isIndexed)
        words.append(sql->expression(SearchScope::All, filter.episodes.podcast));
    const auto until = isIndexed ? keyBehind(m_connection, sql->table(), words, from, size)
                                 : idBehind(m_connection, from, size);
    if (!until)
        return failure(until.error());
    const QString statement =
        isIndexed ? matchSql(what, sql->table(), conditions) : scanSql(what, conditions);
    CountedPart part{.shows = {}, .next = *until};
    return m_connection
        .forEach(statement + u" AND %1 < ? AND %1 >= ? GROUP BY 1"_s.arg(key),
                 words + conditions.values + QVariantList{from, until->value_or(0)},
                 [&part](const QSqlQuery &row) {
                     part.shows.insert({row.value(0).toLongLong()}, row.value(1).toInt());
                 })
        .map([&part] { return part; });
}

Result<QSet<EpisodeId>> SearchIndex::matching(const query::Query &query,
                                              const QList<EpisodeId> &episodes)
{
    QSet<EpisodeId> matching;
    const auto sql = compiled(m_connection, query);
    if (!sql)
        return failure(sql.error());
    QString statement = u"SELECT 1 FROM episode e WHERE e.id = ?"_s;
    QVariantList values;
    if (sql->hasWords()) {
        statement +=
            u" AND EXISTS (SELECT 1 FROM %1 WHERE %1 MATCH ? AND rowid = e.search_key)"_s.arg(
                sql->table());
        values.append(sql->expression(SearchScope::All));
    }
    statement += andConditions(sql->conditions());
    values += sql->conditions().values;
    // With a single rowid FTS5 skips all other hits, so this is fast for a few episodes.
    for (const EpisodeId episode : episodes) {
        const auto found = m_connection.number(statement, QVariantList{episode.value} + values);
        if (!found)
            return failure(found.error());
        if (*found > 0)
            matching.insert(episode);
    }
    return matching;
}

Result<int> SearchIndex::catchUp(int limit)
{
    // Read before the transaction, so that an empty list takes no write lock.
    const auto episodes = m_connection.list(
        u"SELECT episode_id FROM search_pending LIMIT ?"_s, {limit}, readEpisodeId);
    if (!episodes)
        return failure(episodes.error());
    if (episodes->isEmpty())
        return 0;
    return m_connection.transaction([&]() -> Result<int> {
        if (auto indexed = indexAgain(m_connection, *episodes); !indexed)
            return failure(indexed.error());
        return m_connection.number(u"SELECT count(*) FROM search_pending"_s).map([](qint64 left) {
            return int(left);
        });
    });
}

Result<bool> SearchIndex::merge(int pages)
{
    // One table at a time, so that each call stays within its limit of pages.
    for (const QString &table : {u"word_search"_s, u"phrase_search"_s}) {
        const qint64 before = m_connection.writtenRows();
        const auto merged = m_connection.execute(
            u"INSERT INTO %1 (%1, rank) VALUES ('merge', ?)"_s.arg(table), {pages});
        if (!merged)
            return failure(merged.error());
        // The command itself counts as one row; more mean that FTS5 merged something
        // (https://www.sqlite.org/fts5.html#the_merge_command).
        if (m_connection.writtenRows() - before > 1)
            return true;
    }
    return false;
}

Result<bool> SearchIndex::isFilled(const QString &table)
{
    constexpr int samples = 100;
    const auto titles =
        m_connection.list(u"SELECT search_key, title FROM episode WHERE search_key IS NOT NULL"
                          " ORDER BY id DESC LIMIT ?"_s,
                          {samples},
                          [](const QSqlQuery &row) {
                              return std::pair(row.value(0).toLongLong(), row.value(1).toString());
                          });
    if (!titles)
        return failure(titles.error());
    for (const auto &[key, title] : *titles) {
        const QString expression = titleExpression(table, query::indexText(title));
        if (expression.isEmpty()) // a title without letters and digits has no words
            continue;
        const auto found = m_connection.number(
            u"SELECT 1 FROM %1 WHERE %1 MATCH ? AND rowid = ?"_s.arg(table), {expression, key});
        if (!found)
            return failure(found.error());
        if (*found == 0)
            return false;
    }
    return true;
}

Result<> SearchIndex::startOver()
{
    return m_connection.transaction([&]() -> Result<> {
        if (auto given = SearchRebuild(m_connection).abandon(); !given)
            return given;
        // The emptied index has no documents under the keys assigned so far: all are forgotten.
        const auto keys = assignedKeys(m_connection);
        if (!keys)
            return failure(keys.error());
        for (const QString &statement :
             {u"INSERT INTO word_search (word_search) VALUES ('delete-all')"_s,
              u"INSERT INTO phrase_search (phrase_search) VALUES ('delete-all')"_s,
              u"UPDATE search_rebuild SET forgotten = %1"_s.arg(*keys),
              u"UPDATE search_vocabulary SET keys = 0, next_word = NULL"_s,
              u"UPDATE episode SET search_key = NULL"_s,
              u"INSERT OR IGNORE INTO search_pending SELECT id FROM episode"_s}) {
            if (const auto done = m_connection.execute(statement); !done)
                return failure(done.error());
        }
        return {};
    });
}

} // namespace dogear::storage
