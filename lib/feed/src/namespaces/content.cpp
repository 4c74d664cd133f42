// SPDX-License-Identifier: GPL-3.0-or-later
// RSS 1.0 content module, https://web.resource.org/rss/1.0/modules/content/
#include "handlers.h"

namespace dogear::feed {

void readContent(const Element &element, FeedBuilder &builder)
{
    if (element.parent == ElementContext::Item && element.name == "encoded")
        assignUnlessEmpty(builder.item().content, element.string());
}

/// Reads a complete page as the text of the item, as some weblogs write it.
void readXhtml(const Element &element, FeedBuilder &builder)
{
    if (element.parent == ElementContext::Item && element.name == "body")
        assignUnlessEmpty(builder.item().content, element.string());
}

} // namespace dogear::feed
