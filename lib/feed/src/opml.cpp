// SPDX-License-Identifier: GPL-3.0-or-later
#include "encoding.h"
#include "repair.h"
#include "start_tag.h"
#include "xml_document.h"

#include <base/feed_url.h>
#include <feed/opml.h>

#include <QLocale>
#include <QSet>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

QString attribute(const QXmlStreamReader &xml, QLatin1StringView wanted)
{
    for (const QXmlStreamAttribute &candidate : xml.attributes()) {
        if (candidate.name().compare(wanted, Qt::CaseInsensitive) == 0)
            return candidate.value().toString().trimmed();
    }
    return {};
}

QString titleOf(const QXmlStreamReader &xml)
{
    const QString text = attribute(xml, "text"_L1);
    return (text.isEmpty() ? attribute(xml, "title"_L1) : text).simplified();
}

/// Collects outlines while their groups are open.
class OutlineReader
{
public:
    void open(const QXmlStreamReader &xml)
    {
        const QString address = attribute(xml, "xmlUrl"_L1);
        const QString title = titleOf(xml);
        m_groups.append(address.isEmpty() ? title : QString());
        if (!address.isEmpty())
            add(address, title);
    }

    void close() { m_groups.removeLast(); }

    OpmlDocument document;

private:
    void add(const QString &address, const QString &title)
    {
        const Result<QUrl> url = feedUrlFromUserInput(address, {});
        // A path, unlike a file: address, means nothing outside the machine it was written on.
        if (!url || (url->isLocalFile() && !address.startsWith("file:"_L1))) {
            document.refused.append(address.left(200));
            return;
        }
        const QString key = feedUrlKey(*url);
        if (m_known.contains(key))
            return;
        m_known.insert(key);
        QStringList groups = m_groups;
        groups.removeAll(QString());
        document.entries.append({*url, title, groups});
    }

    QStringList m_groups; ///< of every open outline; empty for one that is a show
    QSet<QString> m_known;
};

/// Reads one document with QXmlStreamReader, until it ends or is no XML.
class ListReader
{
public:
    /// \return whether it was well-formed
    bool read(QByteArrayView text)
    {
        QXmlStreamReader xml(QByteArray::fromRawData(text.data(), text.size()));
        xml.setNamespaceProcessing(false);
        while (!xml.atEnd() && m_brokenLimit.isEmpty())
            take(xml, xml.readNext());
        if (xml.hasError()) {
            m_fault =
                u"%1:%2: %3"_s.arg(xml.lineNumber()).arg(xml.columnNumber()).arg(xml.errorString());
        }
        return !xml.hasError() && m_brokenLimit.isEmpty();
    }

    Result<OpmlDocument> take(const XmlDocument &document, Repairs repairs)
    {
        if (!m_brokenLimit.isEmpty())
            return failure({ErrorCode::LimitExceeded, m_brokenLimit});
        if (m_root.isEmpty())
            return failure({ErrorCode::MalformedXml, m_fault});
        if (m_root == "html"_L1)
            return failure({ErrorCode::HtmlPage});
        if (m_root != "opml"_L1)
            return failure({ErrorCode::UnsupportedFeed, "root element "_L1 + m_root});
        OpmlDocument &list = m_outlines.document;
        if (!m_fault.isEmpty() && list.entries.isEmpty())
            return failure({ErrorCode::MalformedXml, m_fault});
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
        if (token != QXmlStreamReader::StartElement && token != QXmlStreamReader::EndElement)
            return;
        const bool isOutline = xml.name().compare("outline"_L1, Qt::CaseInsensitive) == 0;
        if (token == QXmlStreamReader::EndElement) {
            --m_depth;
            if (isOutline)
                m_outlines.close();
            return;
        }
        if (m_root.isEmpty())
            m_root = xml.name().toString().toLower();
        if (++m_depth > deepest)
            m_brokenLimit = u"depth of elements"_s;
        else if (isOutline)
            m_outlines.open(xml);
    }

    static constexpr int deepest = 128;
    OutlineReader m_outlines;
    QString m_root; ///< lower case
    QString m_fault;
    QString m_brokenLimit;
    int m_depth = 0;
};

void writeOutline(QXmlStreamWriter &xml, const OpmlEntry &entry)
{
    xml.writeEmptyElement(u"outline"_s);
    xml.writeAttribute(u"type"_s, u"rss"_s);
    xml.writeAttribute(u"text"_s, entry.title);
    xml.writeAttribute(u"title"_s, entry.title);
    xml.writeAttribute(u"xmlUrl"_s, QString::fromUtf8(entry.url.toEncoded()));
}

} // namespace

bool isOpml(const QByteArray &document)
{
    constexpr qsizetype farthest = 64 * 1024;
    const DecodedText text = toUtf8(document.first(std::min(farthest, document.size())), {});
    const Prolog prolog = readProlog(text.utf8);
    if (prolog.root < 0)
        return false;
    const StartTag root = readStartTag(QByteArrayView(text.utf8).sliced(prolog.root), 1);
    return root.name.compare("opml", Qt::CaseInsensitive) == 0;
}

Result<OpmlDocument> parseOpml(const QByteArray &document, const QByteArray &contentType)
{
    const ParseLimits limits;
    const Result<XmlDocument> opened = openXml(document, contentType, limits);
    if (!opened)
        return failure(opened.error());
    ListReader list;
    if (list.read(opened->body()))
        return list.take(*opened, {});

    const MendedXml mended = mendXml(opened->body(), opened->prolog.entities, limits);
    if (!mended.brokenLimit.isEmpty())
        return failure({ErrorCode::LimitExceeded, mended.brokenLimit});
    ListReader mendedList;
    mendedList.read(mended.text);
    return mendedList.take(*opened, mended.repairs);
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
    xml.writeTextElement(u"title"_s, u"Dogear"_s);
    // RFC 822 section 5, as the specification's "dateCreated" asks; never in the user's language.
    xml.writeTextElement(
        u"dateCreated"_s,
        QLocale::c().toString(created.toUTC(), u"ddd, dd MMM yyyy hh:mm:ss 'GMT'"_s));
    xml.writeEndElement();
    xml.writeStartElement(u"body"_s);
    QStringList open;
    for (const OpmlEntry &entry : entries) {
        qsizetype common = 0;
        while (common < open.size() && common < entry.groups.size()
               && open.at(common) == entry.groups.at(common))
            ++common;
        for (; open.size() > common; open.removeLast())
            xml.writeEndElement();
        for (qsizetype i = common; i < entry.groups.size(); ++i) {
            xml.writeStartElement(u"outline"_s);
            xml.writeAttribute(u"text"_s, entry.groups.at(i));
            open.append(entry.groups.at(i));
        }
        writeOutline(xml, entry);
    }
    xml.writeEndDocument();
    return document;
}

} // namespace dogear::feed
