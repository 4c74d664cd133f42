// SPDX-License-Identifier: GPL-3.0-or-later
#include "repair.h"

#include "references.h"
#include "start_tag.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

constexpr QByteArrayView cdataBegin = "<![CDATA[";
constexpr std::string_view cdataEnd = "]]>";
constexpr qsizetype maxDepth = 400; ///< far above any limit of depth; limits the search in m_open

bool isControl(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return byte < 0x20 && c != '\n' && c != '\t' && c != '\r';
}

/// Returns \a text without the characters that XML forbids (XML 1.0 section 2.2).
QByteArray withoutForbidden(QByteArrayView text, Repairs &repairs)
{
    QByteArray clean;
    clean.reserve(text.size());
    qsizetype copied = 0;
    const auto drop = [&](qsizetype at, qsizetype size) {
        clean.append(text.sliced(copied, at - copied));
        copied = at + size;
        repairs |= Repair::ControlCharacter;
    };
    // The text is valid UTF-8, so these are the only forbidden characters that can occur.
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (isControl(text[at]))
            drop(at, 1);
        else if (text[at] == '\xef'
                 && (text.sliced(at).startsWith("\xef\xbf\xbe")
                     || text.sliced(at).startsWith("\xef\xbf\xbf")))
            drop(at, 3); // U+FFFE, U+FFFF
    }
    clean.append(text.sliced(copied));
    return clean;
}

