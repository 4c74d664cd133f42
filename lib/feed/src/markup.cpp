// SPDX-License-Identifier: GPL-3.0-or-later
#include "markup.h"

namespace dogear::feed {

void appendEscaped(QByteArray &markup, QByteArrayView text)
{
    for (const char c : text) {
        if (c == '&')
            markup.append("&amp;");
        else if (c == '<')
            markup.append("&lt;");
        else if (c == '>')
            markup.append("&gt;");
        else if (c == '"')
            markup.append("&quot;");
        else
            markup.append(c);
    }
}

void foldMarkup(const Element &element, Element &parent)
{
    QByteArray &text = parent.text;
    text.append('<').append(element.name);
    for (const Attribute &attribute : element.attributes) {
        text.append(' ').append(attribute.name).append("=\"");
        appendEscaped(text, attribute.value.toUtf8());
        text.append('"');
    }
    text.append('>').append(element.text);
    const QByteArray name = element.name.toLower();
    // HTML reads "</br>" as a second line break, and void elements have no end tag.
    if (name != "br" && name != "img" && name != "hr")
        text.append("</").append(element.name).append('>');
}

} // namespace dogear::feed
