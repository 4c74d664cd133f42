// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner.h"

#include <query/free_words.h>
#include <query/words.h>

#include <algorithm>
#include <utility>

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

Query markedQuery(const Query &typed, const QStringList &countedWords, bool hasAllWords)
{
    Clause any;
    for (const QString &word : countedWords)
        any.append({.condition = Text{.words = word}});
    Query marked = typed;
    if (!hasAllWords) {
        RelaxedQuery separated = relaxed(typed);
        marked = std::move(separated.strict);
        for (const FreeWord &word : std::as_const(separated.words)) {
            if (word.isPrefix)
                any.append({.condition = Text{.words = word.text, .isPrefix = true}});
        }
    }
    if (!any.isEmpty())
        marked.clauses.append(any);
    return marked;
}

QString keptAsTyped(const QString &text, const QStringList &words)
{
    QString kept = text;
    const QList<Piece> pieces = scan(text);
    // From the end, so that the quotes do not move the pieces before them.
    for (auto piece = pieces.crbegin(); piece != pieces.crend(); ++piece) {
        if (piece->key || piece->isPhrase || piece->isExcluded)
            continue;
        const bool isWanted = std::ranges::any_of(
            wordsOf(piece->value), [&](const Word &word) { return words.contains(word.text); });
        if (isWanted)
            kept.replace(piece->begin, piece->end - piece->begin, u'"' + piece->value + u'"');
    }
    return kept;
}

} // namespace dogear::query
