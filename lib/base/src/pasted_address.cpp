// SPDX-License-Identifier: GPL-3.0-or-later
#include <base/pasted_address.h>

#include <QRegularExpression>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace dogear {

namespace {

const QString openers = u"<([{\"'“”„‘’‚«»‹›"_s;
const QString closers = u">)]}\"'“”‘’«»‹›.,;:!?…"_s;

bool isScheme(const QString &text)
{
    static const QRegularExpression scheme(u"^[A-Za-z][A-Za-z0-9+.-]*:/?/?[^\\s]"_s);
    return scheme.match(text).hasMatch();
}

/// Decodes an address that begins with "http%3A%2F%2F", as in links that lead through another page.
QString decoded(const QString &text)
{
    static const QRegularExpression escaped(u"^[a-z]+%3A%2F%2F"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    return escaped.match(text).hasMatch() ? QUrl::fromPercentEncoding(text.toUtf8()) : text;
}

/// Removes the punctuation around an address in a sentence. A closing bracket whose opening bracket
/// is in the address belongs to the address.
QString stripped(QString text)
{
    while (!text.isEmpty() && openers.contains(text.front()))
        text.remove(0, 1);
    while (!text.isEmpty() && closers.contains(text.back())) {
        const bool isPart = (text.back() == u')' && text.count(u')') <= text.count(u'('))
                            || (text.back() == u']' && text.count(u']') <= text.count(u'['));
        if (isPart)
            break;
        text.chop(1);
    }
    return text;
}

/// Joins an address that a mail program has broken into lines. A plain word on the next line is no
/// part of the address.
QString joinedLines(const QString &text)
{
    static const QRegularExpression breaks(u"\\s*[\\r\\n]+\\s*"_s);
    static const QRegularExpression parts(u"[/.?=&%_-]"_s);
    const QStringList lines = text.split(breaks, Qt::SkipEmptyParts);
    if (lines.size() < 2 || !isScheme(stripped(lines.constFirst())))
        return text;
    QString joined = lines.constFirst();
    for (const QString &line : lines.mid(1)) {
        // Characters of addresses at the break or in the line tell a broken address from a title.
        const bool isBroken =
            parts.match(joined.right(1)).hasMatch() || parts.match(line).hasMatch();
        if (line.contains(u' ') || isScheme(line) || !isBroken)
            return text;
        joined += line;
    }
    return joined;
}

bool isAddress(const QString &word)
{
    static const QRegularExpression web(u"^[a-z][a-z0-9+.-]*://[^/\\s]"_s,
                                        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression host(u"^[\\w-]+(\\.[\\w-]+)+(:[0-9]+)?/\\S"_s,
                                         QRegularExpression::UseUnicodePropertiesOption);
    return web.match(word).hasMatch() || host.match(word).hasMatch();
}

/// Whether \a text is an address that is written with spaces. Words after the name of a document
/// ("feed.xml One show") are no part of the address.
bool beginsWithSpacedAddress(const QString &text)
{
    static const QRegularExpression document(u"^\\S+(\\.(xml|rss|atom|json|opml)|\\?\\S*)\\s"_s,
                                             QRegularExpression::CaseInsensitiveOption);
    return isScheme(text) && !text.contains(u'\n') && text.contains(u' ')
           && !document.match(text).hasMatch();
}

} // namespace

QString withoutInvisible(QString text)
{
    static const QRegularExpression invisible(
        u"[\\x{00ad}\\x{200b}-\\x{200f}\\x{202a}-\\x{202e}\\x{2060}-\\x{2064}\\x{2066}-\\x{2069}\\x{feff}]"_s);
    return text.remove(invisible).trimmed();
}

QString pastedAddress(const QString &text)
{
    static const QRegularExpression space(u"\\s+"_s);
    const QString joined = joinedLines(text);
    if (beginsWithSpacedAddress(joined))
        return joined;
    QStringList addresses;
    for (const QString &word : joined.split(space, Qt::SkipEmptyParts)) {
        if (const QString address = decoded(stripped(word)); isAddress(address))
            addresses.append(address);
    }
    addresses.removeDuplicates();
    const bool isWhole = joined == text && !text.contains(space);
    if (addresses.size() == 1 && (!isWhole || stripped(text) != text || decoded(text) != text))
        return addresses.constFirst();
    return joined;
}

} // namespace dogear
