// SPDX-License-Identifier: GPL-3.0-or-later
#include "episodes/episode_rows.h"
#include "search_documents.h"
#include "search_hits.h"
#include "search_statements.h"

#include <storage/connection.h>
#include <storage/search_index.h>
#include <storage/search_rebuild.h>

#include <query/words.h>

#include <algorithm>
#include <array>
#include <limits>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

using domain::HitKind;

struct Step
{
    SearchScope scope;
    HitKind kind;
};
/// The best hits first: each step finds what the ones before have left.
constexpr std::array steps = {Step{SearchScope::Title, HitKind::Title},
                              Step{SearchScope::Chapters, HitKind::Chapter},
                              Step{SearchScope::AllButTranscript, HitKind::Notes},
                              Step{SearchScope::All, HitKind::Transcript}};

/// One search on its way through the steps.
class Search
{
public:
    Search(Connection &connection, const SearchSql &sql, PodcastId podcast, qint64 limit)
        : m_connection(connection)
        , m_sql(sql)
        , m_podcast(podcast)
        , m_limit(limit)
    {}

    Result<QList<FoundEpisode>> run()
    {
        if (!m_sql.hasWords()) {
            const QString sql = scanSql(u"e.id"_s, m_podcast, m_sql.conditions())
                                + " ORDER BY e.sort_time DESC, e.id DESC LIMIT ?"_L1;
            auto listed = take(sql, m_sql.conditions().values, HitKind::Title);
            return listed.map([this] { return m_found; });
        }
        for (const Step &step : steps) {
            if (m_found.size() >= m_limit)
                break;
            const auto isWorth = mayFind(step.scope);
            if (!isWorth)
                return failure(isWorth.error());
            if (!*isWorth)
                continue;
            const QString sql = matchSql(u"e.id"_s, m_sql.table(), m_sql.conditions())
                                + " ORDER BY s.rowid DESC LIMIT ?"_L1;
            const QVariantList values =
                QVariantList{m_sql.expression(step.scope, m_podcast)} + m_sql.conditions().values;
            if (auto taken = take(sql, values, step.kind); !taken)
                return failure(taken.error());
        }
        return m_found;
    }

private:
    Result<bool> mayFind(SearchScope scope)
    {
        const QString words = m_sql.wordExpression(scope, m_podcast);
        if (words.isEmpty())
            return true;
        const auto found = m_connection.execute(
            u"SELECT 1 FROM word_search WHERE word_search MATCH ? LIMIT 1"_s, {words});
        if (!found)
            return failure(found.error());
        const bool isFound = (*found)->next();
        (*found)->finish();
        return isFound;
    }

    /// What was found already is found again by later steps: as many more are asked for.
    Result<> take(const QString &sql, const QVariantList &values, HitKind kind)
    {
        const auto found =
            m_connection.execute(sql, values + QVariantList{m_limit + m_found.size()});
        if (!found)
            return failure(found.error());
        while (m_found.size() < m_limit && (*found)->next()) {
            const EpisodeId id{(*found)->value(0).toLongLong()};
            if (m_seen.contains(id))
                continue;
            m_seen.insert(id);
            m_found.append({.id = id, .kind = kind});
        }
        (*found)->finish();
        return {};
    }

    Connection &m_connection;
    const SearchSql &m_sql;
    PodcastId m_podcast;
    qint64 m_limit; ///< hits
    QList<FoundEpisode> m_found;
    QSet<EpisodeId> m_seen;
};

/// The first column of the only row, if there is one.
Result<std::optional<qint64>> number(Connection &connection,
                                     const QString &sql,
                                     const QVariantList &values)
{
    const auto found = connection.execute(sql, values);
    if (!found)
        return failure(found.error());
    std::optional<qint64> value;
    if ((*found)->next() && !(*found)->isNull(0))
        value = (*found)->value(0).toLongLong();
    (*found)->finish();
    return value;
}

/// The key of the last of \a count hits before \a from, which go from the newest to the oldest;
/// none if there are no more than those.
Result<std::optional<qint64>> keyBehind(Connection &connection,
                                        const QString &table,
                                        QVariantList words,
                                        qint64 from,
                                        int count)
{
    const QString sql = u"SELECT rowid FROM %1 WHERE %1 MATCH ? AND rowid < ?"
                        " ORDER BY rowid DESC LIMIT 1 OFFSET ?"_s.arg(table);
    return number(connection, sql, words + QVariantList{from, count - 1});
}

/// The same of all episodes, whose ids have few gaps.
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
                                                  PodcastId podcast)
{
    if (query.isEmpty())
        return domain::SearchResults();
    const auto sql = compiled(m_connection, query);
    if (!sql)
        return failure(sql.error());
    auto found = Search(m_connection, *sql, podcast, qint64(limit) + 1).run(); // one tells of more
    if (!found)
        return failure(found.error());
    domain::SearchResults results{.hits = {}, .hasMore = found->size() > limit};
    found->resize(std::min<qsizetype>(limit, found->size()));
    auto hits = readHits(m_connection, *found, query);
    if (!hits)
        return failure(hits.error());
    results.hits = *std::move(hits);
    return results;
}

