// SPDX-License-Identifier: GPL-3.0-or-later
#include "safe_html_writer.h"

#include "link_target.h"
#include "tag_reader.h"
#include "tracking_pixel.h"
#include "whitelist.h"

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::notes {

namespace {

// No window is wide enough for more columns, and the memory of QTextTable grows with the spans.
constexpr int maxSpan = 50;

// One empty line. More line breaks are layout, not content.
constexpr int maxBreaks = 2;

QString attributeText(QLatin1StringView name, const QString &value)
{
    return value.isEmpty() ? QString() : u' ' + name + R"(=")"_L1 + value.toHtmlEscaped() + u'"';
}

QString numberAttribute(const HtmlElement &element, const char *name, int min, int max)
{
    // Parsed and written as a number, so that no other text gets into the output.
    bool isNumber = false;
    const int value = element.attribute(name).toInt(&isNumber);
    if (!isNumber || value < min || value > max)
        return {};
    return attributeText(QLatin1StringView(name), QString::number(value));
}

QString directionAttribute(const HtmlElement &element)
{
    const QString direction = element.attribute("dir").trimmed().toLower();
    const bool isKnown = direction == "ltr"_L1 || direction == "rtl"_L1 || direction == "auto"_L1;
    return isKnown ? attributeText("dir"_L1, direction) : QString();
}

/// \return the group of an element; a start tag of the same group closes it (HTML section
///   13.2.6.4.7). 0: no group
int groupOf(QLatin1StringView name)
{
    if (name == "li"_L1)
        return 1;
    if (name == "dt"_L1 || name == "dd"_L1)
        return 2;
    const bool isHeading = name.size() == 2 && name[0] == u'h' && name != "hr"_L1;
    return isHeading ? 3 : 0;
}

} // namespace

void SafeHtmlWriter::enter(const HtmlElement &element)
{
    const Element &kind = element.kind();
    if (kind.isBlock())
        enterBlock(element);
    else if (kind.shown == "br"_L1)
        m_breaks = m_isLineStart ? 0 : std::min(m_breaks + 1, maxBreaks);
    else if (kind.shown == "hr"_L1)
        addRule();
    else if (kind.shown == "img"_L1)
        addImage(element);
    else if (kind.role != ElementRole::Void)
        enterInline(element);
}

void SafeHtmlWriter::leave(const HtmlElement &element)
{
    const Element &kind = element.kind();
    if (kind.isBlock())
        leaveBlock();
    else if (kind.role != ElementRole::Void)
        leaveInline();
}

