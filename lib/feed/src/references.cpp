// SPDX-License-Identifier: GPL-3.0-or-later
#include "references.h"

#include "append_utf8.h"
#include "named_characters.h"

#include <QString>

#include <algorithm>
#include <array>

namespace dogear::feed {

namespace {

// Longer names are no entities; the limit keeps the search for a ";" short.
constexpr qsizetype maxNameLength = 64;
constexpr int maxEntityDepth = 16;
constexpr QByteArrayView ampersand = "&amp;";

bool isPredefined(const QByteArray &name)
{
    static constexpr std::array<QByteArrayView, 5> known = {"amp", "lt", "gt", "quot", "apos"};
    return std::find(known.begin(), known.end(), QByteArrayView(name)) != known.end();
}

bool isInWord(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'
           || c == '-' || c == '.' || c == ':' || (c & 0x80);
}

struct Number
{
    char32_t value = 0;
    qsizetype size = 0; ///< in bytes, with "&#" and ";"; 0 if there is none
    bool isClosed = false;
};

/// Returns -1 if \a c is not a digit.
int digitOf(char c, bool isHex)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (isHex && c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (isHex && c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

/// Reads "&#123;" or "&#x7b;" at the begin of \a text.
Number readNumber(QByteArrayView text)
{
    const bool isHex = text.size() > 2 && (text[2] == 'x' || text[2] == 'X');
    Number number;
    qsizetype at = isHex ? 3 : 2;
    const qsizetype first = at;
    for (; at < text.size() && at < maxNameLength; ++at) {
        const int digit = digitOf(text[at], isHex);
        if (digit < 0)
            break;
        // Saturates above the last code point, so that no number of digits overflows.
        number.value =
            std::min<char32_t>(number.value * (isHex ? 16 : 10) + char32_t(digit), 0x110000);
    }
    number.isClosed = at < text.size() && text[at] == ';';
    number.size = at == first ? 0 : at + (number.isClosed ? 1 : 0);
    return number;
}

/// Appends a character; one with a meaning in XML becomes a reference.
void appendEscaped(QByteArray &out, char32_t character)
{
    switch (character) {
    case '<':
        out += "&lt;";
        return;
    case '>':
        out += "&gt;";
        return;
    case '&':
        out += "&amp;";
        return;
    case '"':
        out += "&quot;";
        return;
    case '\'':
        out += "&apos;";
        return;
    default:
        appendUtf8(out, character);
    }
}

} // namespace

bool isXmlCharacter(char32_t c)
{
    return c == '\t' || c == '\n' || c == '\r' || (c >= 0x20 && c < 0xd800)
           || (c >= 0xe000 && c < 0xfffe) || (c >= 0x10000 && c < 0x110000);
}

void ReferenceRepairer::append(QByteArray &out, QByteArrayView text)
{
    qsizetype at = 0;
    while (at < text.size() && !isOverBudget()) {
        const qsizetype found = text.indexOf('&', at);
        const qsizetype end = found < 0 ? text.size() : found;
        out.append(text.sliced(at, end - at));
        at = end;
        if (found >= 0)
            at += appendReference(out, text.sliced(found));
    }
}

/// Appends the reference or ampersand at the begin of \a text.
/// \return number of bytes of \a text that were consumed
qsizetype ReferenceRepairer::appendReference(QByteArray &out, QByteArrayView text)
{
    if (text.size() > 1 && text[1] == '#')
        return appendNumber(out, text);
    const auto *const begin = text.cbegin() + 1;
    // Not a search for ";" in all of the text: many ampersands would take quadratic time.
    const auto *const farthest = begin + std::min(text.size() - 1, maxNameLength);
    const auto *const end = std::find_if_not(begin, farthest, isInWord);
    const bool isClosed = end != text.cend() && *end == ';';
    // fromRawData(): the name is only looked up and needs no copy.
    if (isClosed && appendNamed(out, QByteArray::fromRawData(begin, end - begin)))
        return end - begin + 2;
    m_repairs |= Repair::Ampersand;
    out += ampersand;
    return 1;
}

qsizetype ReferenceRepairer::appendNumber(QByteArray &out, QByteArrayView text)
{
    Number number = readNumber(text);
    if (number.size == 0) {
        m_repairs |= Repair::Ampersand;
        out += ampersand;
        return 1;
    }
    if (number.isClosed && isXmlCharacter(number.value)) {
        out.append(text.first(number.size));
        return number.size;
    }
    qsizetype size = number.size;
    // Some programs write a surrogate pair as two references; XML allows neither.
    if (number.value >= 0xd800 && number.value < 0xe000) {
        const Number low =
            text.sliced(size).startsWith("&#") ? readNumber(text.sliced(size)) : Number();
        const bool isPair = number.value < 0xdc00 && low.value >= 0xdc00 && low.value < 0xe000;
        size += isPair ? low.size : 0;
        number.value = isPair ? QChar::surrogateToUcs4(char16_t(number.value), char16_t(low.value))
                              : char32_t(QChar::ReplacementCharacter);
        m_repairs |= Repair::Surrogate;
    } else {
        m_repairs |= Repair::CharacterReference;
    }
    // A character that XML forbids, such as "&#0;", is dropped.
    if (isXmlCharacter(number.value))
        appendEscaped(out, number.value);
    return size;
}

/// Appends the character or entity \a name.
/// \return false if there is none
bool ReferenceRepairer::appendNamed(QByteArray &out, const QByteArray &name)
{
    if (isPredefined(name)) {
        out.append('&').append(name).append(';');
        return true;
    }
    // The document's own entities have precedence over the names of HTML.
    if (m_entities.contains(name)) {
        expand(out, name, 0);
        return true;
    }
    const char32_t character = namedCharacter(name);
    if (character == 0)
        return false;
    m_repairs |= Repair::Entity;
    appendEscaped(out, character);
    return true;
}

/// Appends the value of the document's own entity \a name as text; entities in it are expanded too.
void ReferenceRepairer::expand(QByteArray &out, const QByteArray &name, int depth)
{
    const QByteArray value = m_entities.value(name);
    if (value.isNull())
        m_repairs |= Repair::ExternalEntity;
    // Charged per expansion, at least one byte, so that "a billion laughs" ends; an entity within
    // itself exhausts the budget at the maximum depth.
    m_budget -= depth < maxEntityDepth ? value.size() + 1 : m_budget + 1;
    qsizetype at = 0;
    while (at < value.size() && !isOverBudget()) {
        const char c = value.at(at);
        const qsizetype end = c == '&' ? value.indexOf(';', at) : -1;
        const QByteArray inner =
            end < 0 || end - at > maxNameLength ? QByteArray() : value.sliced(at + 1, end - at - 1);
        if (m_entities.contains(inner)) {
            expand(out, inner, depth + 1);
            at = end + 1;
        } else if (c == '&') {
            at += appendReference(out, QByteArrayView(value).sliced(at));
        } else {
            ++at;
            // Markup in an entity becomes text (decision 10 in lib/README.md).
            if (c & 0x80)
                out += c;
            else
                appendEscaped(out, char32_t(c));
        }
    }
}

} // namespace dogear::feed
