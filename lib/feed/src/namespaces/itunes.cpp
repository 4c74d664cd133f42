// SPDX-License-Identifier: GPL-3.0-or-later
// Apple's "A Podcaster's Guide to RSS"
#include "../field_readers.h"
#include "handlers.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

// The address belongs in the attribute; some feeds write it as text.
QUrl imageOf(const Element &element)
{
    const QUrl fromAttribute = readUrl(element.attribute("href"), element.base);
    return fromAttribute.isEmpty() ? readUrl(element.string(), element.base) : fromAttribute;
}

void readChannel(const Element &element, domain::Podcast &podcast)
{
    const QByteArray &name = element.name;
    if (name == "author")
        assignUnlessEmpty(podcast.author, element.label());
    else if (name == "image")
        assignUnlessEmpty(podcast.image, imageOf(element));
    // The description of RSS has precedence.
    else if (name == "summary" && podcast.descriptionHtml.isEmpty())
        podcast.descriptionHtml = element.trimmed();
    else if (name == "title" && podcast.title.isEmpty())
        podcast.title = element.label();
    else if (name == "type")
        podcast.type = element.trimmed().compare("serial"_L1, Qt::CaseInsensitive) == 0
                           ? domain::ShowType::Serial
                           : domain::ShowType::Episodic;
    else if (name == "explicit")
        podcast.isExplicit = readExplicit(element.string());
    else if (name == "new-feed-url")
        assignUnlessEmpty(podcast.newFeedUrl, readUrl(element.string(), element.base));
}

/// Reads a category. Inner categories close first and are kept until the outer one gives its name.
void readCategory(const Element &element, FeedBuilder &builder)
{
    const QString category = toLabel(element.attribute("text"));
    if (element.parent == ElementContext::Category) {
        if (!category.isEmpty())
            builder.nested().subcategories.append(category);
        return;
    }
    const QStringList inner = std::exchange(builder.nested().subcategories, {});
    if (category.isEmpty())
        return;
    builder.podcast().categories.append(category);
    for (const QString &name : inner)
        builder.podcast().categories.append(category + u'/' + name);
}

void readItem(const Element &element, FeedBuilder &builder)
{
    OpenItem &item = builder.item();
    domain::Episode &episode = item.episode;
    const QByteArray &name = element.name;
    if (name == "duration")
        episode.duration = readDuration(element.string());
    else if (name == "author")
        assignUnlessEmpty(episode.author, element.label());
    else if (name == "subtitle")
        assignUnlessEmpty(episode.subtitle, element.label());
    else if (name == "summary")
        assignUnlessEmpty(item.summary, element.string());
    else if (name == "image")
        assignUnlessEmpty(episode.image, imageOf(element));
    // Only used if the item has no title of its own.
    else if (name == "title")
        assignUnlessEmpty(item.plainTitle, element.label());
    else if (name == "season")
        episode.season = readCount(element.string());
    else if (name == "episode")
        episode.number = readCount(element.string());
    else if (name == "episodeType")
        episode.type = domain::toEpisodeType(element.string());
    else if (name == "explicit")
        episode.isExplicit = readExplicit(element.string());
}

} // namespace

void readItunes(const Element &element, FeedBuilder &builder)
{
    if (element.name == "category"
        && (element.parent == ElementContext::Channel
            || element.parent == ElementContext::Category))
        readCategory(element, builder);
    else if (element.parent == ElementContext::Channel)
        readChannel(element, builder.podcast());
    else if (element.parent == ElementContext::Item)
        readItem(element, builder);
    else if (element.parent == ElementContext::Owner && element.name == "name")
        assignUnlessEmpty(builder.podcast().ownerName, element.label());
}

} // namespace dogear::feed
