// SPDX-License-Identifier: GPL-3.0-or-later
#include "encoding.h"
#include "opml_outlines.h"
#include "plain_label.h"
#include "references.h"
#include "repair.h"
#include "start_tag.h"
#include "xml_document.h"

#include <feed/opml.h>

#include <QLocale>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

/// Title of lists that Dogear writes; it distinguishes them from others.
constexpr auto ownTitle = "Dogear"_L1;

/// Reads one document with QXmlStreamReader, up to its end or the first syntax error.
class ListReader
{
public:
    /// \return whether it was well-formed
    bool read(QByteArrayView text)
    {
        QXmlStreamReader xml(QByteArray::fromRawData(text.data(), text.size()));
        // Undeclared prefixes would be errors, and OPML itself uses no namespace.
        xml.setNamespaceProcessing(false);
        while (!xml.atEnd() && m_exceededLimit.isEmpty())
            take(xml, xml.readNext());
        if (xml.hasError()) {
            m_fault =
                u"%1:%2: %3"_s.arg(xml.lineNumber()).arg(xml.columnNumber()).arg(xml.errorString());
        }
        return !xml.hasError() && m_exceededLimit.isEmpty();
    }

    /// Notes that the document was well-formed without repair.
    void setIntact() { m_isIntact = true; }

    /// Returns the list.
    /// \param body the text of the document before it was repaired
    Result<OpmlDocument> take(const XmlDocument &document, QByteArrayView body, Repairs repairs)
    {
        if (!m_exceededLimit.isEmpty())
            return failure({ErrorCode::LimitExceeded, m_exceededLimit});
        if (m_root.isEmpty())
            return failure({ErrorCode::MalformedXml, m_fault});
        if (m_root == "html"_L1)
            return failure({ErrorCode::HtmlPage});
        if (m_root != "opml"_L1)
            return failure({ErrorCode::UnsupportedFeed, "root element "_L1 + m_root});
        OpmlDocument list = m_outlines.take();
        // A fault behind the first show costs only the shows after it.
        if (!m_fault.isEmpty() && list.entries.isEmpty())
            return failure({ErrorCode::MalformedXml, m_fault});
        list.isDamaged = isDamaged(body);
        if (document.prolog.hasJunk)
            repairs |= Repair::LeadingJunk;
        list.warnings = document.warnings + toWarnings(repairs);
        if (!m_fault.isEmpty())
            list.warnings.append(m_fault);
        return list;
    }

private:
    void take(const QXmlStreamReader &xml, QXmlStreamReader::TokenType token)
    {
        if (m_isInTitle && token == QXmlStreamReader::Characters && xml.text() == ownTitle)
            m_outlines.keepAllGroups();
        if (token != QXmlStreamReader::StartElement && token != QXmlStreamReader::EndElement)
            return;
        m_isInTitle = token == QXmlStreamReader::StartElement && xml.name() == "title"_L1;
        const bool isOutline = xml.name().compare("outline"_L1, Qt::CaseInsensitive) == 0;
        if (token == QXmlStreamReader::EndElement) {
            --m_depth;
            if (isOutline)
                m_outlines.close();
            return;
        }
        if (m_root.isEmpty())
            m_root = xml.name().toString().toLower();
        if (++m_depth > maxDepth)
            m_exceededLimit = u"depth of elements"_s;
        else if (isOutline)
            m_outlines.open(xml);
    }

    /// Tells whether \a text has more shows than were read: it ends early, or addresses were lost
    /// in the part that was repaired.
    [[nodiscard]] bool isDamaged(QByteArrayView text) const
    {
        const QByteArray lower = text.toByteArray().toLower();
        // Counted as text, because attributes in broken markup cannot be parsed.
        const qsizetype addresses = lower.count("xmlurl") + lower.count("feedurl");
        return !m_isIntact && (!lower.contains("</opml") || addresses > m_outlines.addressCount());
    }

    static constexpr int maxDepth = 128;
    OutlineReader m_outlines;
    QString m_root; ///< lower case
    QString m_fault;
    QString m_exceededLimit;
    int m_depth = 0;
    bool m_isIntact = false;
    bool m_isInTitle = false;
};

/// Adds the root to outlines that were copied out of a list.
QByteArray withRoot(QByteArrayView body)
{
    const bool isFragment = readStartTag(body, 1).name.compare("outline", Qt::CaseInsensitive) == 0;
    return isFragment ? "<opml><body>" + body.toByteArray() + "</body></opml>"
                      : QByteArray::fromRawData(body.data(), body.size());
}

