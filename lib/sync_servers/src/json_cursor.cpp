// SPDX-License-Identifier: GPL-3.0-or-later
#include "json_cursor.h"

namespace dogear::sync_servers {

namespace {

bool isBlank(char letter)
{
    return letter == ' ' || letter == '\t' || letter == '\n' || letter == '\r';
}

bool endsWord(char letter)
{
    return isBlank(letter) || letter == ',' || letter == ']' || letter == '}' || letter == ':';
}

} // namespace

void JsonCursor::skipBlanks()
{
    while (m_at < m_text.size() && isBlank(m_text[m_at]))
        ++m_at;
}

bool JsonCursor::take(char letter)
{
    skipBlanks();
    if (m_at >= m_text.size() || m_text[m_at] != letter)
        return false;
    ++m_at;
    return true;
}

bool JsonCursor::isAtEnd()
{
    skipBlanks();
    return m_at >= m_text.size();
}

bool JsonCursor::skipString()
{
    for (++m_at; m_at < m_text.size(); ++m_at) {
        if (m_text[m_at] == '\\') {
            ++m_at; // the escaped letter, which may be a quote
        } else if (m_text[m_at] == '"') {
            ++m_at;
            return true;
        }
    }
    return false;
}

bool JsonCursor::skipNested()
{
    // A counter instead of a recursion: the nesting of a hostile answer has no limit.
    qsizetype depth = 0;
    while (m_at < m_text.size()) {
        const char letter = m_text[m_at];
        if (letter == '"') {
            if (!skipString())
                return false;
            continue;
        }
        ++m_at;
        if (letter == '{' || letter == '[')
            ++depth;
        else if ((letter == '}' || letter == ']') && --depth == 0)
            return true;
    }
    return false;
}

std::optional<QByteArrayView> JsonCursor::takeString()
{
    skipBlanks();
    const qsizetype begin = m_at;
    if (m_at >= m_text.size() || m_text[m_at] != '"' || !skipString())
        return std::nullopt;
    return m_text.sliced(begin + 1, m_at - begin - 2);
}

std::optional<QByteArrayView> JsonCursor::takeValue()
{
    skipBlanks();
    if (m_at >= m_text.size())
        return std::nullopt;
    const qsizetype begin = m_at;
    const char first = m_text[m_at];
    bool isComplete = true;
    if (first == '"') {
        isComplete = skipString();
    } else if (first == '{' || first == '[') {
        isComplete = skipNested();
    } else {
        while (m_at < m_text.size() && !endsWord(m_text[m_at]))
            ++m_at;
        isComplete = m_at > begin;
    }
    if (!isComplete)
        return std::nullopt;
    return m_text.sliced(begin, m_at - begin);
}

} // namespace dogear::sync_servers
