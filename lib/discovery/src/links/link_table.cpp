// SPDX-License-Identifier: GPL-3.0-or-later
#include "links/link_table.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::discovery {

namespace {

const QString numberForm = u"[1-9][0-9]{0,17}"_s;

const QHash<QString, QString> &partForms()
{
    static const QHash<QString, QString> forms{
        {u"number"_s, numberForm},
        {u"guid"_s, u"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}"_s},
        {u"country"_s, u"[a-z]{2}"_s},
        {u"slug"_s, u"[^/]+"_s},
        {u"episode"_s, u"[^/]+"_s},
        {u"name"_s, u"[^/=]+"_s},
        {u"base64"_s, u"(?:[a-z0-9_-]|=|%3D)+"_s},
        {u"hex"_s, u"(?:[0-9a-f]{2})+"_s},
        {u"rest"_s, u".+"_s},
        {u"channel"_s, u"(?-i:UC)[a-z0-9_-]{1,64}"_s},
        {u"handle"_s, u"(?:@|%40|c/)[^/]+"_s},
    };
    return forms;
}

QString partExpression(const QString &name)
{
    if (name == "tld"_L1)
        return u"(?:com?\\.)?[a-z]{2,3}"_s;
    return u"(?<%1>%2)"_s.arg(name, partForms().value(name));
}

QString literalExpression(QChar literal)
{
    if (literal == u'[')
        return u"(?:"_s;
    if (literal == u']')
        return u")?"_s;
    return QRegularExpression::escape(QStringView(&literal, 1));
}

/// \return the host or scheme in \a pattern up to its first part, which each of its links contains
QLatin1StringView fixedText(QLatin1StringView pattern)
{
    while (pattern.startsWith(u'['))
        pattern = pattern.sliced(pattern.indexOf(u']') + 1);
    const auto end = std::ranges::find_if(
        pattern, [](char each) { return each == '{' || each == '[' || each == '/'; });
    return pattern.first(end - pattern.begin());
}

QRegularExpression linkExpression(QLatin1StringView pattern)
{
    QString text = pattern;
    const bool isOpen = text.endsWith("/*"_L1);
    if (isOpen)
        text.chop(2);

    QString expression;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (text.at(at) != u'{') {
            expression += literalExpression(text.at(at));
            continue;
        }
        const qsizetype end = text.indexOf(u'}', at);
        expression += partExpression(text.sliced(at + 1, end - at - 1));
        at = end;
    }
    return QRegularExpression(
        QRegularExpression::anchoredPattern(expression + (isOpen ? u"(?:/.*)?"_s : u"/*"_s)),
        QRegularExpression::CaseInsensitiveOption);
}

} // namespace

QRegularExpressionMatch matchLink(QLatin1StringView pattern, const QString &link)
{
    // The first plain address would otherwise compile the expressions of all services, which takes
    // longer than the rest of readLink().
    if (!link.contains(fixedText(pattern), Qt::CaseInsensitive))
        return {};
    return linkExpression(pattern).match(link);
}

qint64 linkNumber(const QString &digits)
{
    static const QRegularExpression number(QRegularExpression::anchoredPattern(numberForm));
    return number.match(digits).hasMatch() ? digits.toLongLong() : 0;
}

} // namespace dogear::discovery