/// Returns the `category` of tags. A tag with a comma, which separates categories, or a slash,
/// which separates their parts, cannot be written and is left out.
QString toCategories(const QStringList &tags)
{
    QStringList categories;
    for (const QString &tag : tags) {
        if (!tag.contains(u',') && !tag.contains(u'/'))
            categories.append(fromLabel(tag));
    }
    return categories.join(u',');
}

/// Returns \a text as one line, without characters that no XML document may contain.
QString toWritable(const QString &text)
{
    QString writable;
    for (const char32_t c : text.toUcs4()) {
        if (isXmlCharacter(c) || QChar::isSpace(c))
            writable.append(QStringView(QChar::fromUcs4(c))); // QString::fromUcs4 drops U+FEFF
    }
    return writable.simplified();
}

QStringList toWritable(const QStringList &groups)
{
    QStringList writable;
    for (const QString &group : groups) {
        if (const QString name = toWritable(group); !name.isEmpty())
            writable.append(name);
    }
    return writable;
}

void writeOutline(QXmlStreamWriter &xml, const OpmlEntry &entry, const QStringList &groups)
{
    xml.writeEmptyElement(u"outline"_s);
    xml.writeAttribute(u"type"_s, u"rss"_s);
    const QString title = fromLabel(toWritable(entry.title));
    // Players read either "text", which OPML requires, or "title".
    xml.writeAttribute(u"text"_s, title);
    xml.writeAttribute(u"title"_s, title);
    // Other players ignore groups around every show; this attribute says which of them are tags.
    if (const QString categories = toCategories(groups); !categories.isEmpty())
        xml.writeAttribute(u"category"_s, categories);
    xml.writeAttribute(u"xmlUrl"_s, QString::fromUtf8(entry.url.toEncoded()));
}

} // namespace

bool isOpml(const QByteArray &document)
{
    // Enough for a long document type or comments before the root.
    constexpr qsizetype maxScan = qsizetype{64} * 1024;
    const DecodedText text = toUtf8(document.first(std::min(maxScan, document.size())), {});
    const Prolog prolog = readProlog(text.utf8);
    if (prolog.root < 0)
        return false;
    const StartTag root = readStartTag(QByteArrayView(text.utf8).sliced(prolog.root), 1);
    return root.name.compare("opml", Qt::CaseInsensitive) == 0
           || root.name.compare("outline", Qt::CaseInsensitive) == 0;
}

Result<OpmlDocument> parseOpml(const QByteArray &document, const QByteArray &contentType)
{
    const ParseLimits limits;
    const Result<XmlDocument> opened = openXml(document, contentType, limits);
    if (!opened)
        return failure(opened.error());
    const QByteArray body = withRoot(opened->body());
    ListReader list;
    if (list.read(body)) {
        list.setIntact();
        return list.take(*opened, body, {});
    }

    // A second reader: the first has collected shows up to the syntax error.
    const RepairedXml repaired = repairXml(body, opened->prolog.entities, limits);
    if (!repaired.exceededLimit.isEmpty())
        return failure({ErrorCode::LimitExceeded, repaired.exceededLimit});
    ListReader mendedList;
    mendedList.read(repaired.text);
    return mendedList.take(*opened, body, repaired.repairs);
}

QByteArray writeOpml(const QList<OpmlEntry> &entries, const QDateTime &created)
{
    QByteArray document;
    QXmlStreamWriter xml(&document);
    xml.setAutoFormatting(true);
    xml.writeStartDocument();
    xml.writeStartElement(u"opml"_s);
    xml.writeAttribute(u"version"_s, u"2.0"_s);
    xml.writeStartElement(u"head"_s);
    xml.writeTextElement(u"title"_s, ownTitle);
    // RFC 822 section 5, as OPML's "dateCreated" requires; never in the language of the user.
    xml.writeTextElement(
        u"dateCreated"_s,
        QLocale::c().toString(created.toUTC(), u"ddd, dd MMM yyyy hh:mm:ss 'GMT'"_s));
    xml.writeEndElement();
    xml.writeStartElement(u"body"_s);
    QStringList open;
    for (const OpmlEntry &entry : entries) {
        const QStringList groups = toWritable(entry.groups);
        // Consecutive shows share the groups that they have in common.
        qsizetype common = 0;
        while (common < open.size() && common < groups.size()
               && open.at(common) == groups.at(common))
            ++common;
        for (; open.size() > common; open.removeLast())
            xml.writeEndElement();
        for (qsizetype i = common; i < groups.size(); ++i) {
            xml.writeStartElement(u"outline"_s);
            xml.writeAttribute(u"text"_s, fromLabel(groups.at(i)));
            open.append(groups.at(i));
        }
        writeOutline(xml, entry, groups);
    }
    xml.writeEndDocument();
    return document;
}

} // namespace dogear::feed
