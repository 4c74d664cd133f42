// SPDX-License-Identifier: GPL-3.0-or-later
#include "word_forms.h"

#include "index_reads.h"

#include <storage/vocabulary.h>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

/// Maximum number of words to compare with a stem.
constexpr int maxNeighbours = 2'000;
constexpr qsizetype minStemLength = 3;

} // namespace

WordForms::WordForms(Connection &connection, const QStringList &languages)
    : m_connection(&connection)
    , m_languages(languages)
{
    for (const QString &language : languages)
        m_stemmers.emplace_back(language);
}

Result<WordForms> WordForms::open(Connection &connection)
{
    auto languages = Vocabulary(connection).languages();
    if (!languages)
        return failure(languages.error());
    if (languages->isEmpty())
        languages->append(u"en"_s);
    return WordForms(connection, *languages);
}

Result<WordGroup> WordForms::of(const QString &word) const
{
    WordGroup group{.words = {{.text = word, .languages = {}}}, .prefix = {}};
    for (const query::Stemmer &stemmer : m_stemmers) {
        const QString stem = stemmer.stem(word);
        if (stem.size() < minStemLength)
            continue;
        // Rules also change the last letter of a stem: happy and happiness share "happi".
        const QString prefix = stem.size() > minStemLength ? stem.chopped(1) : stem;
        const auto neighbours = Vocabulary(*m_connection).wordsFrom(prefix, maxNeighbours);
        if (!neighbours)
            return failure(neighbours.error());
        for (const VocabularyWord &neighbour : *neighbours) {
            if (neighbour.text == word || stemmer.stem(neighbour.text) != stem)
                continue;
            const auto known = std::ranges::find(group.words, neighbour.text, &CountedWord::text);
            if (known == group.words.end())
                group.words.append({.text = neighbour.text, .languages = {stemmer.language()}});
            else
                known->languages.append(stemmer.language());
        }
    }
    return group;
}

Result<bool> WordForms::occur(const QString &word) const
{
    const auto group = of(word);
    if (!group)
        return failure(group.error());
    return occurs(*m_connection, expressionOf(*group));
}

} // namespace dogear::storage
