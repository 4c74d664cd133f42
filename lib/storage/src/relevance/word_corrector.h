// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds the word that is meant by one that occurs nowhere.
///
/// Threads: the database thread. Fails with a Database… code.
/// Tests:   tests/unit/storage/tst_term_builder.cpp

#include "word_forms.h"

namespace dogear::storage {

struct VocabularyWord;

class WordCorrector final
{
public:
    /// \pre both outlive this object
    WordCorrector(Connection &connection, const WordForms &forms)
        : m_connection(connection)
        , m_forms(forms)
    {}

    /// Returns the words that \a typed most likely stands for: one; two, if a space is missing; or
    /// none. \a others: the other words of the query, which decide between equally good words.
    [[nodiscard]] Result<QStringList> correct(const QString &typed, const QStringList &others);
    /// Returns a word that resembles \a typed, which occurs in very few episodes, and is so much
    /// more frequent that \a typed may be a misspelling in a feed; empty if there is none.
    [[nodiscard]] Result<QString> frequentNeighbour(const QString &typed);

private:
    [[nodiscard]] Result<QStringList> split(const QString &typed);
    [[nodiscard]] Result<QString> mostCooccurring(const QList<VocabularyWord> &words,
                                                  const QStringList &others);
    [[nodiscard]] Result<QString> sameBeginning(const QString &typed);

    Connection &m_connection;
    const WordForms &m_forms;
};

} // namespace dogear::storage
