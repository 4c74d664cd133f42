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
        m_lines.addLineBreak();
    } else if (name == "img"_L1) {
        // The spaces keep the description apart from the text around the image.
        m_lines.addSpace();
        text(element.attribute("alt"));
        m_lines.addSpace();
    } else if (name == "td"_L1 || name == "th"_L1) {
        m_lines.addSpace(); // a row of a table is one line, with spaces between its cells
    } else if (element.kind().isBlock() || name == "hr"_L1) {
        m_lines.endLine();
        if (name == "li"_L1)
            m_lines.setBullet(true);
        m_preDepth += name == "pre"_L1 ? 1 : 0;
    }
}

void PlainTextWriter::leave(const HtmlElement &element)
{
    const QLatin1StringView name = element.kind().shown;
    if (name == "td"_L1 || name == "th"_L1) {
        m_lines.addSpace();
        return;
    }
    if (!element.kind().isBlock())
        return;
    m_lines.endLine();
    m_preDepth -= name == "pre"_L1 ? 1 : 0;
    if (name == "li"_L1) // an empty item must not give its bullet to the next text
        m_lines.setBullet(false);
}

void PlainTextWriter::text(const QString &text)
{
    // Word by word, so that PlainLines folds the white space, also across elements.
    qsizetype word = 0;
    for (qsizetype at = 0; at <= text.size(); ++at) {
        const bool isEnd = at == text.size();
        if (!isEnd && !isHtmlSpace(text[at]) && text[at] != QChar::Nbsp)
            continue;
        m_lines.add(QStringView(text).sliced(word, at - word));
        word = at + 1;
        if (isEnd)
            break;
        if (m_preDepth > 0 && text[at] == u'\n')
            m_lines.addLineBreak();
        else
            m_lines.addSpace();
    }
}

QString PlainTextWriter::takeText()
{
    return m_lines.take();
}

} // namespace dogear::notes
