// SPDX-License-Identifier: GPL-3.0-or-later
#include "fast_plain_text.h"

#include "escaped_markup.h"
#include "plain_lines.h"
#include "tag_reader.h"

#include <QVarLengthArray>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace dogear::notes {

namespace {

enum class Role { Inline, Block, Heading, List, Item, Break, Rule };

struct Ordinary
{
    QLatin1StringView name;
    Role role;
};

// Sorted by name. Notes with another element, for example a table, need the parser.
constexpr std::array ordinaries = {
    Ordinary{"a"_L1, Role::Inline},         Ordinary{"b"_L1, Role::Inline},
    Ordinary{"blockquote"_L1, Role::Block}, Ordinary{"br"_L1, Role::Break},
    Ordinary{"div"_L1, Role::Block},        Ordinary{"em"_L1, Role::Inline},
    Ordinary{"h1"_L1, Role::Heading},       Ordinary{"h2"_L1, Role::Heading},
    Ordinary{"h3"_L1, Role::Heading},       Ordinary{"h4"_L1, Role::Heading},
    Ordinary{"h5"_L1, Role::Heading},       Ordinary{"h6"_L1, Role::Heading},
    Ordinary{"hr"_L1, Role::Rule},          Ordinary{"i"_L1, Role::Inline},
    Ordinary{"li"_L1, Role::Item},          Ordinary{"ol"_L1, Role::List},
    Ordinary{"p"_L1, Role::Block},          Ordinary{"span"_L1, Role::Inline},
    Ordinary{"strong"_L1, Role::Inline},    Ordinary{"u"_L1, Role::Inline},
    Ordinary{"ul"_L1, Role::List},
};
constexpr qsizetype maxNameLength = 10;
/// Maximum number of tags of ordinary notes; far below the limits on elements for the parser.
constexpr int maxTags = 500;

struct Entity
{
    QLatin1StringView name;
    char16_t character;
};

constexpr std::array entities = {
    Entity{"amp"_L1, u'&'},
    Entity{"lt"_L1, u'<'},
    Entity{"gt"_L1, u'>'},
    Entity{"quot"_L1, u'"'},
    Entity{"nbsp"_L1, u'\u00a0'},
    Entity{"rsquo"_L1, u'\u2019'},
    Entity{"lsquo"_L1, u'\u2018'},
    Entity{"rdquo"_L1, u'\u201d'},
    Entity{"ldquo"_L1, u'\u201c'},
    Entity{"ndash"_L1, u'\u2013'},
    Entity{"mdash"_L1, u'\u2014'},
    Entity{"hellip"_L1, u'\u2026'},
};
constexpr qsizetype maxEntityLength = 32; // maximum length of a name in HTML

constexpr bool isNameCharacter(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9');
}

/// Reads notes as far as they are ordinary. Gives the same text as the parser, or fails.
class QuickReader
{
public:
    QuickReader(QStringView notes, bool keepsLines)
        : m_notes(notes)
        , m_keepsLines(keepsLines)
    {
        m_lines.reserve(notes.size());
    }

    /// \return false if the notes are not ordinary
    bool read();
    [[nodiscard]] bool hasBlocks() const { return m_hasBlocks; }
    [[nodiscard]] QString take() { return m_lines.take(); }

private:
    bool readTag();
    bool readEntity();
    void readSpace();
    bool apply(const Ordinary &element, bool isEnd);
    bool open(const Ordinary &element);
    bool close(const Ordinary &element);
    void closeParagraph();
    [[nodiscard]] qsizetype endOfTag(qsizetype from) const;

