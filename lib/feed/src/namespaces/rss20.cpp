// SPDX-License-Identifier: GPL-3.0-or-later
// RSS 2.0, https://www.rssboard.org/rss-specification
#include "../field_readers.h"
#include "handlers.h"

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

void readChannel(const Element &element, domain::Podcast &podcast)
{
    const QByteArray &name = element.name;
    if (name == "title")
        takeOver(podcast.title, element.string().simplified());
    else if (name == "description")
        takeOver(podcast.descriptionHtml, element.trimmed());
    else if (name == "link")
        takeOver(podcast.link, readUrl(element.string(), element.base));
    else if (name == "language")
        takeOver(podcast.language, element.trimmed());
    else if (name == "copyright")
        takeOver(podcast.copyright, element.trimmed());
    else if (name == "generator")
        takeOver(podcast.generator, element.trimmed());
    else if (name == "category" && !element.trimmed().isEmpty())
        podcast.categories.append(element.string().simplified());
    else if (name == "managingEditor" && podcast.author.isEmpty())
        podcast.author = element.trimmed();
}

void addEnclosure(const Element &element, FeedBuilder &builder)
{
    domain::Enclosure enclosure;
    enclosure.url = readUrl(element.attribute("url"), element.base);
    if (enclosure.url.isEmpty()) {
        builder.warn(u"an enclosure has no address"_s);
        return;
    }
    enclosure.type = readMediaType(element.attribute("type"), enclosure.url);
    enclosure.length = readLength(element.attribute("length"));
    builder.item().enclosures.append(enclosure);
}

/// "guid": without isPermaLink="false" it may serve as the link; a bare word only with "true".
void readGuid(const Element &element, OpenItem &item)
{
    takeOver(item.guid, element.string());
    const QString flag = element.attribute("isPermaLink").trimmed();
    if (flag.compare("false"_L1, Qt::CaseInsensitive) == 0 || !item.episode.link.isEmpty())
        return;
    if (flag.compare("true"_L1, Qt::CaseInsensitive) != 0 && !element.text.contains('/'))
        return;
    const QUrl url = readUrl(element.string(), element.base);
    if (url.scheme() == "http"_L1 || url.scheme() == "https"_L1)
        item.episode.link = url;
}

void readItem(const Element &element, FeedBuilder &builder)
{
    OpenItem &item = builder.item();
    domain::Episode &episode = item.episode;
    const QByteArray &name = element.name;
    if (name == "title")
        takeOver(episode.title, element.string().simplified());
    else if (name == "guid")
        readGuid(element, item);
    else if (name == "link")
        takeOver(episode.link, readUrl(element.string(), element.base));
    else if (name == "description")
        takeOver(item.description, element.string());
    else if (name == "enclosure")
        addEnclosure(element, builder);
    else if (name == "author" && episode.author.isEmpty())
        episode.author = element.trimmed();
    else if (name == "image" && item.thumbnail.isEmpty())
        item.thumbnail = readUrl(element.string(), element.base);
    else if (name == "pubDate") {
        const auto date = readDate(element.string());
        if (date)
            episode.published = date;
        else if (!element.trimmed().isEmpty())
            builder.warn("a date cannot be read: "_L1 + element.trimmed().left(60));
    }
}

} // namespace

void readRss(const Element &element, FeedBuilder &builder)
{
    if (element.parent == Where::Channel)
        readChannel(element, builder.podcast());
    else if (element.parent == Where::Item)
        readItem(element, builder);
    else if (element.parent == Where::Redirect && element.name == "newLocation")
        builder.setMoved(readUrl(element.string(), element.base));
    else if (element.parent == Where::Image && element.name == "url"
             && builder.podcast().image.isEmpty())
        builder.podcast().image = readUrl(element.string(), element.base);
}

} // namespace dogear::feed
