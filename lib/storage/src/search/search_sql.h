// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Queries of a person as SQL and as expressions of the index.
///
/// What asks for words goes to the index as a whole where it can; the rest are conditions on
/// `episode` as e.
///
/// Threads: that of what it is given to ask; pure but for that.
/// Spec:    https://www.sqlite.org/fts5.html section 3
/// Tests:   tests/unit/storage/tst_search_index.cpp

#include "episodes/episode_conditions.h"

#include <base/ids.h>

#include <QHash>
#include <query/query.h>

#include <functional>

namespace dogear::storage {

/// Where words are looked for that may be anywhere.
enum class SearchScope {
    Title,
    Chapters,
    AllButTranscript,
    All,
};

/// Which shows have a tag, for `tag:`.
using ShowTags = QHash<PodcastId, QStringList>;

/// What `word_search` has of words that begin so, mark included; nothing if those are too many, or
/// if the index finds them by itself.
using Endings = std::function<QStringList(const QString &beginning)>;

class SearchSql final
{
public:
    SearchSql(const query::Query &query, const ShowTags &tags, Endings endings);

    /// Whether the index has anything to look for; without, conditions() say all.
    [[nodiscard]] bool hasWords() const { return !m_words.isEmpty(); }
    /// For MATCH: all words, within \a scope where they may be anywhere; \a podcast narrows to one
    /// show if it is valid. \pre hasWords()
    [[nodiscard]] QString expression(SearchScope scope, PodcastId podcast = {}) const;
    /// What is asked of `word_search` before expression(): it knows sooner that nothing has all
    /// those words in \a scope, in any order. Empty: nothing is to be asked.
    [[nodiscard]] QString wordExpression(SearchScope scope, PodcastId podcast = {}) const;
    /// Of the index, for expression().
    [[nodiscard]] const QString &table() const { return m_table; }
    /// All else that must hold.
    [[nodiscard]] const SqlConditions &conditions() const { return m_conditions; }

private:
    void addClause(const query::Clause &clause);
    [[nodiscard]] bool needsPhrases() const;
    /// Without what is excluded.
    [[nodiscard]] QString wanted(const QString &table, SearchScope scope, PodcastId podcast) const;
    [[nodiscard]] QString condition(const query::Item &item);
    [[nodiscard]] QString tagCondition(const query::Text &text) const;

    QList<QList<query::Text>> m_words; ///< all of them, of each one
    QList<query::Text> m_excluded;
    SqlConditions m_conditions;
    ShowTags m_tags;
    Endings m_endings;
    QString m_table; ///< of the index, in which all is found
};

/// What finds an episode in \a table of the index by \a words, all those of its title.
[[nodiscard]] QString titleExpression(const QString &table, const QString &words);

} // namespace dogear::storage
