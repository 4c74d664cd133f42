// SPDX-License-Identifier: GPL-3.0-or-later
#include <itemmodels/list_search.h>

namespace dogear::itemmodels {

domain::SearchFilter ListSearch::filterAt(const Place &place) const
{
    const Place everything{.kind = PlaceKind::AllEpisodes};
    domain::SearchFilter wanted;
    wanted.episodes = toFilter(staysInPlace ? place : everything, filter);
    // Without an order the best hits come first. Any order but oldest first is newest first here.
    if (filter.order == domain::EpisodeOrder::OldestFirst)
        wanted.order = domain::HitOrder::OldestFirst;
    else if (filter.order)
        wanted.order = domain::HitOrder::NewestFirst;
    return wanted;
}

} // namespace dogear::itemmodels
