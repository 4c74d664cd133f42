// SPDX-License-Identifier: GPL-3.0-or-later
#include "plain_lines.h"

using namespace Qt::StringLiterals;

namespace dogear::notes {

void PlainLines::add(QStringView text)
{
    if (text.isEmpty())
        return;
    // Written only before text, so that an empty list item leaves no bullet.
    if (m_isLineStart && m_hasBullet) {
        m_text += u"• "_s;
        m_hasBullet = false;
    } else if (m_hasSpace && !m_isLineStart) {
        m_text += u' ';
    }
    m_text += text;
    m_hasSpace = false;
    m_isLineStart = false;
}

void PlainLines::endLine()
{
    if (!m_isLineStart)
        m_text += u'\n';
    m_isLineStart = true;
    m_hasSpace = false;
}

void PlainLines::addLineBreak()
{
    // Two line breaks in sequence are one empty line; further ones are dropped.
    if (!m_text.isEmpty() && !m_text.endsWith("\n\n"_L1))
        m_text += u'\n';
    m_isLineStart = true;
    m_hasSpace = false;
}

QString PlainLines::take()
{
    while (m_text.endsWith(u'\n')) // of the last block, or explicit line breaks at the end
        m_text.chop(1);
    return std::move(m_text);
}

} // namespace dogear::notes
