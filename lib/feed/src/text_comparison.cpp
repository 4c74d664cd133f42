// SPDX-License-Identifier: GPL-3.0-or-later
#include "text_comparison.h"

#include "plain_label.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

/// Splits \a text into words of letters and digits, without case.
QStringList wordsOf(const QString &text)
{
    static const QRegularExpression word(u"[\\pL\\pN]+"_s);
    QStringList words;
    for (auto matches = word.globalMatch(text.toCaseFolded()); matches.hasNext();)
        words.append(matches.next().captured(0));
    return words;
}

QString withoutTags(const QString &html)
{
    static const QRegularExpression tag(u"<!--.*?-->|</?[A-Za-z][^<>]*>"_s,
                                        QRegularExpression::DotMatchesEverythingOption);
    QString text = html;
    return withoutReferences(text.replace(tag, u" "_s)).trimmed();
}

QString withoutAddresses(const QString &plain)
{
    static const QRegularExpression address(u"(?:https?://|www\\.|mailto:)\\S+"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    return QString(plain).remove(address);
}

bool isExcerpt(const QString &text)
{
    static const QRegularExpression ellipsis(
        u"(?:\u2026|\\.\\.\\.|\\[\u2026\\]|read more|continue reading)[\\s\\])\u00bb\u2192]*$"_s,
        QRegularExpression::CaseInsensitiveOption);
    return ellipsis.match(text).hasMatch();
}

} // namespace

bool hasElements(const QString &text)
{
    static const QRegularExpression tag(
        u"<(?:a|b|blockquote|br|div|em|h[1-6]|hr|i|img|li|ol|p|span|strong|table|u|ul)[\\s/>]"_s,
        QRegularExpression::CaseInsensitiveOption);
    return text.contains(u'<') && tag.match(text).hasMatch();
}

bool hasSameContent(const QString &html, const QString &plain)
{
    constexpr qsizetype advertising = 60; // in words
    constexpr qsizetype farthest = 40;    // in words; maximum distance to the next matching word
    const QString shown = withoutTags(html);
    if (isExcerpt(shown))
        return false;
    // A converter to plain text may write out the addresses of links.
    const QStringList rich = wordsOf(withoutAddresses(shown));
    const QStringList poor = wordsOf(withoutAddresses(withoutReferences(plain)));
    qsizetype at = 0;
    qsizetype missing = 0;
    for (const QString &word : rich) {
        const auto begin = poor.cbegin() + at;
        // Limited, so that the comparison takes linear time and words match only near their place.
        const auto end = begin + std::min(farthest, poor.size() - at);
        const auto found = std::find(begin, end, word);
        if (found == end)
            ++missing;
        else
            at = found - poor.cbegin() + 1;
    }
    const qsizetype more = poor.size() - (rich.size() - missing);
    // A tenth of the words may be missing in the plain text.
    const bool isAllThere = !rich.isEmpty() && missing * 10 <= rich.size();
    return isAllThere && more <= std::max(advertising, rich.size());
}

} // namespace dogear::feed
