// SPDX-License-Identifier: GPL-3.0-or-later
#include "start_tag.h"

#include <algorithm>
#include <optional>

namespace dogear::feed {

namespace {

/// Reads one tag from left to right.
class StartTagReader
{
public:
    StartTagReader(QByteArrayView text, int maxAttributes)
        : m_text(text)
        , m_maxAttributes(maxAttributes)
    {}

    StartTag read()
    {
        m_at = 1;
        m_tag.name = readName();
        // "a < b" and "<3" have no name; after a name only a space, ">" or "/" may follow.
        const bool isTag = !m_tag.name.isEmpty() && m_at < m_text.size()
                           && (isXmlSpace(here()) || here() == '>' || here() == '/');
        // Checked first: the document may end inside the name.
        if (m_at >= m_text.size())
            return finish(StartTag::Kind::CutOff);
        if (!isTag)
            return finish(StartTag::Kind::Text);
        while (m_at < m_text.size()) {
            if (const auto kind = step())
                return finish(*kind);
        }
        return finish(StartTag::Kind::CutOff);
    }

private:
    using Kind = StartTag::Kind;

    [[nodiscard]] char here() const { return m_text[m_at]; }

    StartTag finish(Kind kind)
    {
        m_tag.kind = kind;
        m_tag.size = m_at;
        return std::move(m_tag);
    }

    QByteArrayView readName()
    {
        const qsizetype begin = m_at;
        if (m_at < m_text.size() && isNameStart(here())) {
            while (m_at < m_text.size() && isNameCharacter(here()))
                ++m_at;
        }
        return m_text.sliced(begin, m_at - begin);
    }

    /// Reads one attribute or the end of the tag.
    std::optional<Kind> step()
    {
        const char c = here();
        if (isXmlSpace(c)) {
            ++m_at;
        } else if (c == '>') {
            ++m_at;
            return Kind::Tag;
        } else if (c == '/') {
            // A slash elsewhere in the tag means nothing.
            ++m_at;
            m_tag.isEmptyElement = m_at < m_text.size() && here() == '>';
        } else if (c == '<') {
            // Either the ">" is missing, or this is a comparison in text such as "a <b < c".
            m_tag.repairs |= Repair::Attribute;
            return m_tag.attributes.empty() ? Kind::Text : Kind::Tag;
        } else if (isNameStart(c)) {
            return readAttribute();
        } else {
            // Skips a stray character, as in <a ="x"> or <a "x">.
            m_tag.repairs |= Repair::Attribute;
            ++m_at;
        }
        return std::nullopt;
    }

    void skipSpace()
    {
        while (m_at < m_text.size() && isXmlSpace(here()))
            ++m_at;
    }

    std::optional<Kind> readAttribute()
    {
        const QByteArrayView name = readName();
        skipSpace();
        if (m_at >= m_text.size())
            return Kind::CutOff;
        if (here() != '=') {
            m_tag.repairs |= Repair::Attribute; // an attribute without a value is dropped
            return std::nullopt;
        }
        ++m_at;
        skipSpace();
        if (m_at >= m_text.size())
            return Kind::CutOff;
        if (here() == '"' || here() == '\'')
            return readQuoted(name);
        readUnquoted(name);
        return std::nullopt;
    }

    std::optional<Kind> readQuoted(QByteArrayView name)
    {
        const char quote = here();
        const qsizetype begin = ++m_at;
        const qsizetype end = m_text.indexOf(quote, begin);
        if (end < 0)
            return readUnclosed(name, m_text.sliced(begin));
        const QByteArrayView value = m_text.sliced(begin, end - begin);
        // If the value contains a tag and text follows its quote directly, the quote belongs to a
        // later tag: this value was not closed.
        const bool hasMarkup = value.contains('<');
        const char next = end + 1 < m_text.size() ? m_text[end + 1] : '>';
        const bool isClosed = isXmlSpace(next) || next == '>' || next == '/' || next == '?';
        if (hasMarkup && !isClosed && value.contains('>'))
            return readUnclosed(name, value);
        if (hasMarkup)
            m_tag.repairs |= Repair::Attribute;
        m_at = end + 1;
        add(name, value);
        return std::nullopt;
    }

    /// Reads a value whose quote is not closed in its tag: it ends at the ">".
    std::optional<Kind> readUnclosed(QByteArrayView name, QByteArrayView rest)
    {
        const qsizetype end = rest.indexOf('>');
        if (end < 0) {
            m_at = m_text.size();
            return Kind::CutOff;
        }
        m_tag.isEmptyElement = end > 0 && rest[end - 1] == '/';
        m_tag.repairs |= Repair::Attribute;
        add(name, rest.first(end - (m_tag.isEmptyElement ? 1 : 0)).trimmed());
        m_at += end + 1;
        return Kind::Tag;
    }

    void readUnquoted(QByteArrayView name)
    {
        const qsizetype begin = m_at;
        while (m_at < m_text.size() && !isXmlSpace(here()) && here() != '>' && here() != '<')
            ++m_at;
        // A slash before the ">" belongs to the tag, not to the value.
        if (m_at > begin && m_at < m_text.size() && here() == '>' && m_text[m_at - 1] == '/')
            --m_at;
        m_tag.repairs |= Repair::Attribute;
        add(name, m_text.sliced(begin, m_at - begin));
    }

    void add(QByteArrayView name, QByteArrayView value)
    {
        // Linear search; the number of attributes is limited.
        const bool isKnown =
            std::any_of(m_tag.attributes.cbegin(),
                        m_tag.attributes.cend(),
                        [&](const RawAttribute &known) { return known.name == name; });
        if (isKnown)
            m_tag.repairs |= Repair::DuplicateAttribute;
        else if (int(m_tag.attributes.size()) <= m_maxAttributes) // one too many is refused later
            m_tag.attributes.push_back({name, value});
    }

    QByteArrayView m_text;
    int m_maxAttributes;
    qsizetype m_at = 0;
    StartTag m_tag;
};

} // namespace

bool isXmlSpace(char c)
{
    return c == ' ' || c == '\n' || c == '\t' || c == '\r';
}

bool isNameStart(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || (c & 0x80);
}

bool isNameCharacter(char c)
{
    return isNameStart(c) || (c >= '0' && c <= '9') || c == '-' || c == '.' || c == ':';
}

StartTag readStartTag(QByteArrayView text, int maxAttributes)
{
    return StartTagReader(text, maxAttributes).read();
}

} // namespace dogear::feed
