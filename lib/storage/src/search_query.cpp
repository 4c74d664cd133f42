// SPDX-License-Identifier: GPL-3.0-or-later
#include <storage/search_query.h>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

bool isQuote(QChar c)
{
    return c == u'"' || c == u'“' || c == u'”' || c == u'„';
}

/// Whether FTS5's unicode61 makes a token of \a text: it needs a letter or a digit. What has none
/// ("++", "—") would find nothing and is left out.
bool hasToken(QStringView text)
{
    for (const uint c : QStringView(text).toUcs4()) {
        switch (QChar::category(c)) {
        case QChar::Letter_Uppercase:
        case QChar::Letter_Lowercase:
        case QChar::Letter_Titlecase:
        case QChar::Letter_Modifier:
        case QChar::Letter_Other:
        case QChar::Number_DecimalDigit:
        case QChar::Number_Letter:
        case QChar::Number_Other:
        case QChar::Other_PrivateUse:
            return true;
        default:
            break;
        }
    }
    return false;
}

/// Walks over the text term by term.
class Scanner
{
public:
    explicit Scanner(const QString &text)
        : m_text(text)
    {}

    QList<SearchTerm> terms(LastWord lastWord)
    {
        QList<SearchTerm> terms;
        while (skipSpace()) {
            SearchTerm term;
            term.isExcluded = takeDash();
            const bool isPhrase = isQuote(m_text.at(m_at));
            term.text = isPhrase ? takePhrase() : takeWord();
            if (m_at < m_text.size() && isPhrase && m_text.at(m_at) == u'*') {
                term.isPrefix = true;
                ++m_at;
            }
            while (!isPhrase && term.text.endsWith(u'*')) {
                term.isPrefix = true;
                term.text.chop(1);
            }
            const bool isLast = m_at >= m_text.size();
            if (isLast && !isPhrase && lastWord == LastWord::Growing)
                term.isPrefix = true;
            if (hasToken(term.text))
                terms.append(term);
        }
        return terms;
    }

private:
    bool skipSpace()
    {
        while (m_at < m_text.size() && m_text.at(m_at).isSpace())
            ++m_at;
        return m_at < m_text.size();
    }

    /// A dash excludes only right before a word or a quote; "a - b" has a dash, no exclusion.
    bool takeDash()
    {
        const bool isBeforeTerm = m_text.at(m_at) == u'-' && m_at + 1 < m_text.size()
                                  && !m_text.at(m_at + 1).isSpace() && m_text.at(m_at + 1) != u'-';
        if (isBeforeTerm)
            ++m_at;
        return isBeforeTerm;
    }

    /// Up to the closing quote, or the end if there is none.
    QString takePhrase()
    {
        const qsizetype begin = ++m_at;
        while (m_at < m_text.size() && !isQuote(m_text.at(m_at)))
            ++m_at;
        const QString phrase = m_text.sliced(begin, m_at - begin).simplified();
        if (m_at < m_text.size())
            ++m_at;
        return phrase;
    }

    QString takeWord()
    {
        const qsizetype begin = m_at;
        while (m_at < m_text.size() && !m_text.at(m_at).isSpace() && !isQuote(m_text.at(m_at)))
            ++m_at;
        return m_text.sliced(begin, m_at - begin);
    }

    const QString &m_text;
    qsizetype m_at = 0;
};

/// As an FTS5 string, in which nothing has a meaning but the doubled quote.
QString quoted(const SearchTerm &term)
{
    QString text = term.text;
    text.replace(u'"', "\"\""_L1);
    return u'"' + text + (term.isPrefix ? "\"*"_L1 : "\""_L1);
}

} // namespace

bool SearchQuery::isEmpty() const
{
    return std::all_of(
        terms.cbegin(), terms.cend(), [](const SearchTerm &term) { return term.isExcluded; });
}

QString SearchQuery::toMatchExpression() const
{
    if (isEmpty())
        return {};
    QStringList wanted;
    QStringList excluded;
    for (const SearchTerm &term : terms)
        (term.isExcluded ? excluded : wanted).append(quoted(term));
    QString expression = u'(' + wanted.join(" AND "_L1) + u')';
    for (const QString &term : excluded)
        expression += " NOT "_L1 + term;
    return expression;
}

SearchQuery parseSearchQuery(const QString &text, LastWord lastWord)
{
    return {Scanner(text).terms(lastWord)};
}

} // namespace dogear::storage
