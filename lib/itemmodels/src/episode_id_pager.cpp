// SPDX-License-Identifier: GPL-3.0-or-later
#include "episode_id_pager.h"

#include <episodes/episodes.h>

#include <algorithm>
#include <utility>

namespace dogear::itemmodels {

void EpisodeIdPager::readFrom(const domain::EpisodeFilter &filter, EpisodeId last)
{
    stop();
    m_isAll = false;
    m_filter = filter;
    read(last);
}

void EpisodeIdPager::readAll(const domain::EpisodeFilter &filter)
{
    stop();
    m_isAll = true;
    m_filter = filter;
    read({});
}

void EpisodeIdPager::stop()
{
    m_requests.cancel(); // the answer to a part under way is dropped
    m_all = {};
}

void EpisodeIdPager::read(EpisodeId after)
{
    m_episodes.ids(m_filter, after, m_pageSize)
        .then(this,
              [this, after, ticket = m_requests.latest()](const Result<domain::IdPage> &page) {
                  if (!m_requests.isLatest(ticket))
                      return;
                  if (page)
                      take(*page, after);
                  else
                      emit failed(page.error());
              });
}

void EpisodeIdPager::take(const domain::IdPage &page, EpisodeId after)
{
    if (m_isAll) {
        m_all.reserve(m_all.size() + page.ids.size());
        for (const EpisodeId id : page.ids)
            m_all.append({id});
    } else {
        // In an order other than by date, a page holds all ids, including those up to `after`
        // (EpisodeStore::ids).
        const auto known = std::ranges::find(page.ids, after);
        emit moreRead(known == page.ids.cend() ? page.ids
                                               : page.ids.sliced(known - page.ids.cbegin() + 1));
    }
    if (page.hasMore)
        read(page.ids.constLast());
    else if (m_isAll)
        emit allRead(std::exchange(m_all, {}));
    else
        emit endReached();
}

} // namespace dogear::itemmodels
