// SPDX-License-Identifier: GPL-3.0-or-later
#include <query/free_words.h>
#include <query/words.h>

namespace dogear::query {

namespace {

/// Returns the text of a clause that may be relaxed; null for any other clause.
const Text *freeText(const Clause &clause)
{
    if (clause.size() != 1 || clause.constFirst().isExcluded)
        return nullptr;
    const auto *text = std::get_if<Text>(&clause.constFirst().condition);
    return text && text->field == Field::Anywhere && !text->isQuoted ? text : nullptr;
}

} // namespace

RelaxedQuery relaxed(const Query &query)
{
    RelaxedQuery separated;
    for (const Clause &clause : query.clauses) {
        const Text *text = freeText(clause);
        if (!text) {
            separated.strict.clauses.append(clause);
            continue;
        }
        const WantedWords wanted = wantedWords(*text);
        for (const QString &word : wanted.words)
            separated.words.append({.text = word, .isPrefix = false});
        if (!wanted.words.isEmpty())
            separated.words.back().isPrefix = wanted.isPrefix;
    }
    return separated;
}

} // namespace dogear::query
