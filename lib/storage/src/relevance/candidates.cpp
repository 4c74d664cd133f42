// SPDX-License-Identifier: GPL-3.0-or-later
#include "candidates.h"

#include "index_reads.h"
#include "search/search_statements.h"
#include "value_json.h"

#include <storage/connection.h>
#include <storage/vocabulary.h>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

/// Of a word in more episodes, only those are read that have a rarer word as well.
constexpr qint64 maxEpisodes = 1'000;
/// Share of a word's score for standing in the title, beside that for standing anywhere: about what
/// the ranking of the texts gives (relevance.cpp).
constexpr double titleShare = 0.7;
/// Number of candidates whose conditions are tested at once.
constexpr qsizetype testedAtOnce = 200;

/// https://en.wikipedia.org/wiki/Okapi_BM25
double idfOf(qint64 episodes, qint64 documents)
{
    const auto count = double(std::min(episodes, documents));
    return std::log(1 + (double(documents) - count + 0.5) / (count + 0.5));
}

/// Returns the expressions joined with AND.
QString bothOf(const QString &one, const QString &other)
{
    return other.isEmpty() ? one : QString(one + " AND ("_L1 + other + u')');
}

/// Returns the terms that choose the candidates, the rarest first: those that say something, or, in
/// a query of common words only, all that occur.
QList<SearchTerm> sought(const QList<SearchTerm> &terms)
{
    QList<SearchTerm> some;
    std::ranges::copy_if(terms, std::back_inserter(some), &SearchTerm::isContent);
    if (some.isEmpty())
        some = terms;
    some.removeIf([](const SearchTerm &term) { return term.episodes == 0; });
    std::ranges::stable_sort(some, std::greater(), &SearchTerm::idf);
    return some;
}

} // namespace

Result<QList<qint64>> Candidates::best(QList<SearchTerm> &terms, int count)
{
    if (auto counted = countEpisodes(terms); !counted)
        return failure(counted.error());
    m_scores.clear();
    if (auto collected = collectAll(sought(terms)); !collected)
        return failure(collected.error());
    QList<qint64> keys = m_scores.keys();
    std::ranges::sort(keys, [this](qint64 one, qint64 other) {
        // Greater keys are of newer episodes.
        return std::pair(m_scores.value(one), one) > std::pair(m_scores.value(other), other);
    });
    return allowed(keys, count);
}

Result<> Candidates::collectAll(const QList<SearchTerm> &terms)
{
    const auto isRare = [](const SearchTerm &term) { return term.episodes < maxEpisodes; };
    const auto common = std::ranges::find_if_not(terms, isRare);
    if (common == terms.cbegin())
        return collectCommon(terms);
    QStringList rare;
    for (auto term = terms.cbegin(); term != terms.cend(); ++term) {
        // Of a common word, only the episodes that have a rare one, too.
        const QString rarer = term < common ? QString() : rare.join(" OR "_L1);
        if (auto collected = collect(*term, rarer); !collected)
            return collected;
        if (term < common)
            rare.append(expressionOf(*term));
    }
    return {};
}

/// Sets the episodes and the idf of all terms, from the index itself for rare words and from the
/// vocabulary for common ones, which would take long to count.
Result<> Candidates::countEpisodes(QList<SearchTerm> &terms)
{
    Vocabulary vocabulary(m_connection);
    auto documents = vocabulary.documents();
    if (!documents)
        return failure(documents.error());
    for (SearchTerm &term : terms) {
        term.idf = 0;
        for (WordGroup &group : term.groups) {
            auto episodes = countUpTo(m_connection, expressionOf(group), maxEpisodes);
            if (!episodes)
                return failure(episodes.error());
            if (*episodes >= maxEpisodes) {
                const auto counted = vocabulary.episodes(group.words.constFirst().text);
                if (!counted)
                    return failure(counted.error());
                episodes = std::max(*episodes, *counted);
            }
            // The vocabulary may be older than the index, and know fewer documents.
            documents = std::max(*documents, *episodes);
            group.idf = idfOf(*episodes, *documents);
            if (*episodes > 0)
                term.idf = std::max(term.idf, group.idf);
        }
        const auto all = countUpTo(m_connection, expressionOf(term), maxEpisodes);
        if (!all)
            return failure(all.error());
        term.episodes = *all;
        if (*all == 0)
            term.idf = idfOf(0, *documents);
    }
    m_maxIdf = idfOf(0, *documents);
    return {};
}

