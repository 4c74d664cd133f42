// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/overcast_outlines.h"

#include <QXmlStreamReader>

using namespace Qt::StringLiterals;

namespace dogear::importers {

namespace {

Attributes attributesOf(const QXmlStreamReader &xml)
{
    Attributes attributes;
    for (const QXmlStreamAttribute &attribute : xml.attributes())
        attributes.insert(attribute.name().toString(), attribute.value().toString());
    return attributes;
}

} // namespace

bool isOvercast(const QByteArray &document)
{
    // Compared as text: the list may have a syntax error before the first of them, and in no other
    // attribute do these words occur with a quote in front.
    return document.contains("\"podcast-episode\"") || document.contains("\"podcast-playlist\"");
}

OvercastDocument parseOvercast(const QByteArray &document)
{
    OvercastDocument list;
    QXmlStreamReader xml(document);
    // Undeclared prefixes would be errors, and OPML itself uses no namespace.
    xml.setNamespaceProcessing(false);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement || xml.name() != "outline"_L1)
            continue;
        const Attributes attributes = attributesOf(xml);
        const QString type = attributes.value(u"type"_s);
        if (type == "podcast-playlist"_L1)
            list.playlists.append(attributes);
        else if (type == "rss"_L1)
            list.shows.append({.attributes = attributes, .episodes = {}});
        else if (type == "podcast-episode"_L1 && !list.shows.isEmpty())
            list.shows.last().episodes.append(attributes);
    }
    if (xml.hasError()) {
        list.fault =
            u"%1:%2: %3"_s.arg(xml.lineNumber()).arg(xml.columnNumber()).arg(xml.errorString());
    }
    return list;
}

} // namespace dogear::importers
