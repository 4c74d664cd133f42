// SPDX-License-Identifier: GPL-3.0-or-later
// Atom, RFC 4287: whole feeds, and atom:link inside RSS.
#include "../field_readers.h"
#include "handlers.h"

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

/// RFC 4287 section 4.2.7.2: without rel it is; an empty one is none: "alternate".
QString relation(const Element &element)
{
    for (const Attribute &attribute : element.attributes) {
        if (attribute.name == "rel" && !attribute.value.trimmed().isEmpty())
            return attribute.value.trimmed().toLower();
    }
    return u"alternate"_s;
}

/// Podlove Simple Chapters 1.2, section "External chapters"
bool isPodlove(const QString &rel)
{
    return rel.endsWith("podlove.org/simple-chapters"_L1)
           || rel.endsWith("podlove.org/simple-chapters/"_L1);
}

/// `podcast:chapters`, before or after, is the richer file and wins.
void readChaptersLink(const Element &element, const QUrl &url, domain::Episode &episode)
{
    if (!episode.chaptersUrl.isEmpty() || url.isEmpty())
        return;
    episode.chaptersUrl = url;
    episode.chaptersType = element.attribute("type").trimmed().toLower();
}

void readLink(const Element &element, FeedBuilder &builder)
{
    const QUrl url = readUrl(element.attribute("href"), element.base);
    const QString rel = relation(element);
    if (element.parent == Where::Channel) {
        if (rel == "self"_L1)
            takeOver(builder.podcast().selfLink, url);
        else if (rel == "alternate"_L1 && builder.podcast().link.isEmpty())
            builder.podcast().link = url;
        else if (rel == "next"_L1 || rel == "prev-archive"_L1)
            builder.setNextPage(url);
    } else if (element.parent == Where::Item) {
        OpenItem &item = builder.item();
        if (rel == "enclosure"_L1 && !url.isEmpty()) {
            item.enclosures.append({url,
                                    readMediaType(element.attribute("type"), url),
                                    readLength(element.attribute("length"))});
        } else if (isPodlove(rel)) {
            readChaptersLink(element, url, item.episode);
        } else if (rel == "alternate"_L1 && item.episode.link.isEmpty()) {
            item.episode.link = url;
        }
    }
}

/// Nothing readable never overwrites a date.
void keep(std::optional<QDateTime> &field, const std::optional<QDateTime> &date)
{
    if (date)
        field = date;
}

void readFeed(const Element &element, domain::Podcast &podcast)
{
    const QByteArray &name = element.name;
    if (name == "title")
        takeOver(podcast.title, element.string().simplified());
    else if (name == "subtitle" || name == "tagline") // 0.3
        takeOver(podcast.descriptionHtml, element.trimmed());
    else if (name == "logo" || (name == "icon" && podcast.image.isEmpty()))
        takeOver(podcast.image, readUrl(element.string(), element.base));
    else if (name == "rights" || name == "copyright") // 0.3
        takeOver(podcast.copyright, element.trimmed());
    else if (name == "generator")
        takeOver(podcast.generator, element.trimmed());
}

void readEntry(const Element &element, OpenItem &item)
{
    const QByteArray &name = element.name;
    if (name == "title")
        takeOver(item.episode.title, element.string().simplified());
    else if (name == "id")
        takeOver(item.guid, element.string());
    else if (name == "summary")
        takeOver(item.summary, element.string());
    else if (name == "content")
        takeOver(item.content, element.string());
    else if (name == "published" || name == "issued") // 0.3
        keep(item.episode.published, readDate(element.string()));
    else if (name == "updated" || name == "modified")   // 0.3
        keep(item.updated, readDate(element.string())); // published wins, RFC 4287 section 4.2.9
}

} // namespace

void readAtom(const Element &element, FeedBuilder &builder)
{
    if (element.name == "link")
        readLink(element, builder);
    else if (element.parent == Where::Channel)
        readFeed(element, builder.podcast());
    else if (element.parent == Where::Item)
        readEntry(element, builder.item());
    else if (element.parent == Where::Author && element.name == "name")
        takeOver(element.isInItem ? builder.item().episode.author : builder.podcast().author,
                 element.trimmed());
}

} // namespace dogear::feed
