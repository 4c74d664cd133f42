// SPDX-License-Identifier: GPL-3.0-or-later
#include "handlers.h"
#include "podcast.h"

namespace dogear::feed {

namespace {

Where findRssPlace(QByteArrayView name, Where parent)
{
    // Also "Channel", which RSS 1.1 uses as its root.
    if (name == "rss" || name == "RDF")
        return Where::Root;
    if (name == "channel" || name == "Channel")
        return Where::Channel;
    if (name == "redirect" && parent == Where::Document)
        return Where::Redirect;
    if (name == "item" && parent != Where::Elsewhere) // also inside elements that were not closed
        return Where::Item;
    if (name == "items" && parent == Where::Channel)
        return Where::Root; // RSS 1.1 has its items inside; RSS 1.0 only their names
    if (name == "image" && parent != Where::Item)
        return Where::Image;
    // Items and channels may contain markup in their descriptions that was not escaped.
    if (name == "description")
        return Where::Markup;
    // Other elements may contain items in place of a channel; the title of "textinput" is not the
    // title of the show.
    return parent == Where::Root && name != "textinput" ? Where::Root : Where::Elsewhere;
}

Where findAtomPlace(QByteArrayView name, Where parent)
{
    if (name == "feed")
        return Where::Channel;
    if (name == "entry" && parent != Where::Elsewhere && parent != Where::Item)
        return Where::Item;
    if (name == "author")
        return Where::Author;
    const bool isText = name == "content" || name == "summary" || name == "subtitle"
                        || name == "tagline" || name == "title" || name == "rights";
    return isText ? Where::Markup : Where::Elsewhere;
}

Where findItunesPlace(QByteArrayView name, Where parent)
{
    if (name == "owner" && parent == Where::Channel)
        return Where::Owner;
    if (name == "category" && parent == Where::Channel)
        return Where::Category;
    return name == "summary" ? Where::Markup : Where::Elsewhere;
}

Where findPodcastPlace(QByteArrayView name, Where parent)
{
    if (parent == Where::Value && name == "valueTimeSplit")
        return Where::TimeSplit;
    if (parent != Where::Channel && parent != Where::Item)
        return Where::Elsewhere;
    if (name == "value")
        return Where::Value;
    if (parent == Where::Item)
        return name == "alternateEnclosure" ? Where::AlternateEnclosure : Where::Elsewhere;
    // A live item has the fields of an item.
    if (name == "liveItem")
        return Where::Item;
    if (name == "podroll")
        return Where::Podroll;
    return name == "publisher" ? Where::Publisher : Where::Elsewhere;
}

} // namespace

Where findPlace(Vocabulary vocabulary, QByteArrayView name, Where parent)
{
    switch (vocabulary) {
    case Vocabulary::Rss:
        return findRssPlace(name, parent);
    case Vocabulary::Atom:
        return findAtomPlace(name, parent);
    case Vocabulary::Itunes:
        return findItunesPlace(name, parent);
    case Vocabulary::Podcast:
        return findPodcastPlace(name, parent);
    case Vocabulary::Podlove:
        return name == "chapters" && parent == Where::Item ? Where::Chapters : Where::Elsewhere;
    case Vocabulary::Media:
        return name == "group" && parent == Where::Item ? Where::Group : Where::Elsewhere;
    case Vocabulary::Content:
        return name == "encoded" ? Where::Markup : Where::Elsewhere;
    case Vocabulary::Xhtml:
        return name == "body" && parent == Where::Item ? Where::Markup : Where::Elsewhere;
    case Vocabulary::GooglePlay:
    case Vocabulary::DublinCore:
    case Vocabulary::Other:
        return Where::Elsewhere;
    }
    return Where::Elsewhere;
}

bool beginsItem(Vocabulary vocabulary, QByteArrayView name)
{
    return (vocabulary == Vocabulary::Rss && name == "item")
           || (vocabulary == Vocabulary::Atom && name == "entry");
}

void readItemStart(const Element &element, FeedBuilder &builder)
{
    if (element.vocabulary == Vocabulary::Podcast)
        return builder.beginLiveItem(toLiveItem(element));
    builder.beginItem();
    if (element.vocabulary == Vocabulary::Rss && !element.attributes.empty())
        builder.item().about = element.attribute("about"); // RSS 1.0, section 5.5
}

} // namespace dogear::feed
