// SPDX-License-Identifier: GPL-3.0-or-later
#include "search_statements.h"

#include "word_terms.h"

#include <storage/connection.h>

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

Result<ShowTags> showTags(Connection &connection, const query::Query &query)
{
    ShowTags tags;
    const bool isWanted = std::ranges::any_of(query.clauses, [](const query::Clause &clause) {
        return std::ranges::any_of(clause, [](const query::Item &item) {
            const auto *text = std::get_if<query::Text>(&item.condition);
            return text && text->field == query::Field::Tag;
        });
    });
    if (!isWanted) // few queries use tag:, so the tags are not read for the others
        return tags;
    return connection
        .forEach(u"SELECT id, tags FROM podcast WHERE tags <> ''"_s,
                 {},
                 [&tags](const QSqlQuery &row) {
                     tags.insert({row.value(0).toLongLong()},
                                 row.value(1).toString().split(u'\n', Qt::SkipEmptyParts));
                 })
        .map([&tags] { return tags; });
}

/// Maximum length of the prefixes, with mark, for which `word_search` has a prefix index
/// (0018_smaller_search.sql).
constexpr qsizetype indexedPrefix = 5;
/// Maximum number of words to look up one by one; with more, FTS5 expands the prefix itself
/// (decision 77 in lib/README.md).
constexpr int maxCompletions = 500;

QStringList endings(Connection &connection, const QString &beginning)
{
    QStringList words;
    if (beginning.size() <= indexedPrefix)
        return words;
    if (const auto table = openWordTerms(connection); !table)
        return words;
    const auto found =
        connection.list(u"SELECT term FROM temp.word_terms WHERE term >= ? AND term <= ? LIMIT ?"_s,
                        {beginning, prefixEnd(beginning), maxCompletions + 1},
                        [](const QSqlQuery &row) { return row.value(0).toString(); });
    // An error is ignored here: the search then uses the prefix itself, and reports the error if
    // the index is damaged.
    return found && found->size() <= maxCompletions ? *found : words;
}

} // namespace

Result<SearchSql> compiled(Connection &connection, const query::Query &query, WordLookup lookup)
{
    return showTags(connection, query).map([&connection, &query, lookup](const ShowTags &tags) {
        // A search builds several expressions from the same words: look up each prefix once.
        auto known = std::make_shared<QHash<QString, QStringList>>();
        const auto completions = [&connection, known](const QString &beginning) {
            if (!known->contains(beginning))
                known->insert(beginning, endings(connection, beginning));
            return known->value(beginning);
        };
        return SearchSql(query, tags, completions, lookup);
    });
}

QString andConditions(const SqlConditions &conditions)
{
    QString sql;
    for (const QString &clause : conditions.clauses)
        sql += " AND "_L1 + clause;
    return sql;
}

/// CROSS JOIN keeps the index as the outer loop, from new to old, so that a search with a limit
/// need not find all hits.
QString matchSql(const QString &what, const QString &table, const SqlConditions &conditions)
{
    return u"SELECT %1 FROM %2 s CROSS JOIN episode e ON e.search_key = s.rowid"
           " WHERE %2 MATCH ?"_s.arg(what, table)
           + andConditions(conditions);
}

QString scanSql(const QString &what, const SqlConditions &conditions)
{
    return u"SELECT %1 FROM episode e WHERE 1"_s.arg(what) + andConditions(conditions);
}

} // namespace dogear::storage
