// SPDX-License-Identifier: GPL-3.0-or-later
#include "handlers.h"
#include "podcast.h"

namespace dogear::feed {

namespace {

ElementContext findRssContext(QByteArrayView name, ElementContext parent)
{
    // Also "Channel", which RSS 1.1 uses as its root.
    if (name == "rss" || name == "RDF")
        return ElementContext::Root;
    if (name == "channel" || name == "Channel")
        return ElementContext::Channel;
    if (name == "redirect" && parent == ElementContext::Document)
        return ElementContext::Redirect;
    if (name == "item"
        && parent != ElementContext::Elsewhere) // also inside elements that were not closed
        return ElementContext::Item;
    if (name == "items" && parent == ElementContext::Channel)
        return ElementContext::Root; // RSS 1.1 has its items inside; RSS 1.0 only their names
    if (name == "image" && parent != ElementContext::Item)
        return ElementContext::Image;
    // Items and channels may contain markup in their descriptions that was not escaped.
    if (name == "description")
        return ElementContext::Markup;
    // Other elements may contain items in place of a channel; the title of "textinput" is not the
    // title of the show.
    return parent == ElementContext::Root && name != "textinput" ? ElementContext::Root
                                                                 : ElementContext::Elsewhere;
}

ElementContext findAtomContext(QByteArrayView name, ElementContext parent)
{
    if (name == "feed")
        return ElementContext::Channel;
    if (name == "entry" && parent != ElementContext::Elsewhere && parent != ElementContext::Item)
        return ElementContext::Item;
    if (name == "author")
        return ElementContext::Author;
    const bool isText = name == "content" || name == "summary" || name == "subtitle"
                        || name == "tagline" || name == "title" || name == "rights";
    return isText ? ElementContext::Markup : ElementContext::Elsewhere;
}

ElementContext findItunesContext(QByteArrayView name, ElementContext parent)
{
    if (name == "owner" && parent == ElementContext::Channel)
        return ElementContext::Owner;
    if (name == "category" && parent == ElementContext::Channel)
        return ElementContext::Category;
    return name == "summary" ? ElementContext::Markup : ElementContext::Elsewhere;
}

ElementContext findPodcastContext(QByteArrayView name, ElementContext parent)
{
    if (parent == ElementContext::Value && name == "valueTimeSplit")
        return ElementContext::TimeSplit;
    if (parent != ElementContext::Channel && parent != ElementContext::Item)
        return ElementContext::Elsewhere;
    if (name == "value")
        return ElementContext::Value;
    if (parent == ElementContext::Item)
        return name == "alternateEnclosure" ? ElementContext::AlternateEnclosure
                                            : ElementContext::Elsewhere;
    // A live item has the fields of an item.
    if (name == "liveItem")
        return ElementContext::Item;
    if (name == "podroll")
        return ElementContext::Podroll;
    return name == "publisher" ? ElementContext::Publisher : ElementContext::Elsewhere;
}

} // namespace

ElementContext findContext(Vocabulary vocabulary, QByteArrayView name, ElementContext parent)
{
    switch (vocabulary) {
    case Vocabulary::Rss:
        return findRssContext(name, parent);
    case Vocabulary::Atom:
        return findAtomContext(name, parent);
    case Vocabulary::Itunes:
        return findItunesContext(name, parent);
    case Vocabulary::Podcast:
        return findPodcastContext(name, parent);
    case Vocabulary::Podlove:
        return name == "chapters" && parent == ElementContext::Item ? ElementContext::Chapters
                                                                    : ElementContext::Elsewhere;
    case Vocabulary::Media:
        return name == "group" && parent == ElementContext::Item ? ElementContext::Group
                                                                 : ElementContext::Elsewhere;
    case Vocabulary::Content:
        return name == "encoded" ? ElementContext::Markup : ElementContext::Elsewhere;
    case Vocabulary::Xhtml:
        return name == "body" && parent == ElementContext::Item ? ElementContext::Markup
                                                                : ElementContext::Elsewhere;
    case Vocabulary::GooglePlay:
    case Vocabulary::DublinCore:
    case Vocabulary::Other:
        return ElementContext::Elsewhere;
    }
    return ElementContext::Elsewhere;
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
