// SPDX-License-Identifier: GPL-3.0-or-later
#include <itemmodels/list_search.h>

namespace dogear::itemmodels {

domain::SearchFilter ListSearch::filterAt(const LibraryView &view) const
{
    const LibraryView everything{.kind = ViewKind::AllEpisodes};
    domain::SearchFilter wanted;
    wanted.episodes = toFilter(staysInView ? view : everything, filter);
    // Without an order the best hits come first. Any order but oldest first is newest first here.
    if (filter.order == domain::EpisodeOrder::OldestFirst)
        wanted.order = domain::HitOrder::OldestFirst;
    else if (filter.order)
        wanted.order = domain::HitOrder::NewestFirst;
    return wanted;
}

} // namespace dogear::itemmodels
