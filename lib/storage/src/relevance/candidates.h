// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Chooses, by the index alone, the episodes that are worth ranking by their texts.
///
/// The index knows which episodes have a word, in the title or elsewhere, but not how often. Rare
/// words are looked up first, because they decide most and cost least; of a common word only the
/// episodes are read that also have a rarer one.
///
/// Threads: the database thread. Fails with a Database… code.
/// Tests:   tests/unit/storage/tst_relevance_search.cpp

#include "episodes/episode_conditions.h"
#include "search_terms.h"

#include <base/ids.h>
#include <base/result.h>

#include <QHash>

namespace dogear::storage {

class Connection;

/// Conditions that each candidate fulfils.
struct CandidateLimits
{
    SqlConditions conditions; ///< on `episode` as e
    QString expression;       ///< of `word_search`; empty: none
    QString phrases;          ///< of `phrase_search`; empty: none
    QList<EpisodeId> known;   ///< episodes that are no candidates
};

class Candidates final
{
public:
    /// \pre the arguments outlive this object
    Candidates(Connection &connection, const CandidateLimits &limits)
        : m_connection(connection)
        , m_limits(limits)
    {}

    /// Returns the keys of up to \a count episodes, the best first, and sets the
    /// episodes and the idf of \a terms.
    [[nodiscard]] Result<QList<qint64>> best(QList<SearchTerm> &terms, int count);
    /// Returns the inverse document frequency of a word that occurs nowhere; after best().
    [[nodiscard]] double maxIdf() const { return m_maxIdf; }

private:
    [[nodiscard]] Result<> countEpisodes(QList<SearchTerm> &terms);
    [[nodiscard]] Result<> collectAll(const QList<SearchTerm> &terms);
    [[nodiscard]] Result<> collectCommon(const QList<SearchTerm> &terms);
    [[nodiscard]] Result<> collect(const SearchTerm &term, const QString &other);
    [[nodiscard]] Result<> add(const QString &expression, double score);
    [[nodiscard]] Result<QList<qint64>> allowed(const QList<qint64> &keys, int count);

    Connection &m_connection;
    const CandidateLimits &m_limits;
    QHash<qint64, double> m_scores;
    double m_maxIdf = 0;
};

} // namespace dogear::storage
