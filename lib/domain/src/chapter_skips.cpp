// SPDX-License-Identifier: GPL-3.0-or-later
#include <domain/chapter_skips.h>

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::domain {

namespace {

/// A longer text is not a pattern but pasted by mistake.
constexpr qsizetype maxPatternLength = 200;

/// Makes a regular expression of a word of a pattern, whose \a pieces were separated by `*`.
///
/// A `*` matches letters only. The atomic groups `(?>…)` forbid backtracking into all but the last
/// `*`, so that matching takes no exponential time on any title.
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
    // Not \b, which needs a letter on one side and so fails for a pattern like "[ad]".
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
    // The choice for the episode is checked first: it is more specific than the show's patterns.
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
    static const QRegularExpression between(u"[,，、،\\n]"_s);
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
