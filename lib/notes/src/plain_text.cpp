// SPDX-License-Identifier: GPL-3.0-or-later
#include "plain_text.h"

#include "tag_reader.h"
#include "whitelist.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::notes {

void PlainTextWriter::enter(const HtmlElement &element)
{
    const QLatin1StringView name = element.kind().shown;
    if (name == "br"_L1) {
        addLineBreak();
    } else if (name == "img"_L1) {
        m_hasSpace = true;
        text(element.attribute("alt"));
        m_hasSpace = true;
    } else if (name == "td"_L1 || name == "th"_L1) {
        m_hasSpace = true; // a row is one line
    } else if (element.kind().isBlock() || name == "hr"_L1) {
        endLine();
        m_hasBullet = m_hasBullet || name == "li"_L1;
        m_preDepth += name == "pre"_L1 ? 1 : 0;
    }
}

void PlainTextWriter::leave(const HtmlElement &element)
{
    const QLatin1StringView name = element.kind().shown;
    if (name == "td"_L1 || name == "th"_L1) {
        m_hasSpace = true;
        return;
    }
    if (!element.kind().isBlock())
        return;
    endLine();
    m_preDepth -= name == "pre"_L1 ? 1 : 0;
    if (name == "li"_L1)
        m_hasBullet = false;
}

void PlainTextWriter::text(const QString &text)
{
    for (const QChar c : text) {
        if (m_preDepth > 0 && c == u'\n')
            addLineBreak();
        else if (isHtmlSpace(c) || c == QChar::Nbsp)
            m_hasSpace = true;
        else
            addWord(c);
    }
}

QString PlainTextWriter::takeText()
{
    while (m_text.endsWith(u'\n'))
        m_text.chop(1);
    return std::move(m_text);
}

void PlainTextWriter::endLine()
{
    if (!m_isLineStart)
        m_text += u'\n';
    m_isLineStart = true;
    m_hasSpace = false;
}

void PlainTextWriter::addLineBreak()
{
    // At most one empty line, and none at the beginning.
    if (!m_text.isEmpty() && !m_text.endsWith("\n\n"_L1))
        m_text += u'\n';
    m_isLineStart = true;
    m_hasSpace = false;
}

void PlainTextWriter::addWord(QChar c)
{
    if (m_isLineStart && m_hasBullet) {
        m_text += u"• "_s;
        m_hasBullet = false;
    } else if (m_hasSpace && !m_isLineStart) {
        m_text += u' ';
    }
    m_text += c;
    m_hasSpace = false;
    m_isLineStart = false;
}

} // namespace dogear::notes
