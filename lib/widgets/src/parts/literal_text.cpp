// SPDX-License-Identifier: GPL-3.0-or-later
#include <widgets/literal_text.h>

#include <QWidget>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

QString literalToolTip(const QString &text)
{
    if (text.isEmpty())
        return {};
    // <qt> tells Qt that this is HTML. Escaped text alone may be taken for plain text, which would
    // show "&amp;" (README.md).
    return u"<qt>"_s + text.toHtmlEscaped().replace(u'\n', "<br>"_L1) + u"</qt>"_s;
}

void setLiteralToolTip(QWidget &widget, const QString &text)
{
    widget.setToolTip(literalToolTip(text));
    widget.setAccessibleDescription(text);
}

QString literalLabel(QString text)
{
    return text.replace(u'&', "&&"_L1);
}

QString literalWindowTitle(QString text)
{
    return text.replace("[*]"_L1, "[*][*]"_L1); // Qt shows "[*][*]" as "[*]"
}

} // namespace dogear::widgets
