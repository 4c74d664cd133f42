// SPDX-License-Identifier: GPL-3.0-or-later
#include "markup_scanner.h"

#include "open_elements.h"
#include "tag_reader.h"
#include "whitelist.h"

#include <QHash>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace dogear::notes {

namespace {

/// Copies text and whitelisted tags to the output in one pass.
class MarkupScanner
{
public:
    MarkupScanner(QStringView text, LineBreaks lineBreaks)
        : m_text(text)
        , m_tags(text)
        , m_lineBreaks(lineBreaks)
    {}

    ScannedMarkup scan();

private:
    void takeMarkupAt(qsizetype lessThan);
    [[nodiscard]] qsizetype endOfDeclaration(qsizetype lessThan);
    [[nodiscard]] qsizetype endOfDropped(const Tag &tag);
    [[nodiscard]] qsizetype find(const QString &needle, qsizetype from);
    void addTag(const Tag &tag, const Element &element);
    void addStartTag(const Tag &tag, const Element &element);
    void addText(QStringView text);
    void addBreaks(int count);

    QStringView m_text;
    TagReader m_tags;
    LineBreaks m_lineBreaks;
    OpenElements m_open;
    QHash<QString, bool> m_missing; ///< texts that find() did not find in the remaining notes
    int m_elementsLeft = maxElements;
    bool m_isInCdata = false;
    qsizetype m_position = 0;
    ScannedMarkup m_markup;
};

ScannedMarkup MarkupScanner::scan()
{
    m_markup.html.reserve(m_text.size() + 64);
    while (m_position < m_text.size()) {
        const qsizetype lessThan = m_text.indexOf(u'<', m_position);
        if (lessThan < 0) {
            addText(m_text.sliced(m_position));
            break;
        }
        addText(m_text.sliced(m_position, lessThan - m_position));
        takeMarkupAt(lessThan);
    }
    return m_markup;
}

void MarkupScanner::takeMarkupAt(qsizetype lessThan)
{
    m_position = endOfDeclaration(lessThan);
    if (m_position > lessThan)
        return;
    const auto tag = m_tags.read(lessThan);
    if (!tag) {
        m_markup.html += "&lt;"_L1; // text, which the parser must not read as a tag
        m_position = lessThan + 1;
        return;
    }
    m_position = tag->end;
    const Element *element = findElement(tag->name);
    if (!element || element->role == ElementRole::Unwrapped)
        return;
    if (element->role == ElementRole::Dropped)
        m_position = endOfDropped(*tag);
    else
        addTag(*tag, *element);
}

/// \return the offset behind a comment, doctype, processing instruction or CDATA marker;
///   \a lessThan if there is none
qsizetype MarkupScanner::endOfDeclaration(qsizetype lessThan)
{
    const QStringView rest = m_text.sliced(lessThan);
    if (rest.startsWith("<![CDATA["_L1, Qt::CaseInsensitive)) {
        m_isInCdata = true;
        return lessThan + 9; // skip only the marker: the text in it is part of the notes
    }
    if (rest.startsWith("<!--"_L1)) {
        const qsizetype end = find(u"-->"_s, lessThan + 2); // "<!-->" is a whole comment
        return end < 0 ? lessThan + 4 : end + 3;
    }
    if (rest.startsWith("<!"_L1) || rest.startsWith("<?"_L1)) {
        const qsizetype end = find(u">"_s, lessThan);
        return end < 0 ? lessThan : end + 1;
    }
    return lessThan;
}

qsizetype MarkupScanner::endOfDropped(const Tag &tag)
{
    if (tag.isEnd)
        return tag.end;
    const QString endTag = "</"_L1 + tag.name;
    qsizetype end = find(endTag, tag.end);
    while (end >= 0 && end + endTag.size() < m_text.size()
           && m_text[end + endTag.size()].isLetterOrNumber())
        end = find(endTag, end + 1); // "</header" does not end a head
    if (end >= 0) {
        const qsizetype close = find(u">"_s, end);
        return close < 0 ? m_text.size() : close + 1;
    }
    // Without an end tag, script and style drop all remaining notes, as these contain no prose. An
    // unclosed element of another kind (an iframe) loses only its tag.
    const bool isCode = tag.name == "script"_L1 || tag.name == "style"_L1;
    return isCode ? m_text.size() : tag.end;
}

qsizetype MarkupScanner::find(const QString &needle, qsizetype from)
{
    // Remembers misses: notes full of unclosed comments would take quadratic time otherwise.
    if (m_missing.contains(needle))
        return -1;
    const qsizetype index = m_text.indexOf(needle, from, Qt::CaseInsensitive);
    if (index < 0)
        m_missing.insert(needle, true);
    return index;
}

void MarkupScanner::addTag(const Tag &tag, const Element &element)
{
    const bool isBreak = element.shown == "br"_L1;
    m_markup.hasBlocks |= element.isBlock() || isBreak || element.shown == "hr"_L1;
    if (m_elementsLeft <= 0) {
        if (element.isBlock() || isBreak)
            m_markup.html += u' '; // keeps the words of two blocks apart
        return;
    }
    // Also for end tags, because the parser creates elements for some of them ("</p>").
    m_elementsLeft -= m_open.costOfNext();
    if (tag.isEnd && !isBreak) { // the parser reads "</br>" as "<br>" (13.2.6.4.7)
        m_open.close(element);
        m_markup.html += "</"_L1 + element.shown + u'>';
        return;
    }
    addStartTag(tag, element);
}

void MarkupScanner::addStartTag(const Tag &tag, const Element &element)
{
    // Items do not count: each closes the previous one, so they do not nest.
    const bool nests = element.role != ElementRole::Item && element.role != ElementRole::Void;
    if (nests && m_open.depth() >= maxElementDepth) {
        if (element.isBlock())
            m_markup.html += u' ';
        return;
    }
    m_open.open(element);
    m_markup.html += u'<' + element.shown;
    for (const Attribute &attribute : tag.attributes) {
        if (!isAttributeAllowed(element.shown, attribute.name))
            continue;
        m_markup.html += u' ' + attribute.name + R"(=")"_L1;
        // A value in single quotes, or without quotes, may contain double quotes.
        for (const QChar c : attribute.value) {
            if (c == u'"')
                m_markup.html += "&quot;"_L1;
            else if (!c.isNull())
                m_markup.html += c;
        }
        m_markup.html += u'"';
    }
    m_markup.html += u'>';
}

