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
        assignUnlessEmpty(podcast.title, element.label());
    else if (name == "description")
        assignUnlessEmpty(podcast.descriptionHtml, element.trimmed());
    else if (name == "language")
        assignUnlessEmpty(podcast.language, element.trimmed());
    else if (name == "copyright")
        assignUnlessEmpty(podcast.copyright, element.label());
    else if (name == "generator")
        assignUnlessEmpty(podcast.generator, element.trimmed());
    else if (name == "category" && !element.trimmed().isEmpty())
        podcast.categories.append(element.label());
    // The address of an editor, so the authors of other vocabularies have precedence.
    else if (name == "managingEditor" && podcast.author.isEmpty())
        podcast.author = element.label();
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

/// Returns whether the guid says that it is a link. It remains the guid in any case.
std::optional<bool> isPermaLink(const Element &guid)
{
    for (const Attribute &attribute : guid.attributes) {
        if (attribute.name.compare("isPermaLink", Qt::CaseInsensitive) != 0)
            continue;
        const QString flag = attribute.value.trimmed().toLower();
        if (flag == "true"_L1 || flag == "1"_L1 || flag == "yes"_L1)
            return true;
        if (flag == "false"_L1 || flag == "0"_L1 || flag == "no"_L1)
            return false;
    }
    return std::nullopt;
}

/// Reads the guid. Unless isPermaLink is "false", it also serves as the link if it is a complete
/// address; only with "true" may it be a path, which begins with a slash.
void readGuid(const Element &element, OpenItem &item)
{
    assignUnlessEmpty(item.guid, element.string());
    if (!item.episode.link.isEmpty())
        return;
    const std::optional<bool> flag = isPermaLink(element);
    const QString text = element.trimmed();
    // isPermaLink defaults to "true" in RSS 2.0, but many guids without it are no addresses.
    const bool isPath = text.startsWith(u'/') && flag == true;
    if (flag == false || (!isPath && !text.contains(u':')))
        return;
    const QUrl url = readUrl(text, element.base);
    // A guid such as "tag:example.org,2024:1" is a valid URI but no web page.
    if (url.scheme() == "http"_L1 || url.scheme() == "https"_L1)
        item.episode.link = url;
}

/// Reads a link. One with an address in "href" and no text is Atom's, in the namespace of RSS.
void readLink(const Element &element, FeedBuilder &builder)
{
    if (element.text.trimmed().isEmpty() && !element.attribute("href").isEmpty())
        return readAtom(element, builder);
    assignUnlessEmpty(element.parent == ElementContext::Item ? builder.item().episode.link
                                                             : builder.podcast().link,
                      readUrl(element.string(), element.base));
}

void readItem(const Element &element, FeedBuilder &builder)
{
    OpenItem &item = builder.item();
    domain::Episode &episode = item.episode;
    const QByteArray &name = element.name;
    if (name == "title")
        assignUnlessEmpty(episode.title, element.label());
    else if (name == "guid")
        readGuid(element, item);
    else if (name == "description")
        assignUnlessEmpty(item.description, element.string());
    else if (name == "enclosure")
        addEnclosure(element, builder);
    // An e-mail address (RSS 2.0), so other vocabularies have precedence.
    else if (name == "author" && episode.author.isEmpty())
        episode.author = element.label();
    else if (name == "image" && item.thumbnail.isEmpty())
        item.thumbnail = readUrl(element.string(), element.base);
    else if (name == "pubDate") {
        if (const auto date = dateOf(element, builder))
            episode.published = date;
    }
}

} // namespace

void readRss(const Element &element, FeedBuilder &builder)
{
    const bool isField =
        element.parent == ElementContext::Channel || element.parent == ElementContext::Item;
    if (isField && element.name == "link")
        readLink(element, builder);
    else if (element.parent == ElementContext::Channel)
        readChannel(element, builder.podcast());
    else if (element.parent == ElementContext::Item)
        readItem(element, builder);
    else if (element.parent == ElementContext::Redirect && element.name == "newLocation")
        builder.setMoved(readUrl(element.string(), element.base));
    else if (element.parent == ElementContext::Image && element.name == "url"
             && builder.podcast().image.isEmpty())
        builder.podcast().image = readUrl(element.string(), element.base);
}

} // namespace dogear::feed
