// SPDX-License-Identifier: GPL-3.0-or-later
#include "similar_terms.h"

#include "text_ranker.h"
#include "word_forms.h"

#include <storage/vocabulary.h>

#include <QHash>
#include <query/common_words.h>
#include <query/words.h>

#include <algorithm>
#include <cmath>
#include <vector>

namespace dogear::storage {

namespace {

constexpr qsizetype maxTerms = 16;
constexpr double titleWeight = 4;
constexpr double notesWeight = 1;
constexpr qsizetype minWordLength = 3;

struct WeighedWord
{
    QString text;
    double weight = 0;
};

/// Adds \a weight for each occurrence of each word of \a text; more than three say nothing more.
void weigh(const QString &text, double weight, QHash<QString, double> &weights)
{
    QHash<QString, int> occurrences;
    query::forEachWord(text, [&](QStringView word) {
        if (word.size() >= minWordLength && word.at(0).isLetter())
            ++occurrences[word.toString()];
    });
    for (auto word = occurrences.cbegin(); word != occurrences.cend(); ++word)
        weights[word.key()] += weight * std::min(3, word.value());
}

/// Weighs the words of \a texts: those of titles and persons most, those that are repeated more.
QHash<QString, double> wordWeights(RankedTexts &texts)
{
    QHash<QString, double> weights;
    weigh(texts.of(TextField::Title), titleWeight, weights);
    weigh(texts.of(TextField::Chapters), titleWeight, weights);
    weigh(texts.of(TextField::Persons), titleWeight, weights);
    weigh(texts.of(TextField::Notes), notesWeight, weights);
    return weights;
}

/// Lists the words of \a weights that say something and occur in another episode, too, by their
/// weight and their rarity in the library.
Result<std::vector<WeighedWord>> rareWords(const QHash<QString, double> &weights,
                                           Vocabulary &vocabulary,
                                           const WordForms &forms)
{
    const auto documents = vocabulary.documents();
    if (!documents)
        return failure(documents.error());
    std::vector<WeighedWord> words;
    for (auto word = weights.cbegin(); word != weights.cend(); ++word) {
        if (query::isCommonWord(word.key(), forms.languages()))
            continue;
        const auto episodes = vocabulary.episodes(word.key());
        if (!episodes)
            return failure(episodes.error());
        if (*episodes < 2) // no other episode has it
            continue;
        const double rarity = std::log(double(std::max(*documents, *episodes)) / double(*episodes));
        words.push_back({.text = word.key(), .weight = word.value() * rarity});
    }
    std::ranges::sort(words, [](const WeighedWord &one, const WeighedWord &other) {
        return std::pair(one.weight, one.text) > std::pair(other.weight, other.text);
    });
    return words;
}

/// Makes terms of the first \a words; a word and its forms are one term.
Result<QList<SearchTerm>> termsOf(const std::vector<WeighedWord> &words, const WordForms &forms)
{
    QList<SearchTerm> terms;
    for (const WeighedWord &word : words) {
        if (terms.size() == maxTerms)
            break;
        const bool isKnown = std::ranges::any_of(terms, [&word](const SearchTerm &term) {
            return std::ranges::any_of(
                term.groups.constFirst().words,
                [&word](const CountedWord &form) { return form.text == word.text; });
        });
        if (isKnown) // a form of a better word
            continue;
        const auto group = forms.of(word.text);
        if (!group)
            return failure(group.error());
        terms.append({.typed = word.text, .groups = {*group}});
    }
    return terms;
}

} // namespace

Result<QList<SearchTerm>> similarTerms(Connection &connection, EpisodeId episode)
{
    auto texts = readTexts(connection, episode);
    const auto forms = WordForms::open(connection);
    if (!texts || !forms)
        return failure(!texts ? texts.error() : forms.error());
    if (!*texts)
        return QList<SearchTerm>();
    Vocabulary vocabulary(connection);
    const auto words = rareWords(wordWeights(**texts), vocabulary, *forms);
    return words ? termsOf(*words, *forms) : Result<QList<SearchTerm>>(failure(words.error()));
}

} // namespace dogear::storage
