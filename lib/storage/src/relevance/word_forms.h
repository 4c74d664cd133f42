// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds the forms of a word that occur in the library, by the rules of its languages.
///
/// Threads: the database thread. Fails with a Database… code.
/// Tests:   tests/unit/storage/tst_term_builder.cpp

#include "search_terms.h"

#include <base/result.h>

#include <query/stemmer.h>

#include <vector>

namespace dogear::storage {

class Connection;

class WordForms final
{
public:
    /// Reads the languages of the library. \a connection must outlive the object.
    [[nodiscard]] static Result<WordForms> open(Connection &connection);

    /// Languages of the library; English if no show names one.
    [[nodiscard]] const QStringList &languages() const { return m_languages; }
    /// Groups \a word with its forms. A form counts in shows of the languages whose rules give it
    /// the same stem.
    [[nodiscard]] Result<WordGroup> of(const QString &word) const;
    /// Returns whether an episode has \a word or one of its forms.
    [[nodiscard]] Result<bool> occur(const QString &word) const;

private:
    WordForms(Connection &connection, const QStringList &languages);

    Connection *m_connection;
    QStringList m_languages;
    std::vector<query::Stemmer> m_stemmers;
};

} // namespace dogear::storage
