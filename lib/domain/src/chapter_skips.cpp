// SPDX-License-Identifier: GPL-3.0-or-later
#include <domain/chapter_skips.h>

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::domain {

namespace {

/// Longer ones are no pattern but an accident of the clipboard.
constexpr qsizetype maxPatternLength = 200;

/// A `*` takes letters and nothing else, and gives none back but at the end of a word: no title
/// takes long.
QString toExpression(const QStringList &pieces)
{
    QString expression = QRegularExpression::escape(pieces.constFirst());
    for (qsizetype i = 1; i < pieces.size(); ++i) {
        const QString piece = QRegularExpression::escape(pieces.at(i));
        const bool isLast = i == pieces.size() - 1;
        expression += isLast ? uR"(\w*)"_s : uR"((?>\w*?)"_s;
        expression += piece;
        if (!isLast)
            expression += u')';
    }
    return expression;
}

QRegularExpression wordsOf(const QString &pattern)
{
    QStringList words;
    for (const QString &word : pattern.split(u' '))
        words.append(toExpression(word.split(u'*')));
    return QRegularExpression(uR"((?<!\w))"_s + words.join(uR"(\s+)"_s) + uR"((?!\w))"_s,
                              QRegularExpression::CaseInsensitiveOption
                                  | QRegularExpression::UseUnicodePropertiesOption);
}

} // namespace

bool matchesTitle(const QString &pattern, const QString &title)
{
    const QString words = pattern.simplified();
    if (words.isEmpty() || words.size() > maxPatternLength)
        return false;
    return wordsOf(words).match(title).hasMatch();
}

ChapterSkip skipOf(const Chapter &chapter, const ChapterSkips &skips)
{
    const auto isChosen = [&chapter](std::chrono::milliseconds start) {
        return std::chrono::abs(start - chapter.start) < sameStart;
    };
    if (std::ranges::any_of(skips.starts, isChosen))
        return ChapterSkip::Chosen;
    const auto matches = [&chapter](const QString &pattern) {
        return matchesTitle(pattern, chapter.title);
    };
    return std::ranges::any_of(skips.patterns, matches) ? ChapterSkip::ByTitle : ChapterSkip::None;
}

QStringList toPatterns(const QString &text)
{
    static const QRegularExpression between(u"[,\\n]"_s);
    QStringList patterns;
    for (const QString &part : text.split(between)) {
        const QString pattern = part.simplified().left(maxPatternLength);
        if (!pattern.isEmpty() && !patterns.contains(pattern, Qt::CaseInsensitive))
            patterns.append(pattern);
    }
    return patterns;
}

QString toText(const QStringList &patterns)
{
    return patterns.join(u", "_s);
}

} // namespace dogear::domain
