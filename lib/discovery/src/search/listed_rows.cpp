// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/listed_rows.h"

namespace dogear::discovery {

DirectoryShow toShow(const LibraryShow &show)
{
    return {.title = show.title,
            .author = show.author,
            .feedUrl = show.feedUrl,
            .podcastGuid = show.podcastGuid,
            .artwork = show.artwork};
}

} // namespace dogear::discovery
