// SPDX-License-Identifier: GPL-3.0-or-later
// Google Play podcasts 1.0. Only used for fields that no other vocabulary has set.
#include "../field_readers.h"
#include "handlers.h"

namespace dogear::feed {

namespace {

void readChannel(const Element &element, domain::Podcast &podcast)
{
    const QByteArray &name = element.name;
    if (name == "author" && podcast.author.isEmpty())
        podcast.author = element.label();
    else if (name == "description" && podcast.descriptionHtml.isEmpty())
        podcast.descriptionHtml = element.trimmed();
    else if (name == "image" && podcast.image.isEmpty())
        podcast.image = readUrl(element.attribute("href"), element.base);
    else if (name == "explicit" && !podcast.isExplicit)
        podcast.isExplicit = readExplicit(element.string());
    else if (name == "category" && !element.attribute("text").trimmed().isEmpty())
        podcast.categories.append(toLabel(element.attribute("text")));
    else if (name == "newFeedUrl" || name == "new-feed-url")
        assignUnlessEmpty(podcast.newFeedUrl, readUrl(element.string(), element.base));
}

void readItem(const Element &element, OpenItem &item)
{
    const QByteArray &name = element.name;
    if (name == "author" && item.episode.author.isEmpty())
        item.episode.author = element.label();
    else if (name == "description" && item.summary.isEmpty())
        item.summary = element.string();
    else if (name == "image" && item.thumbnail.isEmpty())
        item.thumbnail = readUrl(element.attribute("href"), element.base);
    else if (name == "explicit" && !item.episode.isExplicit)
        item.episode.isExplicit = readExplicit(element.string());
}

} // namespace

void readGooglePlay(const Element &element, FeedBuilder &builder)
{
    if (element.parent == ElementContext::Channel)
        readChannel(element, builder.podcast());
    else if (element.parent == ElementContext::Item)
        readItem(element, builder.item());
}

} // namespace dogear::feed
