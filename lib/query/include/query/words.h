// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief A text as the words that are indexed, compared and marked.
///
/// A word is a run of letters and digits, without case and accents. Chinese, Japanese and Korean do
/// not divide their words: there every two characters that follow each other are one, and the last
/// of a run is one more, so that any part of it is found as words that follow each other.
///
/// Threads: pure; any thread.
/// Spec:    Unicode Standard Annex 15 (NFKD), the Unicode Standard section 3.13 (case folding)
/// Tests:   tests/unit/query/tst_words.cpp

#include <QStringList>
#include <query/query.h>

namespace dogear::query {

/// Raised when wordsOf() gives other words for the same text: what is indexed is indexed anew.
inline constexpr int wordsVersion = 1;

struct Word
{
    QString text;
    int begin = 0; ///< in the text, in UTF-16 units
    int end = 0;

    friend bool operator==(const Word &, const Word &) = default;
};

/// All words of \a text, in order.
[[nodiscard]] QList<Word> wordsOf(const QString &text);

/// The same with one space between them: for the index.
[[nodiscard]] QString indexText(const QString &text);

/// What is looked for: words that follow each other.
struct WantedWords
{
    QStringList words;
    bool isPrefix = false; ///< the last of them may go on

    friend bool operator==(const WantedWords &, const WantedWords &) = default;
};

/// What a search for \a text looks for. The last character of a run of Chinese does not have to be
/// the last where it is found.
[[nodiscard]] WantedWords wantedWords(const Text &text);

/// A piece of a text, in UTF-16 units.
struct Mark
{
    int begin = 0;
    int end = 0;

    friend bool operator==(const Mark &, const Mark &) = default;
};

/// Finds where what a query looks for occurs in texts, those being one field of episodes.
class Marker final
{
public:
    Marker(Field field, const Query &query);

    /// In order, without overlaps. What must not occur is not marked.
    [[nodiscard]] QList<Mark> marks(const QString &text) const;

private:
    QList<WantedWords> m_wanted;
};

/// The same of one \a text.
[[nodiscard]] QList<Mark> marks(const QString &text, Field field, const Query &query);

} // namespace dogear::query
