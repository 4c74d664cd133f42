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

/// What a letter or digit of ASCII is without case; 0: it is neither.
inline constexpr std::array<char16_t, 0x80> foldedAscii = [] {
    std::array<char16_t, 0x80> folded{};
    for (char16_t c = u'0'; c <= u'9'; ++c)
        folded[c] = c;
    for (char16_t c = u'a'; c <= u'z'; ++c)
        folded[c] = folded[size_t(c - u'a' + u'A')] = c;
    return folded;
}();

struct Letters
{
    QString folded;
    int begin = 0;
    int end = 0;
};

/// Walks over a text and gives its words to \a take(text, begin, end); no more than the first
/// letter of one whose first letter, of ASCII, is not \a wanted(letter).
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

    /// 0: there is no letter of ASCII.
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
            m_folded.resize(0); // keeps its memory
            appendFolded(m_folded, c);
            beginWord(begin).append(m_folded.constData(), m_folded.size());
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

    const QChar *m_units; ///< of the text, which is there as long as this
    int m_size;
    Take m_take;
    Wanted m_wanted;
    int m_at = 0;
    QVarLengthArray<QChar, 64> m_word;
    int m_wordBegin = 0;
    int m_wordEnd = 0;
    QString m_folded; ///< one letter
    Letters m_last;   ///< of a run of ideographs
};

template<typename Take>
void walk(const QString &text, Take take)
{
    const auto all = [](char16_t) { return true; };
    Walk(text, take, all).run();
}

} // namespace dogear::query
