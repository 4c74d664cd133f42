// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Translates queries of the user into MATCH expressions of the index and SQL conditions.
///
/// Clauses of words become one MATCH expression as far as possible; all others become conditions on
/// `episode` as e.
///
/// Threads: pure, except for calls of PrefixCompletions on the calling thread.
/// Spec:    https://www.sqlite.org/fts5.html section 3
/// Tests:   tests/unit/storage/tst_search_index.cpp

#include "episodes/episode_conditions.h"

#include <base/ids.h>

#include <QHash>
#include <query/query.h>

#include <functional>

namespace dogear::storage {

/// Fields in which to search for words of Field::Anywhere.
enum class SearchScope {
    Title,
    Chapters,
    AllButTranscript,
    All,
};

/// Tags of the shows, for `tag:`.
using ShowTags = QHash<PodcastId, QStringList>;

/// Lists the words of `word_search` that begin with \a beginning, both with their mark. Empty if
/// there are too many, or if a prefix index of FTS5 finds them.
using PrefixCompletions = std::function<QStringList(const QString &beginning)>;

/// How conditions find out whether an episode has words; it does not matter for expressions.
enum class WordLookup {
    All,  ///< reads all hits once; for statements that test many episodes
    Each, ///< looks up each episode in the index; for statements that test few
};

class SearchSql final
{
public:
    SearchSql(const query::Query &query,
              const ShowTags &tags,
              PrefixCompletions endings,
              WordLookup lookup = WordLookup::All);

    /// Returns whether there are words for the index; if not, conditions() express the whole query.
    [[nodiscard]] bool hasWords() const { return !m_words.isEmpty(); }
    /// Returns the expression for MATCH: all words; those of Field::Anywhere within \a scope. A
    /// valid \a podcast limits the search to one show.
    /// \pre hasWords()
    [[nodiscard]] QString expression(SearchScope scope, PodcastId podcast = {}) const;
    /// Returns an expression for `word_search` to test before expression(): if no episode has all
    /// these words in \a scope, in any order, the slower search is unnecessary. Empty: do not test.
    [[nodiscard]] QString wordExpression(SearchScope scope, PodcastId podcast = {}) const;
    /// Returns the table of the index for expression().
    [[nodiscard]] const QString &table() const { return m_table; }
    /// Returns all conditions that are not part of expression().
    [[nodiscard]] const SqlConditions &conditions() const { return m_conditions; }

private:
    void addClause(const query::Clause &clause);
    [[nodiscard]] bool needsPhrases() const;
    /// Returns the expression without the excluded words.
    [[nodiscard]] QString wanted(const QString &table, SearchScope scope, PodcastId podcast) const;
    [[nodiscard]] QString condition(const query::Item &item);
    [[nodiscard]] QString tagCondition(const query::Text &text) const;

    QList<QList<query::Text>> m_words; ///< an episode must match one text of each inner list
    QList<query::Text> m_excluded;
    SqlConditions m_conditions;
    ShowTags m_tags;
    PrefixCompletions m_completions;
    QString m_table; ///< table of the index that can answer all words
    WordLookup m_lookup;
};

/// Returns the expression that finds an episode in \a table by \a words, all words of its title.
[[nodiscard]] QString titleExpression(const QString &table, const QString &words);

} // namespace dogear::storage
