// SPDX-License-Identifier: GPL-3.0-or-later
// Dublin Core elements 1.1. Only used for fields that no other vocabulary has set.
#include "../field_readers.h"
#include "handlers.h"

namespace dogear::feed {

void readDublinCore(const Element &element, FeedBuilder &builder)
{
    if (element.parent == ElementContext::Item) {
        OpenItem &item = builder.item();
        if (element.name == "date" && !item.episode.published)
            item.episode.published = dateOf(element, builder);
        else if (element.name == "creator" && item.episode.author.isEmpty())
            item.episode.author = element.label();
    } else if (element.parent == ElementContext::Channel) {
        if (element.name == "creator" && builder.podcast().author.isEmpty())
            builder.podcast().author = element.label();
        else if (element.name == "language" && builder.podcast().language.isEmpty())
            builder.podcast().language = element.trimmed();
    }
}

} // namespace dogear::feed
