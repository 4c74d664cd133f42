// SPDX-License-Identifier: GPL-3.0-or-later
#include "plain_label.h"

#include "damaged_utf8.h"
#include "named_characters.h"
#include "references.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

// In characters; without a limit each "&" would search the whole text for its ";".
constexpr qsizetype maxReferenceLength = 32;

/// Maps a numeric reference to its character; numbers of C1 control characters mean windows-1252
/// (HTML section 13.2.5.80).
char32_t numberedCharacter(uint code)
{
    if (code >= 0x80 && code < 0xa0) {
        const char byte = char(code);
        return QString::fromUtf8(fromWindows1252(QByteArrayView(&byte, 1))).front().unicode();
    }
    return code >= 0x20 && isXmlCharacter(code) ? char32_t(code) : 0;
}

/// Returns the character for the text between "&" and ";"; 0 if it is not a reference.
char32_t character(QStringView name)
{
    if (!name.startsWith(u'#'))
        return namedCharacter(name.toLatin1());
    const bool isHex = name.size() > 1 && name[1].toLower() == u'x';
    bool isNumber = false;
    const uint code = name.sliced(isHex ? 2 : 1).toUInt(&isNumber, isHex ? 16 : 10);
    return isNumber ? numberedCharacter(code) : 0;
}

} // namespace

QString withoutReferences(QStringView text)
{
    QString plain;
    plain.reserve(text.size());
    qsizetype at = 0;
    while (at < text.size()) {
        const qsizetype ampersand = text.indexOf(u'&', at);
        if (ampersand < 0)
            break;
        plain += text.sliced(at, ampersand - at);
        const QStringView ahead = text.sliced(ampersand + 1).left(maxReferenceLength);
        const qsizetype semicolon = ahead.indexOf(u';');
        const char32_t found = semicolon > 0 ? character(ahead.first(semicolon)) : 0;
        if (found != 0)
            plain += QString::fromUcs4(&found, 1);
        else
            plain += u'&';
        // Each reference is resolved once only: "&amp;amp;" becomes "&amp;".
        at = ampersand + 1 + (found != 0 ? semicolon + 1 : 0);
    }
    return plain + text.sliced(at);
}

QString withoutCdataMarks(const QString &text)
{
    constexpr auto begin = "<![CDATA["_L1;
    constexpr auto end = "]]>"_L1;
    const QStringView inner = QStringView(text).trimmed();
    if (!inner.startsWith(begin) || !inner.endsWith(end)
        || inner.size() < begin.size() + end.size())
        return text;
    return inner.sliced(begin.size()).chopped(end.size()).toString();
}

QString toLabel(const QString &text)
{
    // Most labels have neither a reference nor a mark of CDATA.
    if (!text.contains(u'&') && !text.contains("<!"_L1))
        return text.simplified();
    return withoutReferences(withoutCdataMarks(text)).simplified();
}

QString fromLabel(const QString &label)
{
    // A label such as "&amp;" would lose its reference when it is read again.
    if (toLabel(label) == label)
        return label;
    return QString(label).replace(u'&', "&amp;"_L1).replace(u'<', "&lt;"_L1);
}

QString htmlToLabel(const QString &html)
{
    // Only tags of HTML are removed: in "vector<int>" the angle brackets are unescaped text.
    static const QRegularExpression tag(
        u"</"
        u"?(?:a|abbr|acronym|b|bdi|bdo|big|blockquote|center|cite|code|del|dfn|em|font|i|img|ins|"
        u"kbd"
        "|mark|q|s|samp|small|span|strike|strong|sub|sup|time|tt|u|var|wbr)(?:\\s[^<>]*)?/?>"_s,
        QRegularExpression::CaseInsensitiveOption);
    // The edge of a block separates words, an inline tag may stand inside one.
    static const QRegularExpression block(
        u"</?(?:br|div|h[1-6]|hr|li|ol|p|pre|table|tbody|td|th|tr|ul)(?:\\s[^<>]*)?/?>|<!--.*?-->"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::DotMatchesEverythingOption);
    QString text = withoutCdataMarks(html);
    if (text.contains(u'<'))
        text.remove(tag).replace(block, u" "_s);
    return withoutReferences(text).simplified();
}

} // namespace dogear::feed
