// SPDX-License-Identifier: GPL-3.0-or-later
#include "letters.h"

#include <query/words.h>

#include <algorithm>

namespace dogear::query {

namespace {

struct Letters
{
    QString folded;
    int begin = 0;
    int end = 0;
};

/// Walks over a text and gives its words to \a take(text, begin, end).
template<typename Take>
class Walk
{
public:
    Walk(const QString &text, Take take)
        : m_text(text)
        , m_take(take)
    {}

    void run()
    {
        while (m_at < m_text.size()) {
            const int begin = m_at;
            const char32_t c = next();
            switch (kindOf(c)) {
            case Letter::None:
                endWord();
                endRun();
                break;
            case Letter::Plain:
                endRun();
                if (m_word.isEmpty())
                    m_wordBegin = begin;
                appendFolded(m_word, c);
                m_wordEnd = m_at;
                break;
            case Letter::Mark:
                (m_word.isEmpty() ? m_last.end : m_wordEnd) = m_at;
                break;
            case Letter::Ideographic:
                endWord();
                takeIdeograph(c, begin);
                break;
            }
        }
        endWord();
        endRun();
    }

private:
    char32_t next()
    {
        const QChar c = m_text.at(m_at++);
        if (c.isHighSurrogate() && m_at < m_text.size() && m_text.at(m_at).isLowSurrogate())
            return QChar::surrogateToUcs4(c, m_text.at(m_at++));
        return c.unicode();
    }

    void endWord()
    {
        if (!m_word.isEmpty())
            m_take(m_word, m_wordBegin, m_wordEnd);
        m_word.resize(0); // keeps its memory
    }

    void endRun()
    {
        if (!m_last.folded.isEmpty())
            m_take(m_last.folded, m_last.begin, m_last.end);
        m_last.folded.resize(0);
    }

    void takeIdeograph(char32_t c, int begin)
    {
        Letters letter{{}, begin, m_at};
        appendFolded(letter.folded, c);
        if (!m_last.folded.isEmpty())
            m_take(m_last.folded + letter.folded, m_last.begin, letter.end);
        m_last = letter;
    }

    const QString &m_text;
    Take m_take;
    int m_at = 0;
    QString m_word;
    int m_wordBegin = 0;
    int m_wordEnd = 0;
    Letters m_last; ///< of a run of ideographs
};

template<typename Take>
void walk(const QString &text, Take take)
{
    Walk<Take>(text, take).run();
}

bool isIdeograph(const QString &word)
{
    return !word.isEmpty() && kindOf(word.toUcs4().constFirst()) == Letter::Ideographic;
}

bool isSingle(const QString &word)
{
    return isIdeograph(word) && word.toUcs4().size() == 1;
}

bool isAt(const QList<Word> &words, qsizetype at, const WantedWords &wanted)
{
    const qsizetype count = wanted.words.size();
    if (at + count > words.size())
        return false;
    for (qsizetype i = 0; i < count; ++i) {
        const QString &word = words.at(at + i).text;
        const bool mayGoOn = wanted.isPrefix && i + 1 == count;
        if (mayGoOn ? !word.startsWith(wanted.words.at(i)) : word != wanted.words.at(i))
            return false;
    }
    return true;
}

/// The end of what was found: of a word that goes on, no more than was looked for.
int endOf(const Word &word, const QString &wanted)
{
    if (!isIdeograph(wanted) || word.text.size() == wanted.size())
        return word.end;
    return std::min(word.end, word.begin + int(wanted.size()));
}

QList<WantedWords> wantedIn(Field field, const Query &query)
{
    QList<WantedWords> wanted;
    for (const Clause &clause : query.clauses) {
        for (const Item &item : clause) {
            const auto *text = std::get_if<Text>(&item.condition);
            const bool isHere = text && !item.isExcluded
                                && (text->field == field || text->field == Field::Anywhere);
            if (isHere)
                wanted.append(wantedWords(*text));
        }
    }
    return wanted;
}

/// One after the other; those that touch or overlap are one.
QList<Mark> united(QList<Mark> found)
{
    std::ranges::sort(found, {}, &Mark::begin);
    QList<Mark> all;
    for (const Mark &mark : std::as_const(found)) {
        if (!all.isEmpty() && mark.begin <= all.constLast().end)
            all.last().end = std::max(all.constLast().end, mark.end);
        else
            all.append(mark);
    }
    return all;
}

} // namespace

QList<Word> wordsOf(const QString &text)
{
    QList<Word> words;
    walk(text, [&words](const QString &word, int begin, int end) {
        words.append({word, begin, end});
    });
    return words;
}

QString indexText(const QString &text)
{
    QString words;
    words.reserve(text.size());
    walk(text, [&words](const QString &word, int, int) {
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

QList<Mark> marks(const QString &text, Field field, const Query &query)
{
    const QList<WantedWords> all = wantedIn(field, query);
    if (all.isEmpty())
        return {};
    const QList<Word> words = wordsOf(text);
    QList<Mark> found;
    for (const WantedWords &wanted : all) {
        for (qsizetype at = 0; at < words.size() && !wanted.words.isEmpty(); ++at) {
            const qsizetype last = at + wanted.words.size() - 1;
            if (isAt(words, at, wanted))
                found.append({words.at(at).begin, endOf(words.at(last), wanted.words.constLast())});
        }
    }
    return united(found);
}

} // namespace dogear::query