/// Adds to the score of each episode with \a term that also matches \a other, if that is not empty.
Result<> Candidates::collect(const SearchTerm &term, const QString &other)
{
    const double score = term.weight * term.idf;
    const auto collected = add(bothOf(expressionOf(term), other), score);
    return collected ? add(bothOf(titleExpressionOf(term), other), titleShare * score) : collected;
}

/// Adds \a score to each episode that matches \a expression.
Result<> Candidates::add(const QString &expression, double score)
{
    // Without conditions the index alone answers; orphaned documents are dropped later.
    const bool isFree = excludeOnlyPreviews(m_limits.conditions);
    QString sql = isFree ? u"SELECT s.rowid FROM word_search s WHERE word_search MATCH ?"_s
                         : u"SELECT s.rowid FROM word_search s CROSS JOIN episode e"
                           " ON e.search_key = s.rowid WHERE word_search MATCH ?"_s;
    QVariantList values{bothOf(expression, m_limits.expression)};
    if (!isFree) {
        sql += andConditions(m_limits.conditions);
        values += m_limits.conditions.values;
    }
    return m_connection.forEach(
        sql + " ORDER BY s.rowid DESC LIMIT ?"_L1,
        values + QVariantList{maxEpisodes},
        [&](const QSqlQuery &row) { m_scores[row.value(0).toLongLong()] += score; });
}

/// Collects the newest episodes with two of \a terms, which are all common, or with one in the
/// title; if there are none, those with the rarest.
Result<> Candidates::collectCommon(const QList<SearchTerm> &terms)
{
    for (const SearchTerm &term : terms) {
        const double score = term.weight * term.idf;
        if (auto added = add(titleExpressionOf(term), titleShare * score); !added)
            return added;
        QStringList others;
        for (const SearchTerm &other : terms) {
            if (&other != &term)
                others.append(expressionOf(other));
        }
        if (others.isEmpty())
            continue;
        if (auto added = add(bothOf(expressionOf(term), others.join(" OR "_L1)), score); !added)
            return added;
    }
    return m_scores.isEmpty() && !terms.isEmpty() ? add(expressionOf(terms.constFirst()), 1)
                                                  : Result<>();
}

/// Returns the first \a count of \a keys whose episodes exist and fulfil all conditions.
Result<QList<qint64>> Candidates::allowed(const QList<qint64> &keys, int count)
{
    QString sql = u"SELECT e.search_key FROM json_each(?) j CROSS JOIN episode e"
                  " ON e.search_key = j.value"
                  " WHERE e.id NOT IN (SELECT value FROM json_each(?))"_s
                  + andConditions(m_limits.conditions);
    QVariantList values = QVariantList{toColumn(m_limits.known)} + m_limits.conditions.values;
    if (!m_limits.phrases.isEmpty()) {
        sql += " AND EXISTS (SELECT 1 FROM phrase_search"
               " WHERE phrase_search MATCH ? AND rowid = e.search_key)"_L1;
        values.append(m_limits.phrases);
    }
    QList<qint64> all;
    for (qsizetype first = 0; first < keys.size() && all.size() < count; first += testedAtOnce) {
        const auto found =
            m_connection.list(sql,
                              QVariantList{toColumn(keys.mid(first, testedAtOnce))} + values,
                              [](const QSqlQuery &row) { return row.value(0).toLongLong(); });
        if (!found)
            return failure(found.error());
        all += *found;
    }
    all.resize(std::min<qsizetype>(count, all.size()));
    return all;
}

} // namespace dogear::storage
