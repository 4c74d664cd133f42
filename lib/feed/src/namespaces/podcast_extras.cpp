// SPDX-License-Identifier: GPL-3.0-or-later
// Podcasting 2.0: reads each element of the extras and stores it in the show or episode
#include "../field_readers.h"
#include "podcast.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

template<typename T>
void addTo(QList<T> &list, const std::optional<T> &value)
{
    if (value)
        list.append(*value);
}

/// Reads an element that channels and items share.
/// \return whether it was one
template<typename Extras>
bool readShared(const Element &element, Nested &nested, domain::Sparse<Extras> &extras)
{
    const QByteArray &name = element.name;
    if (name == "location")
        addTo(extras.edit().locations, toLocation(element));
    else if (name == "license") {
        if (const auto license = toLicense(element))
            extras.edit().license = license;
    } else if (name == "value")
        extras.edit().values.append(toValue(element, nested));
    else if (name == "image" || name == "images")
        extras.edit().images.append(toImages(element));
    else if (name == "socialInteract")
        addTo(extras.edit().socialInteracts, toSocialInteract(element));
    else if (name == "txt")
        addTo(extras.edit().txts, toTxt(element));
    else if (name == "chat") {
        if (const auto chat = toChat(element))
            extras.edit().chat = chat;
    } else
        return false;
    return true;
}

void addContentLink(const Element &element, FeedBuilder &builder)
{
    const QUrl url = readUrl(element.attribute("href"), element.base);
    // Only a live item has links to its content.
    if (builder.live() && !url.isEmpty())
        builder.live()->contentLinks.append({url, element.label()});
}

bool holdsRemoteItems(ElementContext context)
{
    return context == ElementContext::TimeSplit || context == ElementContext::Podroll
           || context == ElementContext::Publisher;
}

void readLocks(const Element &element, domain::PodcastExtras &extras)
{
    // readExplicit() also reads the "yes" and "no" of these elements.
    const bool isYes = readExplicit(element.string()).value_or(false);
    if (element.name == "locked")
        extras.locked = domain::Locked{isYes, element.attribute("owner").trimmed()};
    else
        extras.blocks.append({element.attribute("id").trimmed().toLower(), isYes});
}

} // namespace

void readItemExtra(const Element &element, FeedBuilder &builder)
{
    auto &extras = builder.item().episode.extras;
    if (readShared(element, builder.nested(), extras))
        return;
    if (element.name == "soundbite")
        addTo(extras.edit().soundbites, toSoundbite(element));
    else if (element.name == "alternateEnclosure")
        extras.edit().alternateEnclosures.append(toAlternateEnclosure(element, builder.nested()));
    else if (element.name == "contentLink")
        addContentLink(element, builder);
}

void readChannelExtra(const Element &element, FeedBuilder &builder)
{
    auto &extras = builder.podcast().extras;
    if (readShared(element, builder.nested(), extras))
        return;
    const QByteArray &name = element.name;
    if (name == "medium")
        assignUnlessEmpty(extras.edit().medium, element.trimmed().toLower());
    else if (name == "trailer")
        addTo(extras.edit().trailers, toTrailer(element));
    else if (name == "locked" || name == "block")
        readLocks(element, extras.edit());
    // Its remote items have closed before it.
    else if (name == "podroll")
        extras.edit().podroll.append(std::exchange(builder.nested().remoteItems, {}));
    else if (name == "publisher") {
        const auto items = std::exchange(builder.nested().remoteItems, {});
        if (!items.isEmpty())
            extras.edit().publisher = items.constFirst();
    } else if (name == "remoteItem")
        addTo(extras.edit().remoteItems, toRemoteItem(element));
    else if (name == "updateFrequency")
        extras.edit().updateFrequency = toUpdateFrequency(element);
    else if (name == "podping")
        extras.edit().usesPodping = readExplicit(element.attribute("usesPodping"));
}

void readNested(const Element &element, FeedBuilder &builder)
{
    // Elements inside others close before them, so they are kept until the outer one closes.
    Nested &nested = builder.nested();
    const QByteArray &name = element.name;
    if (element.parent == ElementContext::AlternateEnclosure && name == "source") {
        addTo(nested.sources, toSource(element));
    } else if (element.parent == ElementContext::AlternateEnclosure && name == "integrity") {
        nested.integrity = domain::Integrity{element.attribute("type").trimmed().toLower(),
                                             element.attribute("value").trimmed()};
    } else if (name == "valueRecipient" && element.parent == ElementContext::Value)
        addTo(nested.recipients, toRecipient(element));
    else if (name == "valueRecipient" && element.parent == ElementContext::TimeSplit)
        addTo(nested.splitRecipients, toRecipient(element));
    else if (name == "valueTimeSplit" && element.parent == ElementContext::Value)
        nested.timeSplits.append(toTimeSplit(element, nested));
    else if (name == "remoteItem" && holdsRemoteItems(element.parent))
        addTo(nested.remoteItems, toRemoteItem(element));
}

} // namespace dogear::feed
