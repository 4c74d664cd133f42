// SPDX-License-Identifier: GPL-3.0-or-later
#include <notes/one_line.h>

#include <QTextBoundaryFinder>

#include <algorithm>
#include <array>
#include <utility>

namespace dogear::notes {

namespace {

/// Characters without a shape of their own, or that change the direction of the text around them.
constexpr std::array<std::pair<char32_t, char32_t>, 9> invisibleRanges = {{
    {0xad, 0xad},       // soft hyphen
    {0x61c, 0x61c},     // Arabic letter mark
    {0x180e, 0x180e},   // Mongolian vowel separator
    {0x200b, 0x200f},   // zero-width space and joiners, direction marks
    {0x202a, 0x202e},   // embeddings and overrides of the direction
    {0x2060, 0x206f},   // word joiner, invisible operators, isolates, deprecated controls
    {0xfeff, 0xfeff},   // byte order mark
    {0xfff9, 0xfffb},   // interlinear annotations
    {0xe0000, 0xe007f}, // tags, which can hide a whole text
}};

bool isInvisible(char32_t character)
{
    const bool isListed = std::ranges::any_of(invisibleRanges, [=](const auto &range) {
        return character >= range.first && character <= range.second;
    });
    return isListed || QChar::category(character) == QChar::Other_Control
           || QChar::isSurrogate(character) || QChar::isNonCharacter(character);
}

/// \return the character at \a position; half of a surrogate pair as it is
char32_t characterAt(QStringView text, qsizetype position)
{
    const QChar first = text[position];
    if (first.isHighSurrogate() && position + 1 < text.size()
        && text[position + 1].isLowSurrogate())
        return QChar::surrogateToUcs4(first, text[position + 1]);
    return first.unicode();
}

} // namespace

QString oneLine(QStringView text, qsizetype enough)
{
    QString line;
    line.reserve(std::min(text.size(), enough));
    bool hasSpace = false;
    for (qsizetype at = 0; at < text.size() && line.size() < enough;) {
        const char32_t character = characterAt(text, at);
        const qsizetype length = QChar::requiresSurrogates(character) ? 2 : 1;
        if (QChar::isSpace(character)) {
            hasSpace = true;
        } else if (!isInvisible(character)) {
            if (hasSpace && !line.isEmpty())
                line += u' ';
            hasSpace = false;
            line += text.sliced(at, length);
        }
        at += length;
    }
    return line;
}

QString shortened(const QString &text, qsizetype maxLength)
{
    if (text.size() <= maxLength)
        return text;
    // The next character, of at most two units, decides whether one ends at the limit.
    const QString begin = text.left(maxLength + 2);
    QTextBoundaryFinder characters(QTextBoundaryFinder::Grapheme, begin);
    characters.setPosition(maxLength);
    qsizetype end = characters.isAtBoundary() ? maxLength : characters.toPreviousBoundary();
    if (end <= 0) // a single character with hundreds of accents
        end = text[maxLength].isLowSurrogate() ? maxLength - 1 : maxLength;
    return text.left(end).trimmed();
}

} // namespace dogear::notes