    QStringView m_notes;
    bool m_keepsLines;
    bool m_hasBlocks = false;
    int m_tags = 0;
    QVarLengthArray<const Ordinary *, 16> m_open; ///< the blocks that the parser would have open
    qsizetype m_at = 0;
    PlainLines m_lines;
};

bool QuickReader::read()
{
    qsizetype word = 0; // beginning of the text that is not added yet
    const auto addWord = [&] { m_lines.add(m_notes.sliced(word, m_at - word)); };
    while (m_at < m_notes.size()) {
        const QChar c = m_notes[m_at];
        const bool isSpace = isHtmlSpace(c) || c == QChar::Nbsp;
        const bool isLetter = c > u'<' && c < u'\x7f'; // a fast test for most characters
        if (isLetter || (!isSpace && !isNoise(c) && c != u'<' && c != u'&')) {
            ++m_at;
            continue;
        }
        addWord();
        if (isSpace)
            readSpace();
        else if (isNoise(c))
            ++m_at;
        else if (c == u'<' ? !readTag() : !readEntity())
            return false;
        word = m_at;
    }
    addWord();
    return true;
}

void QuickReader::readSpace()
{
    int breaks = 0;
    while (m_at < m_notes.size() && (isHtmlSpace(m_notes[m_at]) || m_notes[m_at] == QChar::Nbsp)) {
        const QChar c = m_notes[m_at++];
        // "\r\n" is one line break, a single "\r" as well.
        const bool isPair = c == u'\r' && m_at < m_notes.size() && m_notes[m_at] == u'\n';
        breaks += (c == u'\n' || (c == u'\r' && !isPair)) ? 1 : 0;
    }
    if (!m_keepsLines || breaks == 0)
        m_lines.addSpace();
    else if (breaks == 1)
        m_lines.addLineBreak();
    else
        m_lines.endLine();
}

bool QuickReader::readTag()
{
    qsizetype at = m_at + 1;
    const bool isEnd = at < m_notes.size() && m_notes[at] == u'/';
    at += isEnd ? 1 : 0;
    const qsizetype nameBegin = at;
    while (at < m_notes.size() && isNameCharacter(m_notes[at]))
        ++at;
    const QStringView name = m_notes.sliced(nameBegin, at - nameBegin);
    if (name.isEmpty() || name.size() > maxNameLength || ++m_tags > maxTags)
        return false;
    const auto *found = std::ranges::find_if(ordinaries, [&](const Ordinary &ordinary) {
        return name.compare(ordinary.name, Qt::CaseInsensitive) == 0;
    });
    const qsizetype end = endOfTag(at);
    if (found == ordinaries.end() || end < 0)
        return false;
    m_at = end;
    return apply(*found, isEnd);
}

/// \return the offset behind the ">" of the tag whose name ends at \a from; -1 if the tag is badly
///   written
qsizetype QuickReader::endOfTag(qsizetype from) const
{
    if (from < m_notes.size() && m_notes[from] != u'>' && m_notes[from] != u'/'
        && !isHtmlSpace(m_notes[from]))
        return -1;
    QChar quote;
    for (qsizetype at = from; at < m_notes.size(); ++at) {
        const QChar c = m_notes[at];
        if (!quote.isNull()) {
            if (c == quote)
                quote = {};
        } else if (c == u'>') {
            return at + 1;
        } else if (c == u'"' || c == u'\'') {
            // The parser has rules for a quote at another place; here the tag is not ordinary.
            if (m_notes[at - 1] != u'=')
                return -1;
            quote = c;
        } else if (c == u'<') {
            return -1;
        }
    }
    return -1;
}

bool QuickReader::readEntity()
{
    qsizetype end = m_at + 1;
    const bool isNumber = end < m_notes.size() && m_notes[end] == u'#';
    end += isNumber ? 1 : 0;
    const qsizetype begin = end;
    while (end < m_notes.size() && end - begin < maxEntityLength && isNameCharacter(m_notes[end]))
        ++end;
    const QStringView name = m_notes.sliced(begin, end - begin);
    const bool isClosed = end < m_notes.size() && m_notes[end] == u';';
    if (isNumber || (!name.isEmpty() && !isClosed))
        return false;     // HTML has many exceptions for these; leave them to the parser
    if (name.isEmpty()) { // a bare "&" is text
        m_lines.add(m_notes.sliced(m_at, 1));
        ++m_at;
        return true;
    }
    const auto *found =
        std::ranges::find_if(entities, [&](const Entity &entity) { return name == entity.name; });
    if (found == entities.end())
        return false;
    const QChar c(found->character);
    if (c == QChar::Nbsp)
        m_lines.addSpace();
    else
        m_lines.add(QStringView(&c, 1));
    m_at = end + 1;
    return true;
}

/// Applies a start or end tag to the open blocks.
/// \return false if a block is closed that is not open, or not closed where it must be. Only the
///   parser can tell where lines end in such notes.
bool QuickReader::apply(const Ordinary &element, bool isEnd)
{
    if (element.role == Role::Inline)
        return true;
    m_hasBlocks = true;
    if (element.role == Role::Break) {
        m_lines.addLineBreak();
        return true;
    }
    m_lines.endLine();
    return isEnd ? close(element) : open(element);
}

void QuickReader::closeParagraph()
{
    // As the parser does: each block, and each end tag of a block around it, closes a paragraph.
    if (!m_open.isEmpty() && m_open.last()->name == "p"_L1)
        m_open.removeLast();
}

bool QuickReader::open(const Ordinary &element)
{
    closeParagraph();
    if (element.role == Role::Rule)
        return true;
    const Role around = m_open.isEmpty() ? Role::Block : m_open.last()->role;
    if (element.role == Role::Item) {
        // An item closes the previous one; an item outside a list is left to the parser.
        if (around == Role::Item)
            m_open.removeLast();
        else if (around != Role::List)
            return false;
        m_lines.setBullet(true);
    } else if (around == Role::Heading) {
        return false;
    }
    m_open.append(&element);
    return true;
}

bool QuickReader::close(const Ordinary &element)
{
    if (element.name != "p"_L1)
        closeParagraph();
    // The end tag of the last item may be missing.
    if (element.role == Role::List && !m_open.isEmpty() && m_open.last()->role == Role::Item)
        m_open.removeLast();
    if (m_open.isEmpty() || m_open.last()->name != element.name)
        return false;
    m_open.removeLast();
    if (element.role == Role::Item || element.role == Role::List)
        m_lines.setBullet(false);
    return true;
}

} // namespace

std::optional<QString> fastPlainText(QStringView notes)
{
    notes = notes.trimmed();
    if (unescapedMarkup(notes))
        return std::nullopt;
    QuickReader folding(notes, false);
    if (!folding.read())
        return std::nullopt;
    if (folding.hasBlocks())
        return folding.take();
    // Notes without blocks were typed into a text field: read them again and keep the line breaks.
    QuickReader keeping(notes, true);
    return keeping.read() ? std::optional(keeping.take()) : std::nullopt;
}

} // namespace dogear::notes