/// Tells whether \a name is an element of HTML that never has an end tag.
bool isVoid(QByteArrayView name)
{
    static constexpr std::array<QByteArrayView, 5> names = {"br", "hr", "img", "wbr", "input"};
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// Tells whether a second element \a name ends the first: these never contain one of their kind.
bool endsItsLike(QByteArrayView name)
{
    static constexpr std::array<QByteArrayView, 4> names = {"item", "entry", "p", "li"};
    return std::find(names.begin(), names.end(), name) != names.end();
}

QByteArrayView localName(QByteArrayView name)
{
    return name.sliced(name.lastIndexOf(':') + 1);
}

/// Tells whether \a written is \a meant with another case or prefix, or with up to two wrong
/// letters (Levenshtein distance).
bool isMisspelt(QByteArrayView written, QByteArrayView meant)
{
    // Two edits turn nearly any name of three letters into any other; long names cost too much.
    constexpr qsizetype shortest = 4;
    constexpr qsizetype longest = 40;
    const QByteArrayView a = localName(written);
    const QByteArrayView b = localName(meant);
    if (a.compare(b, Qt::CaseInsensitive) == 0)
        return true;
    if (std::min(a.size(), b.size()) < shortest || std::max(a.size(), b.size()) > longest)
        return false;
    std::vector<qsizetype> row(size_t(b.size()) + 1);
    for (size_t j = 0; j < row.size(); ++j)
        row[j] = qsizetype(j);
    for (qsizetype i = 1; i <= a.size(); ++i) {
        qsizetype diagonal = std::exchange(row[0], i);
        for (size_t j = 1; j < row.size(); ++j) {
            const qsizetype cost = a[i - 1] == b[qsizetype(j) - 1] ? 0 : 1;
            const qsizetype best = std::min({row[j] + 1, row[j - 1] + 1, diagonal + cost});
            diagonal = std::exchange(row[j], best);
        }
    }
    return row.back() <= 2;
}

/// Reads the document once and writes a repaired copy.
class XmlRepairer
{
public:
    XmlRepairer(QByteArrayView text, const Entities &entities, const ParseLimits &limits)
        : m_clean(withoutForbidden(text, m_repairs))
        , m_text(m_clean)
        , m_references(entities, limits.maxEntityBytes)
        , m_limits(limits)
    {}

    RepairedXml repair()
    {
        m_out.reserve(m_text.size() + m_text.size() / 16);
        while (m_at < m_text.size() && m_exceededLimit.isEmpty()) {
            const qsizetype found = m_text.indexOf('<', m_at);
            appendText(found < 0 ? m_text.size() : found);
            if (found >= 0)
                readMarkup();
            checkLimits();
        }
        return {.text = std::move(m_out),
                .repairs = m_repairs | m_references.repairs(),
                .isTruncatedInput = !m_hasEnded,
                .exceededLimit = m_exceededLimit};
    }

private:
    [[nodiscard]] bool startsWith(QByteArrayView what) const
    {
        return m_text.sliced(m_at).startsWith(what);
    }
    [[nodiscard]] char at(qsizetype place) const
    {
        return place < m_text.size() ? m_text[place] : '\0';
    }

    void checkLimits()
    {
        if (m_references.isOverBudget())
            m_exceededLimit = u"expansion of entities"_s;
        // Entities may add maxEntityBytes to a document of the maximum size.
        else if (m_out.size() > m_limits.maxBytes + m_limits.maxEntityBytes)
            m_exceededLimit = u"size of the document"_s;
        else if (m_escapes >= m_limits.maxFaults)
            m_exceededLimit = u"faults"_s;
        else if (qsizetype(m_open.size()) > maxDepth)
            m_exceededLimit = u"depth of elements"_s;
    }

    void appendText(qsizetype end)
    {
        const QByteArrayView text = m_text.sliced(m_at, end - m_at);
        m_at = end;
        if (text.size() > m_limits.maxTextBytes)
            m_exceededLimit = u"text of an element"_s;
        // "]]>" is not allowed in text (XML 1.0 section 2.4). Not QByteArrayView::indexOf(): since
        // Qt 6.8 it calls memmem(), for which AddressSanitizer checks the whole rest each time.
        const std::string_view all(text.data(), std::size_t(text.size()));
        std::size_t done = 0;
        for (std::size_t found = all.find(cdataEnd); found != std::string_view::npos;
             found = all.find(cdataEnd, done)) {
            m_repairs |= Repair::CdataEnd;
            m_references.append(m_out, text.sliced(qsizetype(done), qsizetype(found - done)));
            m_out += "]]&gt;";
            done = found + cdataEnd.size();
        }
        m_references.append(m_out, text.sliced(qsizetype(done)));
    }

    void readMarkup()
    {
        const char next = at(m_at + 1);
        if (isNameStart(next))
            readStart();
        else if (next == '/')
            readEnd();
        else if (startsWith(cdataBegin))
            copyCdata();
        // Comments, instructions and declarations mean nothing in a feed and are left out.
        else if (startsWith("<!--"))
            skipPast("-->");
        else if (next == '?' && isNameStart(at(m_at + 2)))
            skipPast("?>");
        else if (next == '!' && isNameStart(at(m_at + 2)))
            skipPast(">");
        else
            escape();
    }

    /// Writes a "<" that is only a character. A run of them is one step and takes linear time.
    void escape()
    {
        m_repairs |= Repair::LessThan;
        do {
            // At the very end "<" is what is left of a tag that was cut off.
            if (++m_at < m_text.size())
                m_out += "&lt;";
        } while (++m_escapes < m_limits.maxFaults && at(m_at) == '<' && at(m_at + 1) == '<');
    }

    /// Ends the reading because the document ends inside a construct.
    void cutOff() { m_at = m_text.size(); }

    void copyCdata()
    {
        const qsizetype end = m_text.indexOf(QByteArrayView(cdataEnd), m_at);
        if (end < 0)
            return cutOff();
        if (end - m_at > m_limits.maxTextBytes)
            m_exceededLimit = u"text of an element"_s;
        m_out += m_text.sliced(m_at, end + qsizetype(cdataEnd.size()) - m_at);
        m_at = end + qsizetype(cdataEnd.size());
    }

    void skipPast(QByteArrayView mark)
    {
        const qsizetype end = m_text.indexOf(mark, m_at);
        if (end < 0)
            return cutOff();
        m_at = end + mark.size();
    }

    void readStart()
    {
        const StartTag tag = readStartTag(m_text.sliced(m_at), m_limits.maxAttributes);
        if (tag.kind == StartTag::Kind::CutOff)
            return cutOff();
        if (tag.kind == StartTag::Kind::Text)
            return escape();
        m_repairs |= tag.repairs;
        m_at += tag.size;
        // Before the tag is written: an element of its kind that was not closed ends here.
        if (endsItsLike(tag.name))
            closeLike(tag.name);
        m_out.append('<').append(tag.name);
        for (const RawAttribute &attribute : tag.attributes)
            appendAttribute(attribute);
        const bool isEmpty = tag.isEmptyElement || isVoid(tag.name);
        if (isEmpty && !tag.isEmptyElement)
            m_repairs |= Repair::UnclosedElement;
        m_out += isEmpty ? "/>" : ">";
        if (!isEmpty)
            m_open.push_back(tag.name);
        else if (m_open.empty())
            endDocument();
    }

    void appendAttribute(const RawAttribute &attribute)
    {
        m_out.append(' ').append(attribute.name).append("=\"");
        const qsizetype begin = m_out.size();
        m_references.append(m_out, attribute.value);
        // Quotes in the output are always double, and the value may have had single ones.
        if (attribute.value.contains('<') || attribute.value.contains('"')) {
            QByteArray value = m_out.sliced(begin);
            m_out.truncate(begin);
            m_out += value.replace('<', "&lt;").replace('"', "&quot;");
        }
        m_out += '"';
    }

    void closeLike(QByteArrayView name)
    {
        // An item closes everything down to the last open item; a paragraph or list item only the
        // innermost element, because lists may be nested.
        const bool isItem = name == "item" || name == "entry";
        const auto found = std::find(m_open.rbegin(), m_open.rend(), name);
        if (found == m_open.rend() || (!isItem && found != m_open.rbegin()))
            return;
        m_repairs |= Repair::UnclosedElement;
        closeDownTo(size_t(m_open.rend() - found) - 1);
    }

    void closeDownTo(size_t depth)
    {
        while (m_open.size() > depth) {
            m_out.append("</").append(m_open.back()).append('>');
            m_open.pop_back();
        }
    }

    void readEnd()
    {
        qsizetype end = m_at + 2;
        while (isNameCharacter(at(end)))
            ++end;
        const QByteArrayView name = m_text.sliced(m_at + 2, end - m_at - 2);
        // Attributes of an end tag are skipped. A missing ">" is assumed before the next "<".
        while (end < m_text.size() && at(end) != '>' && at(end) != '<')
            ++end;
        if (end >= m_text.size())
            return cutOff();
        if (name.isEmpty())
            return escape();
        m_at = at(end) == '>' ? end + 1 : end;
        closeElement(name);
        if (m_open.empty())
            endDocument();
    }

    void closeElement(QByteArrayView name)
    {
        const auto found = std::find(m_open.rbegin(), m_open.rend(), name);
        if (found != m_open.rend()) {
            if (found != m_open.rbegin())
                m_repairs |= Repair::UnclosedElement;
            return closeDownTo(size_t(m_open.rend() - found) - 1);
        }
        m_repairs |= Repair::EndTag;
        // An end tag that matches no element and is not a misspelling is dropped.
        if (!m_open.empty() && isMisspelt(name, m_open.back()))
            closeDownTo(m_open.size() - 1);
    }

    void endDocument()
    {
        if (!m_text.sliced(m_at).trimmed().isEmpty())
            m_repairs |= Repair::TrailingJunk;
        m_hasEnded = true;
        m_at = m_text.size();
    }

    // m_repairs is declared before m_clean, whose initialiser writes into it.
    Repairs m_repairs;
    QByteArray m_clean;
    QByteArrayView m_text;
    ReferenceRepairer m_references;
    const ParseLimits &m_limits;
    QByteArray m_out;
    qsizetype m_at = 0;
    int m_escapes = 0;                  ///< number of "<" that were only characters
    std::vector<QByteArrayView> m_open; ///< names of the elements that are open
    bool m_hasEnded = false;
    QString m_exceededLimit;
};

} // namespace

RepairedXml repairXml(QByteArrayView text, const Entities &entities, const ParseLimits &limits)
{
    return XmlRepairer(text, entities, limits).repair();
}

bool looksLikeHtml(QByteArrayView text)
{
    // HTML begins with its document type or root; 512 bytes leave room for white space.
    constexpr qsizetype farthest = 512;
    const QByteArray head =
        text.first(std::min(farthest, text.size())).trimmed().toByteArray().toLower();
    return head.startsWith("<!doctype html") || head.startsWith("<html");
}

} // namespace dogear::feed
