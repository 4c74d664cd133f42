// SPDX-License-Identifier: GPL-3.0-or-later
#include <words/plain_text.h>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::words {

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

bool isInvisible(char32_t c)
{
    const bool isListed = std::ranges::any_of(
        invisibleRanges, [c](const auto &range) { return c >= range.first && c <= range.second; });
    return isListed || QChar::category(c) == QChar::Other_Control || QChar::isSurrogate(c)
           || QChar::isNonCharacter(c);
}

} // namespace

QString plainLine(QStringView text)
{
    QString line;
    line.reserve(std::min(text.size(), maxPlainLength));
    bool hasSpace = false;
    // Half of a surrogate pair is U+FFFD in the UCS-4 text of Qt, so halves are looked at here.
    for (qsizetype at = 0; at < text.size(); ++at) {
        char32_t c = text[at].unicode();
        const bool isPair =
            text[at].isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate();
        if (isPair)
            c = QChar::surrogateToUcs4(text[at], text[++at]);
        if (QChar::isSpace(c)) {
            hasSpace = true;
            continue;
        }
        if (isInvisible(c))
            continue;
        if (line.size() >= maxPlainLength)
            return line + u'…';
        if (hasSpace && !line.isEmpty())
            line += u' ';
        hasSpace = false;
        line.append(QChar::fromUcs4(c));
    }
    return line;
}

QString plainAddress(const QUrl &url)
{
    return plainLine(url.toDisplayString(QUrl::RemoveUserInfo));
}

QUrl openableLink(const QUrl &url)
{
    const QString scheme = url.scheme(); // QUrl writes it in lower case
    const bool isWeb = (scheme == "http"_L1 || scheme == "https"_L1) && !url.host().isEmpty();
    return isWeb || scheme == "mailto"_L1 ? url : QUrl();
}

} // namespace dogear::words