void MarkupScanner::addText(QStringView text)
{
    const qsizetype cdataEnd = m_isInCdata ? text.indexOf("]]>"_L1) : -1;
    if (cdataEnd >= 0) {
        m_isInCdata = false;
        addText(text.first(cdataEnd));
        addText(text.sliced(cdataEnd + 3));
        return;
    }
    int breaks = 0;
    for (const QChar c : text) {
        // White space between line breaks is skipped, so that a line of blanks counts as empty.
        if (m_lineBreaks == LineBreaks::Keep && c == u'\n') {
            ++breaks;
            continue;
        }
        if (breaks > 0 && isHtmlSpace(c))
            continue;
        addBreaks(breaks);
        breaks = 0;
        if (!isNoise(c))
            m_markup.html += c;
    }
    addBreaks(breaks);
}

void MarkupScanner::addBreaks(int count)
{
    if (count == 0)
        return;
    if (m_elementsLeft <= 0) {
        m_markup.html += u' ';
        return;
    }
    m_elementsLeft -= m_open.costOfNext();
    // An empty line begins a paragraph.
    m_markup.html += count > 1 ? "</p><p>"_L1 : "<br>"_L1;
}

bool isEntityAt(QStringView notes, qsizetype ampersand)
{
    // 13.2.5.72; the longest name in the table of HTML has 31 letters.
    static const QRegularExpression entity(
        u"^&(#[0-9]{1,7}|#[xX][0-9A-Fa-f]{1,6}|[A-Za-z][A-Za-z0-9]{1,30});"_s);
    // Only a short part is copied, so that many ampersands take linear time.
    return entity
        .match(notes.sliced(ampersand, qMin(qsizetype(40), notes.size() - ampersand)).toString())
        .hasMatch();
}

} // namespace

bool looksLikeHtml(QStringView notes)
{
    TagReader tags(notes);
    for (qsizetype i = 0; i < notes.size(); ++i) {
        if (notes[i] == u'&' && isEntityAt(notes, i))
            return true;
        if (notes[i] != u'<')
            continue;
        const QStringView rest = notes.sliced(i);
        if (rest.startsWith("<!--"_L1) || rest.startsWith("<!DOCTYPE"_L1, Qt::CaseInsensitive)
            || rest.startsWith("<![CDATA["_L1))
            return true;
        const auto tag = tags.read(i);
        if (!tag)
            continue;
        if (findElement(tag->name))
            return true;
        i = tag->end - 1; // an unknown tag, such as "<John>", is text
    }
    return false;
}

ScannedMarkup scanMarkup(QStringView notes, LineBreaks lineBreaks)
{
    return MarkupScanner(notes, lineBreaks).scan();
}

} // namespace dogear::notes
