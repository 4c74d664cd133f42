// SPDX-License-Identifier: GPL-3.0-or-later
#include "prolog.h"

#include "start_tag.h"

#include <algorithm>
#include <array>

namespace dogear::feed {

namespace {

// Limits for hostile documents.
constexpr qsizetype maxEntities = 2000;
constexpr qsizetype maxWordLength = 64;

/// Tells whether \a name is an element of HTML in messages of servers, which is never a root.
bool isOfMessages(QByteArrayView name)
{
    static constexpr std::array<QByteArrayView, 20> names = {
        "b",  "br", "center", "code", "div",    "em",    "font", "h1",     "h2",    "h3",
        "hr", "i",  "p",      "pre",  "script", "small", "span", "strong", "style", "table"};
    return std::ranges::any_of(names, [name](QByteArrayView word) {
        return name.size() == word.size() && name.compare(word, Qt::CaseInsensitive) == 0;
    });
}

class PrologReader
{
public:
    explicit PrologReader(QByteArrayView text)
        : m_text(text)
    {}

    Prolog read()
    {
        while (m_prolog.root < 0 && m_at < m_text.size())
            step();
        return std::move(m_prolog);
    }

private:
    void step()
    {
        if (isXmlSpace(m_text[m_at])) {
            ++m_at;
        } else if (startsWith("<?")) {
            skipPast("?>");
        } else if (startsWith("<!--")) {
            skipPast("-->");
        } else if (isDoctype()) {
            readDoctype();
        } else if (isRoot()) {
            m_prolog.root = m_at;
        } else {
            // Servers write messages, such as warnings with <b> and <br>, before the feed.
            m_prolog.hasJunk = true;
            const qsizetype next = m_text.indexOf('<', m_at + 1);
            m_at = next < 0 ? m_text.size() : next;
        }
    }

    [[nodiscard]] bool startsWith(QByteArrayView what) const
    {
        return m_text.sliced(m_at).startsWith(what);
    }

    [[nodiscard]] bool isDoctype() const
    {
        constexpr QByteArrayView word = "<!doctype";
        const QByteArrayView here = m_text.sliced(m_at);
        return here.size() >= word.size()
               && here.first(word.size()).compare(word, Qt::CaseInsensitive) == 0;
    }

    /// Returns the word at \a at, up to white space or the end of a tag.
    [[nodiscard]] QByteArrayView wordAt(qsizetype at) const
    {
        qsizetype end = at;
        while (end < m_text.size() && end - at < maxWordLength && !isXmlSpace(m_text[end])
               && m_text[end] != '>' && m_text[end] != '/')
            ++end;
        return m_text.sliced(at, end - at);
    }

    [[nodiscard]] bool isRoot() const
    {
        return m_text[m_at] == '<' && m_at + 1 < m_text.size() && isNameStart(m_text[m_at + 1])
               && !isOfMessages(wordAt(m_at + 1));
    }

    void skipPast(QByteArrayView end)
    {
        const qsizetype found = m_text.indexOf(end, m_at);
        m_prolog.isTruncatedInput = found < 0;
        m_at = found < 0 ? m_text.size() : found + end.size();
    }

    /// Skips a quoted text.
    /// \return the text between the quotes
    QByteArrayView skipQuoted()
    {
        const qsizetype begin = m_at + 1;
        const qsizetype end = m_text.indexOf(m_text[m_at], begin);
        m_at = end < 0 ? m_text.size() : end + 1;
        return m_text.sliced(begin, (end < 0 ? m_text.size() : end) - begin);
    }

    void readDoctype()
    {
        // Assumed until the ">" that ends the declaration is found.
        m_prolog.isTruncatedInput = true;
        m_at += 2;
        while (m_at < m_text.size()) {
            const char c = m_text[m_at];
            // A quoted text may contain "]", ">" and "<!".
            if (c == '"' || c == '\'') {
                skipQuoted();
            } else if (startsWith("<!--")) {
                skipPast("-->");
                // skipPast() has reset it, but the declaration is still open.
                m_prolog.isTruncatedInput = true;
            } else if (startsWith("<!ENTITY")) {
                readEntity();
            } else if (c == '[') {
                m_isInSubset = true;
                ++m_at;
            } else if (c == ']') {
                m_isInSubset = false;
                ++m_at;
            } else {
                ++m_at;
                if (c == '>' && !m_isInSubset) {
                    m_prolog.isTruncatedInput = false;
                    return;
                }
            }
        }
    }

    /// Reads `<!ENTITY name "value">`; the first of those with one name counts (section 4.2).
    void readEntity()
    {
        m_at += qsizetype(std::size("<!ENTITY")) - 1;
        skipSpace();
        const qsizetype begin = m_at;
        while (m_at < m_text.size() && !isXmlSpace(m_text[m_at]) && m_text[m_at] != '>')
            ++m_at;
        const QByteArray name = m_text.sliced(begin, m_at - begin).toByteArray();
        skipSpace();
        // Without a quoted value the entity refers to a file: SYSTEM or PUBLIC.
        const bool hasValue = m_at < m_text.size() && (m_text[m_at] == '"' || m_text[m_at] == '\'');
        const QByteArray value = hasValue ? skipQuoted().toByteArray() : QByteArray();
        // "%" declares a parameter entity, which only document type declarations use. An empty
        // value is kept apart from null, which stands for a file.
        if (name != "%" && name.size() <= maxWordLength && !m_prolog.entities.contains(name)
            && m_prolog.entities.size() < maxEntities)
            m_prolog.entities.insert(name, hasValue && value.isNull() ? QByteArray("") : value);
    }

    void skipSpace()
    {
        while (m_at < m_text.size() && isXmlSpace(m_text[m_at]))
            ++m_at;
    }

    QByteArrayView m_text;
    qsizetype m_at = 0;
    bool m_isInSubset = false;
    Prolog m_prolog;
};

} // namespace

Prolog readProlog(QByteArrayView text)
{
    return PrologReader(text).read();
}

} // namespace dogear::feed
