// SPDX-License-Identifier: GPL-3.0-or-later
#include "walk.h"

#include <query/words.h>

namespace dogear::query {

namespace {

/// Returns whether \a word is the single ideograph at the end of a run, not a pair.
bool isSingle(const QString &word)
{
    return beginsIdeographic(word) && word.toUcs4().size() == 1;
}

} // namespace

QList<Word> wordsOf(const QString &text)
{
    QList<Word> words;
    walk(text, [&words](QStringView word, int begin, int end) {
        words.append({word.toString(), begin, end});
    });
    return words;
}

void addInitial(Initials &initials, QStringView word)
{
    if (!word.isEmpty() && word.front().unicode() < initials.size())
        initials.set(word.front().unicode());
}

void forEachWord(const QString &text, const std::function<void(QStringView)> &take)
{
    walk(text, [&take](QStringView word, int, int) { take(word); });
}

void forEachWord(const QString &text,
                 const Initials &wanted,
                 const std::function<void(QStringView)> &take)
{
    Walk(
        text,
        [&take](QStringView word, int, int) { take(word); },
        [&wanted](char16_t letter) { return wanted.test(letter); })
        .run();
}

QString indexText(const QString &text)
{
    QString words;
    words.reserve(text.size());
    walk(text, [&words](QStringView word, int, int) {
        if (!words.isEmpty())
            words.append(u' ');
        words.append(word);
    });
    return words;
}

WantedWords wantedWords(const Text &text)
{
    const QList<Word> words = wordsOf(text.words);
    WantedWords wanted{.words = {}, .isPrefix = text.isPrefix};
    for (const Word &word : words)
        wanted.words.append(word.text);
    if (words.isEmpty() || !isSingle(words.constLast().text))
        return wanted;
    // The last pair contains the last ideograph already. As a word of its own it stands only at the
    // end of a run in the index, so the search would miss matches inside longer runs.
    const bool isRepeated = words.size() > 1 && words.at(words.size() - 2).end == words.last().end;
    if (isRepeated)
        wanted.words.removeLast();
    else
        wanted.isPrefix = true; // a single ideograph: finds the pairs that begin with it
    return wanted;
}

} // namespace dogear::query
