// SPDX-License-Identifier: GPL-3.0-or-later
#include "walk.h"

#include <query/words.h>

namespace dogear::query {

namespace {

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
    const bool isRepeated = words.size() > 1 && words.at(words.size() - 2).end == words.last().end;
    if (isRepeated)
        wanted.words.removeLast();
    else
        wanted.isPrefix = true; // finds the pair that begins with it
    return wanted;
}

} // namespace dogear::query
