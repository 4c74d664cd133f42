// SPDX-License-Identifier: GPL-3.0-or-later
#include "candidates.h"

#include "index_reads.h"
#include "value_json.h"

#include <storage/connection.h>
#include <storage/vocabulary.h>

#include <QJsonArray>
#include <QJsonDocument>

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

} // namespace

Result<QList<qint64>> Candidates::best(QList<SearchTerm> &terms, int count)
{
    if (auto counted = countEpisodes(terms); !counted)
        return failure(counted.error());
    QList<SearchTerm> sought;
    std::ranges::copy_if(terms, std::back_inserter(sought), &SearchTerm::isContent);
    if (sought.isEmpty()) // a query of common words only: better than nothing
        sought = terms;
    sought.removeIf(
        [this](const SearchTerm &term) { return m_counts.value(expressionOf(term)) == 0; });
    if (sought.isEmpty())
        return QList<qint64>();
    std::ranges::stable_sort(sought, std::greater(), &SearchTerm::idf);
    m_scores.clear();
    QStringList rare;
    qsizetype common = 0;
    for (; common < sought.size(); ++common) {
        const SearchTerm &term = sought.at(common);
        const QString expression = expressionOf(term);
        if (m_counts.value(expression) >= maxEpisodes)
            break;
        if (auto collected = collect(term, 1, expression); !collected)
            return failure(collected.error());
        if (auto collected = collect(term, titleShare, titleExpressionOf(term)); !collected)
            return failure(collected.error());
        rare.append(expression);
    }
    if (rare.isEmpty()) {
        if (auto collected = collectCommon(sought, common); !collected)
            return failure(collected.error());
    } else {
        const QString rarer = rare.join(" OR "_L1);
        for (; common < sought.size(); ++common) {
            const SearchTerm &term = sought.at(common);
            for (const auto &[expression, share] :
                 {std::pair(expressionOf(term), 1.0),
                  std::pair(titleExpressionOf(term), titleShare)}) {
                if (auto collected = collect(term, share, bothOf(expression, rarer)); !collected)
                    return failure(collected.error());
            }
        }
    }
    QList<qint64> keys = m_scores.keys();
    std::ranges::sort(keys, [this](qint64 one, qint64 other) {
        // Greater keys are of newer episodes.
        return std::pair(m_scores.value(one), one) > std::pair(m_scores.value(other), other);
    });
    return allowed(keys, count);
}

/// Sets the idf of all terms, from the index itself for rare words and from the vocabulary for
/// common ones, which would take long to count.
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
            // A library that is younger than its vocabulary.
            documents = std::max(*documents, *episodes);
            group.idf = idfOf(*episodes, *documents);
            if (*episodes > 0)
                term.idf = std::max(term.idf, group.idf);
        }
        const auto all = countUpTo(m_connection, expressionOf(term), maxEpisodes);
        if (!all)
            return failure(all.error());
        m_counts.insert(expressionOf(term), *all);
        if (*all == 0)
            term.idf = idfOf(0, *documents);
    }
    m_greatestIdf = idfOf(0, *documents);
    return {};
}

/// Adds to the score of each episode that matches \a expression.
Result<> Candidates::collect(const SearchTerm &term, double share, const QString &expression)
{
    const QString wanted = bothOf(expression, m_limits.expression);
    // Without conditions the index alone answers; orphaned documents are dropped later.
    const bool isFree = excludeOnlyPreviews(m_limits.conditions);
    QString sql = isFree ? u"SELECT s.rowid FROM word_search s WHERE word_search MATCH ?"_s
                         : u"SELECT s.rowid FROM word_search s CROSS JOIN episode e"
                           " ON e.search_key = s.rowid WHERE word_search MATCH ?"_s;
    QVariantList values{wanted};
    if (!isFree) {
        for (const QString &clause : m_limits.conditions.clauses)
            sql += " AND "_L1 + clause;
        values += m_limits.conditions.values;
    }
    return m_connection.forEach(sql + " ORDER BY s.rowid DESC LIMIT ?"_L1,
                                values + QVariantList{maxEpisodes},
                                [&](const QSqlQuery &row) {
                                    m_scores[row.value(0).toLongLong()] +=
                                        share * term.weight * term.idf;
                                });
}

/// Collects the newest episodes with two of the terms, or one in the title, if all are common.
Result<> Candidates::collectCommon(const QList<SearchTerm> &terms, qsizetype first)
{
    for (qsizetype at = first; at < terms.size(); ++at) {
        const SearchTerm &term = terms.at(at);
        if (auto collected = collect(term, titleShare, titleExpressionOf(term)); !collected)
            return collected;
        QStringList others;
        for (qsizetype i = first; i < terms.size(); ++i) {
            if (i != at)
                others.append(expressionOf(terms.at(i)));
        }
        if (others.isEmpty())
            continue;
        const QString expression = bothOf(expressionOf(term), others.join(" OR "_L1));
        if (auto collected = collect(term, 1, expression); !collected)
            return collected;
    }
    const SearchTerm &rarest = terms.at(first);
    return m_scores.isEmpty() ? collect(rarest, 1, expressionOf(rarest)) : Result<>();
}

/// Returns the first \a count of \a keys whose episodes exist and fulfil all conditions.
Result<QList<qint64>> Candidates::allowed(const QList<qint64> &keys, int count)
{
    QString sql = u"SELECT e.search_key FROM json_each(?) j CROSS JOIN episode e"
                  " ON e.search_key = j.value"
                  " WHERE e.id NOT IN (SELECT value FROM json_each(?))"_s;
    QVariantList values = QVariantList{toColumn(m_limits.known)} + m_limits.conditions.values;
    for (const QString &clause : m_limits.conditions.clauses)
        sql += " AND "_L1 + clause;
    if (!m_limits.phrases.isEmpty()) {
        sql += " AND EXISTS (SELECT 1 FROM phrase_search"
               " WHERE phrase_search MATCH ? AND rowid = e.search_key)"_L1;
        values.append(m_limits.phrases);
    }
    QList<qint64> all;
    for (qsizetype first = 0; first < keys.size() && all.size() < count; first += testedAtOnce) {
        QJsonArray tested;
        for (const qint64 key : keys.mid(first, testedAtOnce))
            tested.append(key);
        const auto found = m_connection.list(
            sql,
            QVariantList{QString::fromUtf8(QJsonDocument(tested).toJson(QJsonDocument::Compact))}
                + values,
            [](const QSqlQuery &row) { return row.value(0).toLongLong(); });
        if (!found)
            return failure(found.error());
        all += *found;
    }
    all.resize(std::min<qsizetype>(count, all.size()));
    return all;
}

} // namespace dogear::storage
