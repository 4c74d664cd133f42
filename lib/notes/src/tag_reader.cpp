// SPDX-License-Identifier: GPL-3.0-or-later
#include "tag_reader.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::notes {

namespace {

// More than any whitelisted element has; few enough for a linear search for duplicates.
constexpr qsizetype maxAttributes = 32;

bool isAsciiLetter(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z');
}

bool isNamePart(QChar c)
{
    return isAsciiLetter(c) || (c >= u'0' && c <= u'9') || c == u'-' || c == u'_' || c == u':';
}

/// Whether \a name is a scheme: "<https://example.org>" and "<mailto:…>" are addresses, not tags.
bool isScheme(QStringView name)
{
    return name.startsWith("http:"_L1) || name.startsWith("https:"_L1)
           || name.startsWith("mailto:"_L1);
}

void addAttribute(QList<Attribute> &attributes, const Attribute &attribute)
{
    // Of equal names the first one counts, as in browsers (13.2.5.33).
    const auto isSame = [&](const Attribute &other) { return other.name == attribute.name; };
    if (attributes.size() < maxAttributes && std::ranges::none_of(attributes, isSame))
        attributes.append(attribute);
}

} // namespace

std::optional<Tag> TagReader::read(qsizetype position)
{
    Tag tag;
    qsizetype at = position + 1;
    tag.isEnd = at < m_text.size() && m_text[at] == u'/';
    if (tag.isEnd)
        ++at;
    const qsizetype nameBegin = at;
    while (at < m_text.size() && isNamePart(m_text[at]))
        ++at;
    if (at == nameBegin || !isAsciiLetter(m_text[nameBegin]) || !hasTagEndAfter(at))
        return {};
    const QChar next = m_text[at];
    if (!isHtmlSpace(next) && next != u'/' && next != u'>' && next != u'<')
        return {};
    tag.name = m_text.sliced(nameBegin, at - nameBegin).toString().toLower();
    if (isScheme(tag.name))
        return {};
    if (!readAttributes(tag, at)) {
        // A quote is never closed: end the tag at the next ">", as a reader would.
        tag.attributes.clear();
        tag.end = m_nextTagEnd + 1;
    }
    return tag;
}

bool TagReader::hasTagEndAfter(qsizetype position)
{
    // Remembers the last result, so that "<b <b <b …" takes linear time.
    if (m_nextTagEnd >= 0 && m_nextTagEnd < position)
        m_nextTagEnd = m_text.indexOf(u'>', position);
    return m_nextTagEnd >= 0;
}

bool TagReader::readAttributes(Tag &tag, qsizetype position) const
{
    qsizetype at = position;
    while (at < m_text.size()) {
        if (m_text[at] == u'>') {
            tag.end = at + 1;
            return true;
        }
        if (isHtmlSpace(m_text[at]) || m_text[at] == u'/') {
            ++at;
            continue;
        }
        const qsizetype nameBegin = at++; // a name may begin with "=", 13.2.5.32
        while (at < m_text.size() && !isHtmlSpace(m_text[at]) && m_text[at] != u'/'
               && m_text[at] != u'>' && m_text[at] != u'=')
            ++at;
        Attribute attribute{m_text.sliced(nameBegin, at - nameBegin).toString().toLower(), {}};
        const qsizetype equals = skipSpace(at);
        if (equals < m_text.size() && m_text[equals] == u'=')
            at = readValue(attribute, skipSpace(equals + 1));
        addAttribute(tag.attributes, attribute);
    }
    return false;
}

qsizetype TagReader::readValue(Attribute &attribute, qsizetype position) const
{
    if (position >= m_text.size())
        return position;
    const QChar quote = m_text[position];
    if (quote == u'"' || quote == u'\'') {
        const qsizetype close = m_text.indexOf(quote, position + 1);
        if (close < 0) // read() then ends the tag at the next ">"
            return m_text.size();
        attribute.value = m_text.sliced(position + 1, close - position - 1);
        return close + 1;
    }
    qsizetype at = position;
    while (at < m_text.size() && !isHtmlSpace(m_text[at]) && m_text[at] != u'>')
        ++at;
    attribute.value = m_text.sliced(position, at - position);
    return at;
}

qsizetype TagReader::skipSpace(qsizetype position) const
{
    while (position < m_text.size() && isHtmlSpace(m_text[position]))
        ++position;
    return position;
}

} // namespace dogear::notes