Result<QHash<PodcastId, int>> SearchIndex::counts(const query::Query &query,
                                                  PodcastId podcast,
                                                  int partSize)
{
    QHash<PodcastId, int> counts;
    std::optional<qint64> next;
    do {
        const auto part = countPart(query, next, podcast, partSize);
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
                                           PodcastId podcast,
                                           int size)
{
    if (query.isEmpty())
        return CountedPart();
    const auto sql = compiled(m_connection, query);
    if (!sql)
        return failure(sql.error());
    const bool isIndexed = sql->hasWords();
    const QString what = u"e.podcast_id, count(*)"_s;
    const QString key = isIndexed ? u"s.rowid"_s : u"e.id"_s;
    const qint64 from = next.value_or(std::numeric_limits<qint64>::max());
    QVariantList words;
    if (isIndexed)
        words.append(sql->expression(SearchScope::All, podcast));
    const auto until = isIndexed ? keyBehind(m_connection, sql->table(), words, from, size)
                                 : idBehind(m_connection, from, size);
    if (!until)
        return failure(until.error());
    const QString statement = isIndexed ? matchSql(what, sql->table(), sql->conditions())
                                        : scanSql(what, podcast, sql->conditions());
    const auto found = m_connection.execute(
        statement + u" AND %1 < ? AND %1 >= ? GROUP BY 1"_s.arg(key),
        words + sql->conditions().values + QVariantList{from, until->value_or(0)});
    if (!found)
        return failure(found.error());
    CountedPart part{.shows = {}, .next = *until};
    while ((*found)->next())
        part.shows.insert({(*found)->value(0).toLongLong()}, (*found)->value(1).toInt());
    (*found)->finish();
    return part;
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
    for (const EpisodeId episode : episodes) {
        const auto found = m_connection.execute(statement, QVariantList{episode.value} + values);
        if (!found)
            return failure(found.error());
        if ((*found)->next())
            matching.insert(episode);
        (*found)->finish();
    }
    return matching;
}

Result<int> SearchIndex::catchUp(int limit)
{
    const auto pending =
        m_connection.execute(u"SELECT episode_id FROM search_pending LIMIT ?"_s, {limit});
    if (!pending)
        return failure(pending.error());
    QList<EpisodeId> episodes;
    while ((*pending)->next())
        episodes.append(EpisodeId{(*pending)->value(0).toLongLong()});
    (*pending)->finish();
    if (episodes.isEmpty())
        return 0;
    return m_connection.transaction([&]() -> Result<int> {
        if (auto indexed = indexAgain(m_connection, episodes); !indexed)
            return failure(indexed.error());
        const auto left = m_connection.execute(u"SELECT count(*) FROM search_pending"_s);
        if (!left)
            return failure(left.error());
        (*left)->next();
        const int count = (*left)->value(0).toInt();
        (*left)->finish();
        return count;
    });
}

Result<bool> SearchIndex::merge(int pages)
{
    for (const QString &table : {u"word_search"_s, u"phrase_search"_s}) {
        const qint64 before = m_connection.writtenRows();
        const auto merged = m_connection.execute(
            u"INSERT INTO %1 (%1, rank) VALUES ('merge', ?)"_s.arg(table), {pages});
        if (!merged)
            return failure(merged.error());
        // One row is the command itself, see 'merge' of FTS5.
        if (m_connection.writtenRows() - before > 1)
            return true;
    }
    return false;
}

Result<bool> SearchIndex::isFilled(const QString &table)
{
    constexpr int samples = 100;
    const auto some =
        m_connection.execute(u"SELECT search_key, title FROM episode WHERE search_key IS NOT NULL"
                             " ORDER BY id DESC LIMIT ?"_s,
                             {samples});
    if (!some)
        return failure(some.error());
    QList<std::pair<qint64, QString>> titles;
    while ((*some)->next())
        titles.append({(*some)->value(0).toLongLong(), (*some)->value(1).toString()});
    (*some)->finish();
    for (const auto &[key, title] : std::as_const(titles)) {
        const QString expression = titleExpression(table, query::indexText(title));
        if (expression.isEmpty())
            continue;
        const auto found = m_connection.execute(
            u"SELECT 1 FROM %1 WHERE %1 MATCH ? AND rowid = ?"_s.arg(table), {expression, key});
        if (!found)
            return failure(found.error());
        const bool isFound = (*found)->next();
        (*found)->finish();
        if (!isFound)
            return false;
    }
    return true;
}

Result<> SearchIndex::startOver()
{
    return m_connection.transaction([&]() -> Result<> {
        if (auto given = SearchRebuild(m_connection).giveUp(); !given)
            return given;
        const auto keys = givenKeys(m_connection);
        if (!keys)
            return failure(keys.error());
        for (const QString &statement :
             {u"INSERT INTO word_search (word_search) VALUES ('delete-all')"_s,
              u"INSERT INTO phrase_search (phrase_search) VALUES ('delete-all')"_s,
              u"UPDATE search_rebuild SET forgotten = %1"_s.arg(*keys),
              u"UPDATE episode SET search_key = NULL"_s,
              u"INSERT OR IGNORE INTO search_pending SELECT id FROM episode"_s}) {
            if (const auto done = m_connection.execute(statement); !done)
                return failure(done.error());
        }
        return {};
    });
}

} // namespace dogear::storage
