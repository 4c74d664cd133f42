// SPDX-License-Identifier: GPL-3.0-or-later
#include "field_readers.h"
#include "repair.h"

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
    QXmlStreamReader xml(withoutLeadingJunk(document));
    return xml.readNextStartElement() && xml.name().compare("opml"_L1, Qt::CaseInsensitive) == 0;
}

Result<OpmlDocument> parseOpml(const QByteArray &document)
{
    if (document.trimmed().isEmpty())
        return failure({ErrorCode::EmptyInput});
    if (looksLikeHtml(document))
        return failure({ErrorCode::HtmlPage});
    QXmlStreamReader xml(withReferencesRepaired(withoutLeadingJunk(document)));
    if (!xml.readNextStartElement())
        return failure({ErrorCode::MalformedXml, xml.errorString()});
    if (xml.name().compare("opml"_L1, Qt::CaseInsensitive) != 0)
        return failure({ErrorCode::UnsupportedFeed, u"root element "_s + xml.name().toString()});

    OutlineReader reader;
    while (!xml.atEnd()) {
        const auto token = xml.readNext();
        const bool isOutline = xml.name().compare("outline"_L1, Qt::CaseInsensitive) == 0;
        if (token == QXmlStreamReader::StartElement && isOutline)
            reader.open(xml);
        else if (token == QXmlStreamReader::EndElement && isOutline)
            reader.close();
    }
    if (xml.hasError()) {
        const QString place =
            u"%1:%2: %3"_s.arg(xml.lineNumber()).arg(xml.columnNumber()).arg(xml.errorString());
        if (reader.document.entries.isEmpty())
            return failure({ErrorCode::MalformedXml, place});
        reader.document.warnings.append(place);
    }
    return reader.document;
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
