// SPDX-License-Identifier: GPL-3.0-or-later
#include <itemmodels/palette_ranking.h>

#include <algorithm>

namespace dogear::itemmodels {

namespace {

using query::Mark;
using query::Word;
using Words = QList<Word>;

/// A part of a word of a name; \a size is 0 if there is none.
struct Found
{
    qsizetype word = 0; ///< index in the words of the name
    qsizetype from = 0; ///< offset in the folded word
    qsizetype size = 0;
};

Found wordBegunBy(const QString &typed, const Words &words)
{
    for (qsizetype i = 0; i < words.size(); ++i) {
        if (words.at(i).text.startsWith(typed))
            return {.word = i, .from = 0, .size = typed.size()};
    }
    return {};
}

Found wordWith(const QString &typed, const Words &words)
{
    for (qsizetype i = 0; i < words.size(); ++i) {
        if (const qsizetype from = words.at(i).text.indexOf(typed); from >= 0)
            return {.word = i, .from = from, .size = typed.size()};
    }
    return {};
}

std::optional<MatchRank> rankOfWord(const QString &typed, const ComparableName &name)
{
    if (wordBegunBy(typed, name.words).size > 0)
        return MatchRank::WordStarts;
    if (wordWith(typed, name.words).size > 0)
        return MatchRank::Inside;
    const bool isInContext = std::ranges::any_of(
        name.context, [&typed](const QString &word) { return word.startsWith(typed); });
    return isInContext ? std::optional(MatchRank::Context) : std::nullopt;
}

/// Finds words that begin with \a letters, one after the other. \return a part for each letter;
/// empty if there are not enough such words
QList<Found> initials(const QString &letters, const Words &words)
{
    QList<Found> found;
    for (qsizetype i = 0; i < words.size() && found.size() < letters.size(); ++i) {
        if (words.at(i).text.startsWith(letters.at(found.size())))
            found.append({.word = i, .from = 0, .size = 1});
    }
    return found.size() == letters.size() ? found : QList<Found>();
}

/// Finds \a letters one after the other from the first word on that begins with the first of them:
/// a later word cannot have more letters behind it. \return as initials()
QList<Found> lettersInOrder(const QString &letters, const Words &words)
{
    QList<Found> found;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString &word = words.at(i).text;
        if (found.isEmpty() && !word.startsWith(letters.at(0)))
            continue;
        for (qsizetype from = 0; from < word.size() && found.size() < letters.size(); ++from) {
            if (word.at(from) == letters.at(found.size()))
                found.append({.word = i, .from = from, .size = 1});
        }
    }
    return found.size() == letters.size() ? found : QList<Found>();
}

Mark markOf(const Found &found, const Words &words)
{
    const Word &word = words.at(found.word);
    // A word with accents as characters of their own, or with "ß", is longer or shorter than its
    // folded form. Then the place of a letter is unknown, and the whole word is marked.
    if (word.text.size() != word.end - word.begin)
        return {word.begin, word.end};
    const int begin = word.begin + int(found.from);
    return {begin, begin + int(found.size)};
}

bool isWhole(const TypedName &typed, const Words &words)
{
    return std::ranges::equal(typed.words, words, {}, {}, &Word::text);
}

} // namespace

QStringList foldedWords(const QString &text)
{
    QStringList folded;
    for (const Word &word : query::wordsOf(text))
        folded.append(word.text);
    return folded;
}

TypedName typedName(const QString &text)
{
    const QStringList words = foldedWords(text);
    return {.words = words, .letters = words.join(QString())};
}

std::optional<MatchRank> matchRank(const TypedName &typed, const ComparableName &name)
{
    if (typed.words.isEmpty())
        return std::nullopt;
    if (isWhole(typed, name.words))
        return MatchRank::Whole;
    MatchRank worst = MatchRank::WordStarts;
    for (const QString &word : typed.words) {
        const std::optional<MatchRank> rank = rankOfWord(word, name);
        if (!rank) {
            if (!initials(typed.letters, name.words).isEmpty())
                return MatchRank::Initials;
            return lettersInOrder(typed.letters, name.words).isEmpty()
                       ? std::nullopt
                       : std::optional(MatchRank::Letters);
        }
        worst = std::max(worst, *rank);
    }
    return worst;
}

QList<Mark> matchMarks(const TypedName &typed, const ComparableName &name)
{
    const std::optional<MatchRank> rank = matchRank(typed, name);
    if (!rank)
        return {};
    QList<Found> found;
    if (*rank == MatchRank::Initials) {
        found = initials(typed.letters, name.words);
    } else if (*rank == MatchRank::Letters) {
        found = lettersInOrder(typed.letters, name.words);
    } else {
        for (const QString &word : typed.words) {
            const Found begun = wordBegunBy(word, name.words);
            found.append(begun.size > 0 ? begun : wordWith(word, name.words));
        }
    }
    QList<Mark> marks;
    for (const Found &part : std::as_const(found)) {
        if (part.size > 0) // a word that is in the context only has none
            marks.append(markOf(part, name.words));
    }
    return query::united(marks);
}

} // namespace dogear::itemmodels
