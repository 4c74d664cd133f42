// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What a person types into the search field.
///
/// Words must all occur, in any order; "a phrase" occurs as written; prefix* finds every word that
/// begins so; -word and -"phrase" must not occur. Everything else is literal: no character and no
/// word (AND, NEAR, title:) has a further meaning, and no input is an error.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/storage/tst_search_query.cpp

#include <QList>
#include <QString>

namespace dogear::storage {

struct SearchTerm
{
    QString text; ///< words separated by one space
    bool isPrefix = false;
    bool isExcluded = false;

    friend bool operator==(const SearchTerm &, const SearchTerm &) = default;
};

struct SearchQuery
{
    QList<SearchTerm> terms;

    /// Without a term that must occur nothing can be found.
    [[nodiscard]] bool isEmpty() const;
    /// The FTS5 MATCH expression; empty if isEmpty().
    [[nodiscard]] QString toMatchExpression() const;

    friend bool operator==(const SearchQuery &, const SearchQuery &) = default;
};

enum class LastWord {
    AsTyped, ///< a whole word unless it ends with *
    Growing, ///< still being typed: finds what it may become
};

[[nodiscard]] SearchQuery parseSearchQuery(const QString &text, LastWord lastWord);

} // namespace dogear::storage