QString SafeHtmlWriter::startTag(const HtmlElement &element) const
{
    const QLatin1StringView name = element.kind().shown;
    QString attributes;
    if (name == "a"_L1) {
        const QString target = linkTarget(element.attribute("href"), m_options.base);
        if (target.isEmpty())
            return {};
        attributes = attributeText("href"_L1, target)
                     + attributeText("title"_L1, element.attribute("title").simplified());
    } else if (name == "td"_L1 || name == "th"_L1) {
        attributes = numberAttribute(element, "colspan", 2, maxSpan)
                     + numberAttribute(element, "rowspan", 2, maxSpan);
    } else if (name == "ol"_L1) {
        attributes = numberAttribute(element, "start", 0, 99'999);
    }
    const bool takesDirection = element.kind().role != ElementRole::Formatting;
    if (takesDirection)
        attributes += directionAttribute(element);
    return u'<' + name + attributes + u'>';
}

void SafeHtmlWriter::enterBlock(const HtmlElement &element)
{
    closeInlines();
    closeParagraph();
    const QLatin1StringView name = element.kind().shown;
    m_blocks.append({name, wouldEndOpenBlock(name) ? QString() : startTag(element), false});
    if (name == "td"_L1 || name == "th"_L1)
        writeOpenBlocks(); // an empty cell must be kept, or the columns would shift
}

bool SafeHtmlWriter::wouldEndOpenBlock(QLatin1StringView name) const
{
    // The parser moves misplaced content of a table before the table. So an element may be inside
    // one that its start tag would close if the output were parsed again.
    const int group = groupOf(name);
    for (qsizetype i = m_blocks.size() - 1; i >= 0; --i) {
        const Open &open = m_blocks[i];
        if (open.startTag.isEmpty())
            continue;
        if (open.name == "p"_L1 || (group != 0 && groupOf(open.name) == group))
            return true;
        if (open.name != "div"_L1)
            return false;
    }
    return false;
}

void SafeHtmlWriter::leaveBlock()
{
    closeInlines();
    closeParagraph();
    if (m_blocks.isEmpty())
        return;
    const Open block = m_blocks.takeLast();
    if (!block.isWritten) // it had no content, so it is left out
        return;
    m_html += "</"_L1 + block.name + u'>';
    m_isAfterInline = false;
}

void SafeHtmlWriter::enterInline(const HtmlElement &element)
{
    // A link without a permitted target, or in another link, has no start tag: only its text stays.
    const bool isNestedLink = element.kind().shown == "a"_L1 && hasOpenLink();
    m_inlines.append({element.kind().shown, isNestedLink ? QString() : startTag(element), false});
}

void SafeHtmlWriter::leaveInline()
{
    if (m_inlines.isEmpty())
        return;
    if (m_inlines.last().isWritten) {
        flushText();
        m_html += "</"_L1 + m_inlines.last().name + u'>';
    }
    m_inlines.removeLast();
}

void SafeHtmlWriter::addImage(const HtmlElement &element)
{
    const QString source =
        m_options.allowImages ? imageSource(element.attribute("src"), m_options.base) : QString();
    if (isTrackingPixel(element))
        return;
    const QString description = element.attribute("alt").simplified();
    if (source.isEmpty()) {
        // The spaces keep the description apart from the text around the image.
        m_hasSpace = true;
        text(description);
        m_hasSpace = true;
        return;
    }
    prepareForContent();
    flushText(); // the text before the image, which is still pending
    m_html += "<img"_L1 + attributeText("src"_L1, source) + attributeText("alt"_L1, description)
              + numberAttribute(element, "width", 2, 10'000)
              + numberAttribute(element, "height", 2, 10'000) + u'>';
}

void SafeHtmlWriter::addRule()
{
    closeInlines();
    closeParagraph();
    writeOpenBlocks();
    m_html += "<hr>"_L1;
    m_isAfterInline = false;
}

void SafeHtmlWriter::text(const QString &text)
{
    if (isBetweenCells() && std::ranges::all_of(text, isHtmlSpace))
        return;
    if (isInside("pre"_L1)) {
        // The parser drops a line break at the start of a pre. Without this each pass would lose
        // another one, and the output would not be stable.
        const auto isBreak = [](QChar c) { return c == u'\n' || c == u'\r'; };
        const QChar *begin = m_isLineStart ? std::ranges::find_if_not(text, isBreak) : text.begin();
        if (begin == text.end())
            return;
        prepareForContent();
        const auto written = m_text.size();
        m_text += QStringView(begin, text.end());
        // A carriage return (from "&#13;") becomes a line break when the output is parsed again.
        std::replace(m_text.begin() + written, m_text.end(), QChar(u'\r'), QChar(u'\n'));
        return;
    }
    const QChar *at = text.begin();
    while (at != text.end()) {
        const QChar *word = std::find_if_not(at, text.end(), isHtmlSpace);
        m_hasSpace = m_hasSpace || word != at;
        at = std::find_if(word, text.end(), isHtmlSpace);
        if (word == at)
            continue;
        prepareForContent();
        m_text += QStringView(word, at);
    }
}

QString SafeHtmlWriter::takeHtml()
{
    closeInlines();
    closeParagraph();
    return std::move(m_html);
}

void SafeHtmlWriter::writeOpenBlocks()
{
    for (Open &block : m_blocks) {
        if (block.isWritten || block.startTag.isEmpty())
            continue;
        m_html += block.startTag;
        block.isWritten = true;
        m_isAfterInline = false;
    }
}

void SafeHtmlWriter::closeInlines()
{
    flushText();
    for (qsizetype i = m_inlines.size() - 1; i >= 0; --i) {
        Open &open = m_inlines[i];
        if (open.isWritten)
            m_html += "</"_L1 + open.name + u'>';
        open.isWritten = false; // stays in m_inlines, to be reopened in the next block
    }
    m_breaks = 0;
    m_hasSpace = false;
    m_isLineStart = true;
}

void SafeHtmlWriter::closeParagraph()
{
    if (!m_isInParagraph)
        return;
    m_html += "</p>"_L1;
    m_isInParagraph = false;
    m_isAfterInline = false;
}

void SafeHtmlWriter::prepareForContent()
{
    // Start tags are written only here, before content, so that no element is empty.
    if (m_isLineStart) {
        writeOpenBlocks();
        // An empty block was between two texts; a line break keeps them apart.
        if (m_isAfterInline)
            m_html += "<br>"_L1;
        if (m_blocks.isEmpty()) {
            m_html += "<p>"_L1;
            m_isInParagraph = true;
        }
    } else if (m_breaks > 0) {
        flushText();
        for (; m_breaks > 0; --m_breaks)
            m_html += "<br>"_L1;
    } else if (m_hasSpace) {
        m_text += u' ';
    }
    m_breaks = 0;
    m_hasSpace = false;
    m_isLineStart = false;
    m_isAfterInline = true;
    for (Open &open : m_inlines) {
        if (open.isWritten || open.startTag.isEmpty())
            continue;
        flushText();
        m_html += open.startTag;
        open.isWritten = true;
    }
}

void SafeHtmlWriter::flushText()
{
    const QString text = std::exchange(m_text, {});
    if (text.isEmpty())
        return;
    if (isInside("a"_L1)) { // no links in links
        m_html += text.toHtmlEscaped();
        return;
    }
    // In code "12:34" is no time, but an address is still a link.
    const bool isCode = isInside("code"_L1) || isInside("pre"_L1);
    qsizetype position = 0;
    for (const FoundLink &link : m_linkifier.links(text, !isCode)) {
        const QString shown = text.sliced(link.begin, link.length);
        m_html += text.sliced(position, link.begin - position).toHtmlEscaped() + "<a"_L1
                  + attributeText("href"_L1, link.href) + u'>' + shown.toHtmlEscaped() + "</a>"_L1;
        position = link.begin + link.length;
    }
    m_html += text.sliced(position).toHtmlEscaped();
}

bool SafeHtmlWriter::isInside(QLatin1StringView name) const
{
    return std::ranges::any_of(m_blocks, [&](const Open &open) { return open.name == name; })
           || std::ranges::any_of(
               m_inlines, [&](const Open &open) { return open.name == name && open.isWritten; });
}

bool SafeHtmlWriter::isBetweenCells() const
{
    constexpr std::array parts{"table"_L1, "thead"_L1, "tbody"_L1, "tr"_L1};
    return !m_blocks.isEmpty() && std::ranges::find(parts, m_blocks.last().name) != parts.end();
}

bool SafeHtmlWriter::hasOpenLink() const
{
    return std::ranges::any_of(m_inlines, [](const Open &open) {
        return open.name == "a"_L1 && !open.startTag.isEmpty();
    });
}

} // namespace dogear::notes
