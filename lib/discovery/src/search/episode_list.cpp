// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/listed_rows.h"
#include "search/merged_show.h"
#include "values/show_keys.h"

#include <discovery/episode_list.h>

#include <algorithm>
#include <tuple>

namespace dogear::discovery {

void EpisodeList::restart(const QString &words)
{
    m_rows.clear();
    m_keys.clear();
    m_words = words;
}

void EpisodeList::setLibrary(const QList<LibraryShow> &shows)
{
    m_shows.clear();
    for (const LibraryShow &show : shows) {
        for (const QString &key : mergeKeys(toShow(show)))
            m_shows.insert(key, show.id);
    }
    for (ListedShow &row : m_rows)
        mark(row);
}

void EpisodeList::add(const QList<DirectoryEpisode> &hits, qsizetype fixed)
{
    int rank = 0;
    for (const DirectoryEpisode &hit : hits) {
        if (ListedShow *row = find(hit)) {
            row->rank = std::min(row->rank, rank);
            addTo(*row->episode, hit);
            row->show = row->episode->show;
            remember(*row);
        } else {
            append(hit, rank);
        }
        ++rank;
    }
    for (ListedShow &row : m_rows)
        mark(row);
    sort(fixed);
}

ListedShow *EpisodeList::find(const DirectoryEpisode &hit)
{
    for (const QString &key : mergeKeys(hit)) {
        const auto found = m_keys.constFind(key);
        if (found != m_keys.cend())
            return &*std::ranges::find(m_rows, *found, &ListedShow::key);
    }
    return nullptr;
}

void EpisodeList::append(const DirectoryEpisode &hit, int rank)
{
    m_lastKey += 2;
    const ListedShow row{.key = m_lastKey,
                         .show = hit.show,
                         .followed = {},
                         .feeds = {},
                         .rank = rank,
                         .episode = hit};
    m_rows.append(row);
    remember(row);
}

void EpisodeList::remember(const ListedShow &row)
{
    for (const QString &key : mergeKeys(*row.episode)) {
        if (!m_keys.contains(key))
            m_keys.insert(key, row.key);
    }
}

/// Recognises the show of \a row as a followed one, by its surest key.
void EpisodeList::mark(ListedShow &row) const
{
    row.feeds.clear();
    if (!row.show.feedUrl.isEmpty())
        row.feeds.append(row.show.feedUrl);
    row.followed = {};
    for (const QString &key : mergeKeys(row.show)) {
        row.followed = m_shows.value(key);
        if (row.followed.isValid())
            return;
    }
}

void EpisodeList::sort(qsizetype fixed)
{
    sortBehind(m_rows, fixed, [this](const ListedShow &row) {
        const int fit = relevance(row.episode->title, row.show.title, m_words);
        const bool isFirst = row.followed.isValid() && fit > 0; // the library comes first
        return std::tuple(!isFirst, -fit, row.rank, row.key);
    });
}

} // namespace dogear::discovery
