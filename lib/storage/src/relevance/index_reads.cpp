// SPDX-License-Identifier: GPL-3.0-or-later
#include "index_reads.h"

#include "search/match_words.h"

#include <storage/connection.h>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

QString anyOf(const QStringList &expressions)
{
    return u'(' + expressions.join(" OR "_L1) + u')';
}

QString expressionOf(const WordGroup &group, const QList<QLatin1Char> &marks)
{
    QStringList any;
    for (const QLatin1Char mark : marks) {
        for (const CountedWord &word : group.words)
            any.append(quoted(mark + word.text));
        if (!group.prefix.isEmpty())
            any.append(quoted(mark + group.prefix, true));
    }
    return anyOf(any);
}

QString expressionOf(const SearchTerm &term, const QList<QLatin1Char> &marks)
{
    QStringList any;
    for (const WordGroup &group : term.groups)
        any.append(expressionOf(group, marks));
    return anyOf(any);
}

const QList<QLatin1Char> everywhere{mark::anyButTranscript, mark::transcript};
const QList<QLatin1Char> titles{mark::title};

} // namespace

QString anywhere(const QString &word, bool isPrefix)
{
    return anyOf({quoted(mark::anyButTranscript + word, isPrefix),
                  quoted(mark::transcript + word, isPrefix)});
}

QString expressionOf(const WordGroup &group)
{
    return expressionOf(group, everywhere);
}

QString titleExpressionOf(const WordGroup &group)
{
    return expressionOf(group, titles);
}

QString expressionOf(const SearchTerm &term)
{
    return expressionOf(term, everywhere);
}

QString titleExpressionOf(const SearchTerm &term)
{
    return expressionOf(term, titles);
}

Result<bool> occurs(Connection &connection, const QString &expression)
{
    return connection
        .number(u"SELECT 1 FROM word_search s CROSS JOIN episode e ON e.search_key = s.rowid"
                " WHERE word_search MATCH ? LIMIT 1"_s,
                {expression})
        .map([](qint64 found) { return found > 0; });
}

Result<qint64> countUpTo(Connection &connection, const QString &expression, qint64 limit)
{
    return connection.number(
        u"SELECT count(*) FROM (SELECT 1 FROM word_search WHERE word_search MATCH ? LIMIT ?)"_s,
        {expression, limit});
}

Result<qint64> countPairs(Connection &connection,
                          const QString &first,
                          const QString &second,
                          qint64 limit)
{
    return connection.number(
        u"SELECT count(*) FROM (SELECT 1 FROM phrase_search WHERE phrase_search MATCH ? LIMIT ?)"_s,
        {quoted(first + u' ' + second), limit});
}

} // namespace dogear::storage
