// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Divides texts into the words that the search index stores and compares.
///
/// A word is a run of letters and digits, folded: without case and accents. Chinese, Japanese and
/// Korean put no spaces between words. There, each pair of adjacent characters is a word, and the
/// last character of a run is a word, too; so any part of a run is found as adjacent words.
///
/// Threads: pure; any thread.
/// Spec:    Unicode Standard Annex 15 (NFKD), the Unicode Standard section 3.13 (case folding)
/// Tests:   tests/unit/query/tst_words.cpp

#include <QStringList>
#include <query/query.h>

#include <bitset>
#include <functional>

namespace dogear::query {

/// Version of the rules of wordsOf(). A change of the rules must raise it, so that libraries are
/// indexed again.
inline constexpr int wordsVersion = 1;

struct Word
{
    QString text;
    int begin = 0; ///< offset in the text, in UTF-16 units
    int end = 0;

    friend bool operator==(const Word &, const Word &) = default;
};

/// Lists all words of \a text, in order.
[[nodiscard]] QList<Word> wordsOf(const QString &text);

/// ASCII letters and digits with which words begin.
using Initials = std::bitset<0x80>;

/// Adds the initial of \a word, which is folded, unless it is no ASCII character.
void addInitial(Initials &initials, QStringView word);

/// Calls \a take with each word of \a text, in order. The view is valid during the call only.
void forEachWord(const QString &text, const std::function<void(QStringView)> &take);
/// The same, but of a word that begins with another ASCII letter than \a wanted only that letter is
/// passed: it saves folding words that cannot match.
void forEachWord(const QString &text,
                 const Initials &wanted,
                 const std::function<void(QStringView)> &take);

/// Joins the words of \a text with single spaces, as the search index stores them.
[[nodiscard]] QString indexText(const QString &text);

/// Words that a search looks for; they must be adjacent.
struct WantedWords
{
    QStringList words;
    bool isPrefix = false; ///< the last word matches every word that begins with it

    friend bool operator==(const WantedWords &, const WantedWords &) = default;
};

/// Converts \a text into the words to look for. The last character of a Chinese run in the query
/// may be followed by other characters where it is found.
[[nodiscard]] WantedWords wantedWords(const Text &text);

} // namespace dogear::query
