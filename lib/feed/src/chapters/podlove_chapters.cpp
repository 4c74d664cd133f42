// SPDX-License-Identifier: GPL-3.0-or-later
#include "chapter_readers.h"
#include "plain_label.h"
#include "repair.h"

#include <feed/play_time.h>

#include <QXmlStreamReader>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

/// Returns the name without its prefix, which the author may choose and often does not declare.
QStringView localName(QStringView name)
{
    return name.sliced(name.lastIndexOf(u':') + 1);
}

PodloveAttributes attributesOf(const QXmlStreamReader &xml)
{
    PodloveAttributes found;
    for (const QXmlStreamAttribute &attribute : xml.attributes()) {
        const QStringView name = localName(attribute.qualifiedName());
        const QString value = attribute.value().toString();
        if (name == "start"_L1)
            found.start = value;
        else if (name == "title"_L1)
            found.title = value;
        else if (name == "href"_L1)
            found.href = value;
        else if (name == "image"_L1)
            found.image = value;
    }
    return found;
}

/// Reads the chapters of the first element "chapters" that contains any.
/// \return whether there is an element "chapters" at all
bool readFirstList(QXmlStreamReader &xml, const QUrl &source, ChapterList &list)
{
    bool hasList = false;
    bool hasChapter = false;
    while (!xml.atEnd() && !list.isFull()) {
        const auto token = xml.readNext();
        const QStringView name = localName(xml.qualifiedName());
        if (token == QXmlStreamReader::StartElement && name == "chapters"_L1) {
            hasList = true;
        } else if (token == QXmlStreamReader::StartElement && hasList && name == "chapter"_L1) {
            hasChapter = true;
            list.add(readPodloveChapter(attributesOf(xml), source));
            // Only the first list with chapters counts.
        } else if (token == QXmlStreamReader::EndElement && hasChapter && name == "chapters"_L1) {
            return true;
        }
    }
    return hasList;
}

} // namespace

std::optional<domain::Chapter> readPodloveChapter(const PodloveAttributes &attributes,
                                                  const QUrl &base)
{
    const auto start = readPlayTime(attributes.start);
    if (!start)
        return {};
    return domain::Chapter{.start = *start,
                           .end = {},
                           .title = toLabel(attributes.title),
                           .link = readWebAddress(attributes.href, base),
                           .image = readWebAddress(attributes.image, base)};
}

Result<ParsedChapters> parsePodloveChapters(const QString &text,
                                            const QUrl &source,
                                            const ChapterLimits &limits)
{
    const QByteArray utf8 = text.toUtf8();
    const Prolog prolog = readProlog(utf8);
    const QByteArrayView body = QByteArrayView(utf8).sliced(std::max<qsizetype>(prolog.root, 0));
    // Repaired before parsing: such files contain bare ampersands and entities of HTML.
    const RepairedXml repaired = repairXml(body, prolog.entities, ParseLimits{});
    if (!repaired.exceededLimit.isEmpty())
        return failure({ErrorCode::LimitExceeded, repaired.exceededLimit});
    // A QString, not bytes: the encoding is known already, whatever the document declares.
    QXmlStreamReader xml(QString::fromUtf8(repaired.text));
    xml.setNamespaceProcessing(false);
    ChapterList list(limits);
    const bool hasList = readFirstList(xml, source, list);
    if (xml.hasError()) {
        const QString place =
            u"%1:%2: %3"_s.arg(xml.lineNumber()).arg(xml.columnNumber()).arg(xml.errorString());
        if (!hasList)
            return failure({ErrorCode::MalformedXml, place});
        // The chapters before the cut would be stored as all there are (README.md).
        if (xml.error() == QXmlStreamReader::PrematureEndOfDocumentError)
            return failure({ErrorCode::TruncatedInput, place});
        list.warn(place); // any other fault costs only the chapters after it
    } else if (!hasList) {
        return failure({ErrorCode::UnsupportedFeed, u"XML without chapters"_s});
    }
    return list.take();
}

} // namespace dogear::feed
