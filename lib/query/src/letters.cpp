// SPDX-License-Identifier: GPL-3.0-or-later
#include "letters.h"

#include <QChar>
#include <QList>

using namespace Qt::StringLiterals;

namespace dogear::query {

namespace {

bool isIdeographic(char32_t c)
{
    // The scripts below begin with Hangul Jamo (U+1100); letters before it need no look-up.
    if (c < 0x1100)
        return false;
    switch (QChar::script(c)) {
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
    case QChar::Script_Hangul:
    case QChar::Script_Bopomofo:
        return true;
    default:
        return c == 0x30fc || c == 0xff70; // long vowel marks: of script Common in Unicode
    }
}

/// Returns whether \a c is an accent that a search ignores. Vowel signs of Indic scripts are
/// combining marks in Unicode, too, but they distinguish words, so they are no accents here.
bool isAccent(char32_t c)
{
    const auto isIn = [c](char32_t first, char32_t last) { return first <= c && c <= last; };
    return isIn(0x0300, 0x036f) || isIn(0x0483, 0x0487) || isIn(0x0591, 0x05bd)
           || isIn(0x05bf, 0x05c7) || isIn(0x0610, 0x061a) || isIn(0x064b, 0x065f) || c == 0x0670
           || isIn(0x1ab0, 0x1aff) || isIn(0x1dc0, 0x1dff) || isIn(0x20d0, 0x20ff)
           || isIn(0xfe20, 0xfe2f) || isIn(0xfe00, 0xfe0f) || isIn(0x3099, 0x309a)
           || isIn(0xff9e, 0xff9f);
}

/// Returns whether \a c is invisible and only controls joining or line breaks of its neighbours
/// (soft hyphen, zero width joiners, word joiner, byte order mark).
bool isJoiner(char32_t c)
{
    return c == 0x00ad || c == 0x200c || c == 0x200d || c == 0x2060 || c == 0xfeff;
}

bool isInWord(char32_t c)
{
    switch (QChar::category(c)) {
    case QChar::Letter_Uppercase:
    case QChar::Letter_Lowercase:
    case QChar::Letter_Titlecase:
    case QChar::Letter_Modifier:
    case QChar::Letter_Other:
    case QChar::Mark_NonSpacing:
    case QChar::Mark_SpacingCombining:
    case QChar::Number_DecimalDigit:
    case QChar::Number_Letter:
    case QChar::Number_Other:
    case QChar::Other_PrivateUse:
        return true;
    default:
        return false;
    }
}

/// Returns whether \a c must not be decomposed: the parts of kana and Hangul syllables are other
/// letters, not a letter and its accent ("ga" is not an accented "ka"). Half-width kana (U+FF00 on)
/// and Han compatibility characters are decomposed, which gives their usual forms.
bool isComposed(char32_t c)
{
    return c < 0xff00 && isIdeographic(c) && QChar::script(c) != QChar::Script_Han;
}

void appendLetter(QString &word, char32_t c)
{
    if (isAccent(c) || !isInWord(c))
        return;
    const char32_t folded = QChar::toCaseFolded(c);
    // QChar::toCaseFolded() maps one character to one; the full folding of ß is "ss".
    if (folded == U'ß')
        word.append("ss"_L1);
    else
        word.append(QChar::fromUcs4(folded));
}

} // namespace

Letter kindOf(char32_t c)
{
    // Most texts are ASCII, and the Unicode tables cost a look-up for each character.
    if (c < 0x80) {
        const bool isWord =
            (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        return isWord ? Letter::Plain : Letter::None;
    }
    if (isAccent(c) || isJoiner(c))
        return Letter::Mark;
    if (!isInWord(c))
        return Letter::None;
    return isIdeographic(c) ? Letter::Ideographic : Letter::Plain;
}

void appendFolded(QString &word, char32_t c)
{
    if (c < 0x80) {
        word.append(QChar(c >= 'A' && c <= 'Z' ? char16_t(c + 32) : char16_t(c)));
        return;
    }
    if (QChar::decompositionTag(c) == QChar::NoDecomposition || isComposed(c)) {
        appendLetter(word, c);
        return;
    }
    const QString parts = QString::fromUcs4(&c, 1).normalized(QString::NormalizationForm_KD);
    for (const uint part : parts.toUcs4())
        appendLetter(word, part);
}

bool beginsIdeographic(const QString &word)
{
    return !word.isEmpty() && kindOf(word.toUcs4().constFirst()) == Letter::Ideographic;
}

} // namespace dogear::query
