// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Parses a single tag of foreign markup, including badly written ones.
///
/// Threads: any thread, one reader per text.
/// Spec:    HTML Living Standard section 13.2.5 (tokenization), except that a "<" that begins no
///          tag stays text: show notes have "<3" and "a < b" more often than broken tags.
/// Tests:   tests/unit/notes/tst_safe_html.cpp

#include <QList>
#include <QStringView>

#include <optional>

namespace dogear::notes {

struct Attribute
{
    QString name;      ///< lower case
    QStringView value; ///< with unresolved entities; may contain single or double quotes
};

struct Tag
{
    QString name; ///< lower case
    bool isEnd = false;
    QList<Attribute> attributes; ///< at most maxAttributes; of equal names the first
    qsizetype end = 0;           ///< offset behind the ">"
};

class TagReader
{
public:
    explicit TagReader(QStringView text)
        : m_text(text)
    {}

    /// Reads the tag that begins with the "<" at \a position. Calls with increasing positions take
    /// linear time over the whole text.
    /// \return nothing if the "<" is text
    [[nodiscard]] std::optional<Tag> read(qsizetype position);

private:
    [[nodiscard]] bool hasTagEndAfter(qsizetype position);
    /// Sets the attributes and the end of \a tag. \return false if the tag does not end
    [[nodiscard]] bool readAttributes(Tag &tag, qsizetype position) const;
    [[nodiscard]] qsizetype readValue(Attribute &attribute, qsizetype position) const;
    [[nodiscard]] qsizetype skipSpace(qsizetype position) const;

    QStringView m_text;
    qsizetype m_nextTagEnd = 0; ///< offset of the next ">"; -1 if there is no further one
};

/// White space as HTML defines it, which is narrower than the Unicode definition.
[[nodiscard]] constexpr bool isHtmlSpace(QChar c)
{
    return c == u' ' || c == u'\n' || c == u'\t' || c == u'\r' || c == u'\f';
}

/// Control characters and noncharacters. They have no meaning in HTML, whose parser replaces them
/// (13.2.3.5), and some of them mark the matches in search results.
[[nodiscard]] constexpr bool isNoise(QChar c)
{
    const char16_t u = c.unicode();
    return (u < u' ' && !isHtmlSpace(c)) || (u >= 0x7f && u <= 0x9f) || (u >= 0xfdd0 && u <= 0xfdef)
           || u >= 0xfffe;
}

} // namespace dogear::notes
