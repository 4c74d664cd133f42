// SPDX-License-Identifier: GPL-3.0-or-later
// EpisodeListModel: loads the rows of a view in three steps. First the content of the first page;
// then the ids of all other rows; and the content of a row when the view asks for it.
#include "episode_id_pager.h"
#include "episode_row_cache.h"

#include <episodes/episodes.h>
#include <itemmodels/episode_list_model.h>

#include <QSet>

#include <algorithm>

namespace dogear::itemmodels {

namespace {

constexpr int around = 40;      ///< rows read in addition, on each side of the visible ones
constexpr int keptAround = 800; ///< rows that stay in memory, on each side

QList<EpisodeRow> toRows(const QList<domain::EpisodeSummary> &episodes)
{
    QList<EpisodeRow> rows;
    rows.reserve(episodes.size());
    for (const domain::EpisodeSummary &episode : episodes)
        rows.append({.episode = episode});
    return rows;
}

} // namespace

void EpisodeListModel::loadView()
{
    // The order of a show has to be known first; askForShowOrder() calls this function again.
    if (m_query->needsShow())
        return askForShowOrder();
    domain::EpisodeFilter filter = m_query->episodeFilter();
    filter.limit = pageSize + 1; // one more row shows whether there are further ones
    m_idPager->stop();           // ids of the old view or filter may be under way
    const LatestRequest::Ticket ticket = m_requests.begin();
    m_episodes.list(filter).then(
        this, [this, filter, ticket](const Result<QList<domain::EpisodeSummary>> &episodes) {
            if (!m_requests.isLatest(ticket))
                return;
            if (!episodes)
                return fail(episodes.error());
            handleFirstPage(
                toRows(episodes->first(std::min<qsizetype>(pageSize, episodes->size()))),
                filter,
                episodes->size() > pageSize);
        });
}

void EpisodeListModel::handleFirstPage(const QList<EpisodeRow> &page,
                                       const domain::EpisodeFilter &filter,
                                       bool hasMore)
{
    if (m_isLoading)
        m_rowCache->clear(); // cached rows may be hits of a search, with marked words
    m_rowCache->markAllStale();
    // If the list is only reloaded, the rows behind the first page have most likely not changed.
    // They stay until the new ids are complete, so the view keeps its position and selection.
    const QList<ListedEpisode> rest =
        hasMore && !m_isLoading ? rowsBehind(page) : QList<ListedEpisode>();
    handleRows(page, rest, false);
    // The old rows are replaced at once when all ids are known; new ones are appended part by part.
    if (!rest.isEmpty())
        m_idPager->readAll(filter);
    else if (hasMore)
        m_idPager->readFrom(filter, page.constLast().episode.id);
}

/// The current rows behind the last one that is also in \a page, without the rows of the page.
QList<ListedEpisode> EpisodeListModel::rowsBehind(const QList<EpisodeRow> &page) const
{
    QSet<EpisodeId> isInPage;
    for (const EpisodeRow &row : page)
        isInPage.insert(row.episode.id);
    const auto last = std::find_if(page.crbegin(), page.crend(), [this](const EpisodeRow &row) {
        return rowOf(row.episode.id.value) >= 0;
    });
    if (last == page.crend())
        return {};
    QList<ListedEpisode> behind = rows().sliced(rowOf(last->episode.id.value) + 1);
    behind.removeIf([&](const ListedEpisode &each) { return isInPage.contains(each.id); });
    return behind;
}

void EpisodeListModel::handleMoreIds(const QList<EpisodeId> &ids)
{
    QList<ListedEpisode> more;
    more.reserve(ids.size());
    for (const EpisodeId id : ids)
        more.append({id});
    appendRows(more);
}

/// Makes the list \a first and, behind it, \a rest.
void EpisodeListModel::handleRows(const QList<EpisodeRow> &first,
                                  const QList<ListedEpisode> &rest,
                                  bool hasMore)
{
    QList<ListedEpisode> all;
    all.reserve(first.size() + rest.size());
    QList<int> changed;
    for (const EpisodeRow &row : first) {
        // The list itself holds only ids, so setRows() does not notice new content.
        if (m_rowCache->put(row))
            changed.append(int(all.size()));
        all.append({row.episode.id});
    }
    setRows(all + rest);
    // After setRows(): while isLoading(), a view knows that removed rows belong to the old list and
    // does not select a neighbour of the current row.
    m_isLoading = false;
    showChanged(changed);
    for (const EpisodeRow &row : first)
        requestError(row.episode);
    // Only now: a view may call fetchMore() while it handles the signals of the new rows, which
    // would start another load in the middle of this one.
    m_hasMore = hasMore;
    m_isFetchingMore = false;
    emit loaded();
}

/// Emits one dataChanged() for each run of neighbouring rows in \a changed, which is in ascending
/// order.
void EpisodeListModel::showChanged(const QList<int> &changed)
{
    for (qsizetype i = 0; i < changed.size();) {
        qsizetype end = i + 1;
        while (end < changed.size() && changed.at(end) == changed.at(end - 1) + 1)
            ++end;
        emit dataChanged(index(changed.at(i)), index(changed.at(end - 1)));
        i = end;
    }
}

void EpisodeListModel::read(const QModelIndexList &rows,
                            QObject *context,
                            const std::function<void(const QList<domain::EpisodeSummary> &)> &then)
{
    // Most rows that Ctrl+A selects were never visible, so their content is not in memory.
    QList<EpisodeId> ids;
    QList<domain::EpisodeSummary> here;
    for (const QModelIndex &row : rows) {
        ids.append(episodeIdOf(row));
        if (const EpisodeRow *found = m_rowCache->find(ids.constLast()))
            here.append(found->episode);
    }
    if (here.size() == ids.size())
        return then(here);
    m_episodes.summaries(ids).then(
        context, [this, then](const Result<QList<domain::EpisodeSummary>> &episodes) {
            if (episodes)
                then(*episodes);
            else
                emit failed(episodes.error());
        });
}

/// Reads the rows from \a first to \a last, which the view has asked for, and some around them.
void EpisodeListModel::readRows(int first, int last)
{
    m_firstRequestedRow = first;
    const int begin = std::max(0, first - around);
    m_rowCache->read(rows().mid(begin, last + around + 1 - begin));
}

/// Shows changes of many episodes, by the same rules as updateEpisode().
void EpisodeListModel::showMarks(const QList<domain::EpisodeMark> &marks)
{
    QSet<EpisodeId> changed;
    for (const domain::EpisodeMark &mark : marks) {
        const EpisodeRow *here = m_rowCache->find(mark.id);
        if (!here)
            continue;
        EpisodeRow now = *here; // a mark has only the state; the other values are kept
        now.episode.state = mark.state;
        if (m_rowCache->put(now))
            changed.insert(mark.id);
    }
    // One pass over the list: rowOf() would search it once for each mark.
    QList<int> places;
    for (int row = 0; row < rows().size() && places.size() < changed.size(); ++row) {
        if (changed.contains(rows().at(row).id))
            places.append(row);
    }
    showChanged(places);
    // Some of the episodes may belong into this list now, or elsewhere in a list that is ordered by
    // the last playback; and rows that are being loaded may have been read before the change.
    const domain::EpisodeFilter filter = m_query->episodeFilter();
    const bool hasNews = std::ranges::any_of(marks, [&](const domain::EpisodeMark &mark) {
        return (filter.favourite == true && mark.state.isFavourite)
               || (filter.started == true && mark.state.isStarted());
    });
    if (m_isLoading || (!m_query->isSearching() && (hasNews || filter.orderByLastPlayed)))
        reload();
}

void EpisodeListModel::showRead(const QSet<EpisodeId> &changed)
{
    // The rows that were read are near m_firstRequestedRow; the list may have a million others.
    const int begin = std::max(0, m_firstRequestedRow - keptAround);
    const int end = std::min(int(rows().size()), m_firstRequestedRow + keptAround);
    QList<int> places;
    for (int row = begin; row < end; ++row) {
        if (changed.contains(rows().at(row).id))
            places.append(row);
    }
    showChanged(places);
    if (!m_query->isSearching()) // a dropped hit could not be read again without the search
        m_rowCache->keepOnly(rows().mid(begin, end - begin));
}

} // namespace dogear::itemmodels
