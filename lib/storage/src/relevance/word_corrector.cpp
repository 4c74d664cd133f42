// SPDX-License-Identifier: GPL-3.0-or-later
#include "word_corrector.h"

#include "index_reads.h"

#include <storage/vocabulary.h>

#include <query/common_words.h>
#include <query/spelling.h>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

constexpr qsizetype minPartLength = 3;     ///< letters of each word when a space is missing
constexpr qsizetype minSameBeginning = 5;  ///< letters
constexpr double sameBeginningShare = 0.7; ///< of the longer word
constexpr int maxNeighbours = 500;         ///< words with the same first letters
constexpr qsizetype maxCompared = 8;       ///< equally good corrections
constexpr qint64 maxPairs = 100;           ///< episodes; more say nothing more
constexpr qint64 fewEpisodes = 2;
constexpr qint64 muchMoreFrequent = 200; ///< times

bool isNumberLike(const QString &word)
{
    return std::ranges::any_of(word, [](QChar c) { return !c.isLetter(); });
}

/// Returns the number of letters that both words begin with.
qsizetype commonBeginning(const QString &one, const QString &other)
{
    const auto [end, otherEnd] =
        std::mismatch(one.cbegin(), one.cend(), other.cbegin(), other.cend());
    return end - one.cbegin();
}

} // namespace

Result<QStringList> WordCorrector::correct(const QString &typed, const QStringList &others)
{
    const auto all = Vocabulary(m_connection).corrections(typed);
    if (!all)
        return failure(all.error());
    QList<VocabularyWord> words = *all;
    words.removeIf([this](const VocabularyWord &word) {
        return query::isCommonWord(word.text, m_forms.languages());
    });
    const std::optional<double> cost =
        words.isEmpty() ? std::nullopt : query::correctionCost(typed, words.constFirst().text);
    // A single slip is more likely than a missing space, two slips are less likely.
    if (cost != 1.0) {
        auto parts = split(typed);
        if (!parts || !parts->isEmpty())
            return parts;
    }
    if (cost) {
        words.removeIf([&](const VocabularyWord &word) {
            return query::correctionCost(typed, word.text) != cost;
        });
        return mostCooccurring(words, others).map([](const QString &word) {
            return word.isEmpty() ? QStringList() : QStringList{word};
        });
    }
    return sameBeginning(typed).map(
        [](const QString &word) { return word.isEmpty() ? QStringList() : QStringList{word}; });
}

/// Splits \a typed where the two parts most often follow each other in the library.
Result<QStringList> WordCorrector::split(const QString &typed)
{
    QStringList best;
    qint64 maxCount = 0;
    for (qsizetype at = minPartLength; at + minPartLength <= typed.size(); ++at) {
        const QString first = typed.first(at);
        const QString second = typed.sliced(at);
        const auto group = m_forms.of(second);
        if (!group)
            return failure(group.error());
        for (const CountedWord &form : group->words) {
            const auto pairs = countPairs(m_connection, first, form.text, maxPairs);
            if (!pairs)
                return failure(pairs.error());
            if (*pairs > maxCount) {
                maxCount = *pairs;
                best = {first, second};
            }
        }
    }
    return best;
}

/// Returns the word that occurs together with most of \a others, the most frequent one of equals.
/// \pre \a words are sorted by frequency
Result<QString> WordCorrector::mostCooccurring(const QList<VocabularyWord> &words,
                                               const QStringList &others)
{
    QString best;
    int maxTogether = -1;
    for (const VocabularyWord &word : words.first(std::min(maxCompared, words.size()))) {
        // The list may be older than the index.
        const auto isThere = occurs(m_connection, anywhere(word.text));
        if (!isThere)
            return failure(isThere.error());
        if (!*isThere)
            continue;
        int together = 0;
        for (const QString &other : words.size() > 1 ? others : QStringList()) {
            const auto isTogether =
                occurs(m_connection, anywhere(word.text) + " AND "_L1 + anywhere(other));
            if (!isTogether)
                return failure(isTogether.error());
            together += *isTogether ? 1 : 0;
        }
        if (together > maxTogether) {
            maxTogether = together;
            best = word.text;
        }
    }
    return best;
}

/// Returns the word that shares the longest beginning with \a typed: a form that no rule knows, or
/// a slip at the end of a long word.
Result<QString> WordCorrector::sameBeginning(const QString &typed)
{
    if (typed.size() < minSameBeginning || isNumberLike(typed))
        return QString();
    const auto words =
        Vocabulary(m_connection).wordsFrom(typed.left(minSameBeginning), maxNeighbours);
    if (!words)
        return failure(words.error());
    QString best;
    qsizetype maxShared = 0;
    for (const VocabularyWord &word : *words) {
        const qsizetype shared = commonBeginning(typed, word.text);
        const qsizetype letters = std::max(typed.size(), word.text.size());
        if (shared <= maxShared || double(shared) < sameBeginningShare * double(letters)
            || query::isCommonWord(word.text, m_forms.languages()))
            continue;
        // The list may be older than the index.
        const auto isThere = occurs(m_connection, anywhere(word.text));
        if (!isThere)
            return failure(isThere.error());
        if (*isThere) {
            maxShared = shared;
            best = word.text;
        }
    }
    return best;
}

Result<QString> WordCorrector::frequentNeighbour(const QString &typed)
{
    if (typed.size() < minSameBeginning)
        return QString();
    const auto episodes = countUpTo(m_connection, anywhere(typed), fewEpisodes + 1);
    if (!episodes)
        return failure(episodes.error());
    // A word of no episode is there in another form only, or joined from two.
    if (*episodes == 0 || *episodes > fewEpisodes)
        return QString();
    return Vocabulary(m_connection).corrections(typed).map([&](const QList<VocabularyWord> &words) {
        const auto frequent = std::ranges::find_if(words, [&](const VocabularyWord &word) {
            return word.text != typed && query::editDistance(typed, word.text, 1) == 1
                   && word.episodes >= *episodes * muchMoreFrequent;
        });
        return frequent == words.cend() ? QString() : frequent->text;
    });
}

} // namespace dogear::storage
