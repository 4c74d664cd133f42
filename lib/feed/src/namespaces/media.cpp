// SPDX-License-Identifier: GPL-3.0-or-later
// Media RSS 1.5.1, https://www.rssboard.org/media-rss
#include "../field_readers.h"
#include "handlers.h"

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

void readMediaContent(const Element &element, OpenItem &item)
{
    const QUrl url = readUrl(element.attribute("url"), element.base);
    if (url.isEmpty())
        return;
    domain::Enclosure enclosure{url,
                                readMediaType(element.attribute("type"), url),
                                readLength(element.attribute("fileSize"))};
    // The type may be missing although the medium is known; the subtype is then open.
    const QString medium = element.attribute("medium");
    if (enclosure.type.isEmpty() && (medium == "audio"_L1 || medium == "video"_L1))
        enclosure.type = medium + "/*"_L1;
    const bool isImage = enclosure.type.startsWith("image/"_L1)
                         || (enclosure.type.isEmpty() && medium == "image"_L1);
    // Pictures are attached as content too; only the first one is used.
    if (isImage) {
        if (item.thumbnail.isEmpty())
            item.thumbnail = url;
        return;
    }
    item.enclosures.append(enclosure);
    if (!item.episode.duration)
        item.episode.duration = readDuration(element.attribute("duration"));
}

} // namespace

void readMedia(const Element &element, FeedBuilder &builder)
{
    if (element.parent != ElementContext::Item && element.parent != ElementContext::Group)
        return;
    OpenItem &item = builder.item();
    if (element.name == "content")
        readMediaContent(element, item);
    else if (element.name == "thumbnail" && item.thumbnail.isEmpty())
        item.thumbnail = readUrl(element.attribute("url"), element.base);
    else if (element.name == "description" && item.summary.isEmpty())
        item.summary = element.string();
    else if (element.name == "title" && item.plainTitle.isEmpty())
        item.plainTitle = element.label();
}

} // namespace dogear::feed
