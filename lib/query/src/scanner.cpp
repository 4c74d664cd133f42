// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner.h"

#include "keys.h"

using namespace Qt::StringLiterals;

namespace dogear::query {

namespace {

/// Reads the terms of a text from left to right; m_at is the offset of the next character.
class Scanner
{
public:
    explicit Scanner(const QString &text)
        : m_text(text)
    {}

    QList<Piece> pieces()
    {
        QList<Piece> pieces;
        while (skipSpace()) {
            Piece piece;
            piece.begin = m_at;
            piece.isExcluded = takeDash();
            piece.key = takeKey();
            takeValue(piece);
            piece.end = m_at;
            pieces.append(piece);
        }
        return pieces;
    }

private:
    [[nodiscard]] bool isEnd() const { return m_at >= m_text.size(); }

    bool skipSpace()
    {
        while (!isEnd() && m_text.at(m_at).isSpace())
            ++m_at;
        return !isEnd();
    }

    /// A dash excludes only directly before a term: in "a - b" it is punctuation.
    bool takeDash()
    {
        const bool isBeforeTerm = m_text.at(m_at) == u'-' && m_at + 1 < m_text.size()
                                  && !m_text.at(m_at + 1).isSpace() && m_text.at(m_at + 1) != u'-';
        if (isBeforeTerm)
            ++m_at;
        return isBeforeTerm;
    }

    const KeyName *takeKey()
    {
        qsizetype end = m_at;
        while (end < m_text.size() && m_text.at(end).isLetter())
            ++end;
        if (end >= m_text.size() || m_text.at(end) != u':')
            return nullptr;
        const KeyName *key = findKey(QStringView(m_text).sliced(m_at, end - m_at));
        // A URL whose scheme is called like a key is a word: "show://…".
        const bool isAddress = QStringView(m_text).sliced(end).startsWith("://"_L1);
        if (key && !isAddress)
            m_at = end + 1;
        return isAddress ? nullptr : key;
    }

    void takeValue(Piece &piece)
    {
        piece.isPhrase = !isEnd() && isQuote(m_text.at(m_at));
        piece.value = piece.isPhrase ? takePhrase() : takeWord();
        if (piece.isPhrase && !isEnd() && m_text.at(m_at) == u'*') {
            piece.isPrefix = true;
            ++m_at;
        }
        // Inside quotes, * is punctuation. Several stars mean the same as one.
        while (!piece.isPhrase && piece.value.endsWith(u'*')) {
            piece.isPrefix = true;
            piece.value.chop(1);
        }
    }

    /// Reads up to the closing quote, or to the end if it is missing: the user may still be typing.
    QString takePhrase()
    {
        const qsizetype begin = ++m_at;
        while (!isEnd() && !isQuote(m_text.at(m_at)))
            ++m_at;
        const QString phrase = m_text.sliced(begin, m_at - begin).simplified();
        if (!isEnd())
            ++m_at;
        return phrase;
    }

    QString takeWord()
    {
        const qsizetype begin = m_at;
        while (!isEnd() && !m_text.at(m_at).isSpace() && !isQuote(m_text.at(m_at)))
            ++m_at;
        return m_text.sliced(begin, m_at - begin);
    }

    const QString &m_text;
    qsizetype m_at = 0;
};

} // namespace

bool Piece::isOr() const
{
    return !key && !isExcluded && !isPhrase && !isPrefix && value == "OR"_L1;
}

QList<Piece> scan(const QString &text)
{
    return Scanner(text).pieces();
}

bool isQuote(QChar c)
{
    return c == u'"' || c == u'“' || c == u'”' || c == u'„';
}

} // namespace dogear::query
