// SPDX-License-Identifier: GPL-3.0-or-later
// Podcasting 2.0: value, valueRecipient, valueTimeSplit, remoteItem
#include "../field_readers.h"
#include "podcast.h"

#include <feed/play_time.h>

#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::feed {

std::optional<domain::RemoteItem> toRemoteItem(const Element &element)
{
    domain::RemoteItem item{element.attribute("feedGuid").trimmed(),
                            readUrl(element.attribute("feedUrl"), element.base),
                            element.attribute("itemGuid"), // as written, like the guid of the item
                            element.attribute("medium").trimmed().toLower(),
                            element.attribute("title").simplified()};
    // Without either of them the other feed is unknown.
    if (item.feedGuid.isEmpty() && item.feedUrl.isEmpty())
        return std::nullopt;
    return item;
}

std::optional<domain::ValueRecipient> toRecipient(const Element &element)
{
    domain::ValueRecipient recipient{
        element.attribute("name").simplified(),
        element.attribute("type").trimmed().toLower(),
        element.attribute("address").trimmed(),
        element.attribute("customKey").trimmed(),
        element.attribute("customValue").trimmed(),
        readCount(element.attribute("split")),
        readExplicit(element.attribute("fee")).value_or(false),
    };
    if (recipient.address.isEmpty())
        return std::nullopt;
    return recipient;
}

domain::ValueTimeSplit toTimeSplit(const Element &element, Nested &nested)
{
    domain::ValueTimeSplit split;
    split.start =
        readPlayTime(element.attribute("startTime")).value_or(std::chrono::milliseconds{});
    split.duration = readDuration(element.attribute("duration"));
    split.remoteStart = readPlayTime(element.attribute("remoteStartTime"));
    split.remotePercentage = readDecimal(element.attribute("remotePercentage"));
    if (!nested.remoteItems.isEmpty())
        split.remoteItem = nested.remoteItems.constFirst();
    nested.remoteItems.clear();
    split.recipients = std::exchange(nested.splitRecipients, {});
    return split;
}

domain::Value toValue(const Element &element, Nested &nested)
{
    return {element.attribute("type").trimmed().toLower(),
            element.attribute("method").trimmed().toLower(),
            element.attribute("suggested").trimmed(),
            std::exchange(nested.recipients, {}),
            std::exchange(nested.timeSplits, {})};
}

} // namespace dogear::feed
