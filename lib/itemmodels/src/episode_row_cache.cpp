// SPDX-License-Identifier: GPL-3.0-or-later
#include "episode_row_cache.h"

#include <episodes/episodes.h>

#include <algorithm>
#include <utility>

namespace dogear::itemmodels {

namespace {

constexpr int maxRowsPerRead = 120; ///< rows; twice the height of a tall screen
constexpr qsizetype maxCachedRows = 2'000;

} // namespace

EpisodeRowCache::EpisodeRowCache(episodes::Episodes &episodes)
    : m_episodes(episodes)
{
    // A paint event asks for each visible row; the timer turns these calls into one query.
    m_timer.setSingleShot(true);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &EpisodeRowCache::emitRequestedRows);
}

void EpisodeRowCache::emitRequestedRows()
{
    if (m_last < m_first)
        return;
    const auto [first, last] = std::pair(m_first, m_last);
    m_last = m_first - 1; // before the signal, whose slots may call requestRow()
    emit wanted(first, last);
}

const EpisodeRow *EpisodeRowCache::find(EpisodeId id) const
{
    const auto found = m_entries.constFind(id);
    return found == m_entries.cend() ? nullptr : &found->row;
}

bool EpisodeRowCache::isFresh(EpisodeId id) const
{
    const auto found = m_entries.constFind(id);
    return found != m_entries.cend() && !found->isStale;
}

bool EpisodeRowCache::put(const EpisodeRow &row)
{
    Entry &entry = m_entries[row.episode.id];
    entry.isStale = false;
    if (entry.row == row)
        return false;
    entry.row = row;
    return true;
}

void EpisodeRowCache::markAllStale()
{
    for (Entry &entry : m_entries)
        entry.isStale = true;
}

void EpisodeRowCache::keepOnly(const QList<ListedEpisode> &listed)
{
    if (m_entries.size() <= maxCachedRows)
        return;
    QHash<EpisodeId, Entry> kept;
    for (const ListedEpisode &each : listed) {
        if (const auto found = m_entries.constFind(each.id); found != m_entries.cend())
            kept.insert(each.id, *found);
    }
    m_entries = kept;
}

void EpisodeRowCache::clear()
{
    m_entries.clear();
    m_hasFailed = false;
    m_requests.cancel(); // answers under way belong to the old list
}

void EpisodeRowCache::requestRow(int row)
{
    const bool isFar =
        m_last >= m_first && (row < m_last - maxRowsPerRead || row > m_first + maxRowsPerRead);
    if (m_last < m_first || isFar) { // the user has scrolled past the rows requested before
        m_first = row;
        m_last = row;
    }
    m_first = std::min(m_first, row);
    m_last = std::max(m_last, row);
    // One query at a time: fast scrolling must not fill the queue of the database thread. When the
    // query ends, emitRequestedRows() emits wanted() for the rows requested meanwhile.
    if (!m_timer.isActive() && !m_isReading)
        m_timer.start();
}

void EpisodeRowCache::read(const QList<ListedEpisode> &listed)
{
    QList<EpisodeId> missing;
    for (const ListedEpisode &each : listed) {
        if (!isFresh(each.id))
            missing.append(each.id);
    }
    if (missing.isEmpty())
        return;
    m_isReading = true;
    m_episodes.summaries(missing).then(
        this,
        [this,
         ticket = m_requests.latest()](const Result<QList<domain::EpisodeSummary>> &episodes) {
            m_isReading = false;
            if (m_requests.isLatest(ticket)) {
                if (episodes)
                    take(*episodes);
                else if (!std::exchange(m_hasFailed, true)) // each repaint requests them again
                    emit failed(episodes.error());
            }
            emitRequestedRows(); // rows that were requested during this query
        });
}

void EpisodeRowCache::take(const QList<domain::EpisodeSummary> &episodes)
{
    m_hasFailed = false;
    QSet<EpisodeId> changed;
    for (const domain::EpisodeSummary &episode : episodes) {
        if (put({.episode = episode}))
            changed.insert(episode.id);
    }
    emit rowsRead(episodes, changed);
}

} // namespace dogear::itemmodels
