// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Divides a text into words, see query/words.h.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/query/tst_words.cpp

#include "letters.h"

#include <QString>
#include <QVarLengthArray>

#include <array>

namespace dogear::query {

/// Maps an ASCII letter or digit to its lower case, and every other ASCII character to 0.
inline constexpr std::array<char16_t, 0x80> foldedAscii = [] {
    std::array<char16_t, 0x80> folded{};
    for (char16_t c = u'0'; c <= u'9'; ++c)
        folded[c] = c;
    for (char16_t c = u'a'; c <= u'z'; ++c)
        folded[c] = folded[size_t(c) - u'a' + u'A'] = c;
    return folded;
}();

/// A folded character and its range in the text.
struct Letters
{
    QString folded;
    int begin = 0;
    int end = 0;
};

/// Calls \a take(word, begin, end) for each word of a text. If \a wanted(letter) is false for the
/// ASCII letter that begins a word, only that letter is passed: it saves folding whole words that
/// cannot match.
template<typename Take, typename Wanted>
class Walk
{
public:
    Walk(const QString &text, Take take, Wanted wanted)
        : m_units(text.constData())
        , m_size(int(text.size()))
        , m_take(take)
        , m_wanted(wanted)
    {}

    void run()
    {
        while (m_at < m_size) {
            const char16_t unit = m_units[m_at].unicode();
            if (unit < foldedAscii.size())
                takeAscii(foldedAscii[unit]);
            else
                takeOther();
        }
        endWord();
        endRun();
    }

private:
    void takeAscii(char16_t folded)
    {
        endRun();
        if (folded == 0) {
            ++m_at;
            return endWord();
        }
        auto &word = beginWord(m_at);
        if (word.isEmpty() && !m_wanted(folded)) {
            word.append(QChar(folded));
            while (foldedAt(++m_at) != 0) {
            }
        } else {
            for (; folded != 0; folded = foldedAt(++m_at))
                word.append(QChar(folded));
        }
        m_wordEnd = m_at;
    }

    /// Returns 0 if there is no ASCII letter or digit at \a at.
    [[nodiscard]] char16_t foldedAt(int at) const
    {
        const char16_t unit = at < m_size ? m_units[at].unicode() : u'\0';
        return unit < foldedAscii.size() ? foldedAscii[unit] : u'\0';
    }

    void takeOther()
    {
        const int begin = m_at;
        const char32_t c = next();
        switch (kindOf(c)) {
        case Letter::None:
            endWord();
            endRun();
            break;
        case Letter::Plain:
            endRun();
            m_folded.resize(0); // unlike clear(), keeps the allocated memory
            appendFolded(m_folded, c);
            beginWord(begin).append(m_folded.constData(), m_folded.size());
            m_wordEnd = m_at;
            break;
        case Letter::Mark: // only extends the range of the word or ideograph before it
            (m_word.isEmpty() ? m_last.end : m_wordEnd) = m_at;
            break;
        case Letter::Ideographic:
            endWord();
            takeIdeograph(c, begin);
            break;
        }
    }

    char32_t next()
    {
        const QChar c = m_units[m_at++];
        if (c.isHighSurrogate() && m_at < m_size && m_units[m_at].isLowSurrogate())
            return QChar::surrogateToUcs4(c, m_units[m_at++]);
        return c.unicode();
    }

    auto &beginWord(int at)
    {
        if (m_word.isEmpty())
            m_wordBegin = at;
        return m_word;
    }

    void endWord()
    {
        if (!m_word.isEmpty())
            m_take(QStringView(m_word.constData(), m_word.size()), m_wordBegin, m_wordEnd);
        m_word.clear();
    }

    /// Passes the last ideograph of a run as a word of its own (query/words.h).
    void endRun()
    {
        if (m_last.folded.isEmpty())
            return;
        m_take(QStringView(m_last.folded), m_last.begin, m_last.end);
        m_last.folded.resize(0);
    }

    void takeIdeograph(char32_t c, int begin)
    {
        Letters letter{{}, begin, m_at};
        appendFolded(letter.folded, c);
        if (!m_last.folded.isEmpty()) {
            const QString pair = m_last.folded + letter.folded;
            m_take(QStringView(pair), m_last.begin, letter.end);
        }
        m_last = letter;
    }

    const QChar *m_units; ///< characters of the text, which must outlive this object
    int m_size;
    Take m_take;
    Wanted m_wanted;
    int m_at = 0;
    QVarLengthArray<QChar, 64> m_word;
    int m_wordBegin = 0;
    int m_wordEnd = 0;
    QString m_folded; ///< folded form of one letter
    Letters m_last;   ///< last ideograph of the current run; empty outside a run
};

template<typename Take>
void walk(const QString &text, Take take)
{
    const auto all = [](char16_t) { return true; };
    Walk(text, take, all).run();
}

} // namespace dogear::query
