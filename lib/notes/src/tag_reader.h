// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads one tag of foreign markup, however badly it is written.
///
/// Threads: one reader per text; any thread.
/// Spec:    HTML Living Standard section 13.2.5 (tokenization). Unlike there, a "<" that begins no
///          tag stays text: show notes have more of "<3" and "a < b" than of broken tags.
/// Tests:   tests/unit/notes/tst_safe_html.cpp

#include <QList>
#include <QStringView>

#include <optional>

namespace dogear::notes {

struct Attribute
{
    QString name;      ///< lower case
    QStringView value; ///< entities not resolved; may contain either quote
};

struct Tag
{
    QString name; ///< lower case
    bool isEnd = false;
    QList<Attribute> attributes; ///< at most maxAttributes, the first of equal names
    qsizetype end = 0;           ///< behind the ">"
};

class TagReader
{
public:
    explicit TagReader(QStringView text)
        : m_text(text)
    {}

    /// The tag that begins with the "<" at \a position, or nothing if that is text.
    /// Linear over the whole text if called with rising positions.
    [[nodiscard]] std::optional<Tag> read(qsizetype position);

private:
    [[nodiscard]] bool hasTagEndAfter(qsizetype position);
    /// Fills attributes and end; false if the tag never ends.
    [[nodiscard]] bool readAttributes(Tag &tag, qsizetype position) const;
    [[nodiscard]] qsizetype readValue(Attribute &attribute, qsizetype position) const;
    [[nodiscard]] qsizetype skipSpace(qsizetype position) const;

    QStringView m_text;
    qsizetype m_nextTagEnd = 0; ///< of a ">", -1 if there is none left
};

/// HTML's idea of white space, which is narrower than Unicode's.
[[nodiscard]] constexpr bool isHtmlSpace(QChar c)
{
    return c == u' ' || c == u'\n' || c == u'\t' || c == u'\r' || c == u'\f';
}

/// Control characters and noncharacters: HTML gives them no meaning and its parser replaces them
/// (13.2.3.5), and some have one in search results.
[[nodiscard]] constexpr bool isNoise(QChar c)
{
    const char16_t u = c.unicode();
    return (u < u' ' && !isHtmlSpace(c)) || (u >= 0x7f && u <= 0x9f) || (u >= 0xfdd0 && u <= 0xfdef)
           || u >= 0xfffe;
}

} // namespace dogear::notes
