// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Keeps a list of the words of the library, which corrects misspelt words of a search and
///        finds the forms of a word.
///
/// The list is copied from the index in small steps while the database is idle, and again when some
/// episodes have changed. Until then it lacks the newest words, which only means that they are not
/// proposed: whether a word occurs is always looked up in the index itself.
///
/// Threads: the database thread. Fails with a Database… code.
/// Spec:    https://www.sqlite.org/fts5.html#the_fts5vocab_virtual_table_module
/// Tests:   tests/unit/storage/tst_vocabulary.cpp
/// Decision: README.md, "The vocabulary is copied from the index".

#include <base/result.h>

#include <QStringList>

namespace dogear::storage {

class Connection;

/// A word of the library.
struct VocabularyWord
{
    QString text;        ///< folded, letters only
    qint64 episodes = 0; ///< about the number of episodes that have it

    friend bool operator==(const VocabularyWord &, const VocabularyWord &) = default;
};

class Vocabulary final
{
public:
    /// Work of one step, in entries of the index; takes about ten milliseconds.
    static constexpr qint64 defaultStep = 150'000;

    explicit Vocabulary(Connection &connection)
        : m_connection(connection)
    {}

    /// Returns whether a copy has begun, or enough episodes have changed since the last one: any
    /// change in a small library, one of 500 documents in a large one.
    [[nodiscard]] Result<bool> isDue();
    /// Begins or continues a copy, in its own transaction, with about \a entries of the index.
    /// \return whether there is more to copy
    [[nodiscard]] Result<bool> step(qint64 entries = defaultStep);
    /// Copies what is due, in one go.
    [[nodiscard]] Result<> update();

    /// Returns the number of episodes of followed shows at the last complete copy.
    [[nodiscard]] Result<qint64> documents();
    /// Lists the languages of the followed shows at the last complete copy, for example "en".
    [[nodiscard]] Result<QStringList> languages();
    /// Returns about how many episodes have \a word; 0 if it is not in the list.
    [[nodiscard]] Result<qint64> episodes(const QString &word);
    /// Lists up to \a limit words that begin with \a prefix, in alphabetical order.
    [[nodiscard]] Result<QList<VocabularyWord>> wordsFrom(const QString &prefix, int limit);
    /// Lists the words that \a typed may be a misspelling of, the most likely one first; of words
    /// with equally many slips, the most frequent one first.
    [[nodiscard]] Result<QList<VocabularyWord>> corrections(const QString &typed);

private:
    Connection &m_connection;
};

} // namespace dogear::storage
