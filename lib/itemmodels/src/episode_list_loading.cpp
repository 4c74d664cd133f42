// SPDX-License-Identifier: GPL-3.0-or-later
// EpisodeListModel: the rows of a place come in three steps. The first page at once; then who all
// the others are; and what a row shows when somebody looks there.
#include "episode_window.h"
#include "place_reader.h"

#include <itemmodels/episode_list_model.h>
#include <library/episodes.h>

#include <QSet>

#include <algorithm>

namespace dogear::itemmodels {

namespace {

constexpr int around = 40;      ///< rows that are read beside those that are looked at
constexpr int keptAround = 800; ///< rows, on each side

QList<EpisodeRow> toRows(const QList<domain::EpisodeSummary> &episodes)
{
    QList<EpisodeRow> rows;
    rows.reserve(episodes.size());
    for (const domain::EpisodeSummary &episode : episodes)
        rows.append({.episode = episode});
    return rows;
}

} // namespace

void EpisodeListModel::loadPlace()
{
    if (m_place.kind == PlaceKind::Podcast && !m_show)
        return askForShowOrder();
    domain::EpisodeFilter filter = effectiveFilter();
    filter.limit = pageSize + 1; // one more tells whether there is more
    m_reader->stop();
    const LatestRequest::Ticket ticket = m_requests.begin();
    m_episodes.list(filter).then(
        this, [this, filter, ticket](const Result<QList<domain::EpisodeSummary>> &episodes) {
            if (!m_requests.isLatest(ticket))
                return;
            if (!episodes)
                return fail(episodes.error());
            m_total = 0;
            takeFirstPage(toRows(episodes->first(std::min<qsizetype>(pageSize, episodes->size()))),
                          filter,
                          episodes->size() > pageSize);
        });
}

void EpisodeListModel::takeFirstPage(const QList<EpisodeRow> &page,
                                     const domain::EpisodeFilter &filter,
                                     bool hasMore)
{
    if (m_isLoading)
        m_window->clear(); // what is there may be hits of a search
    m_window->becomeStale();
    // Of a list that is shown already what comes after the page is still right, most likely.
    const QList<ListedEpisode> rest =
        hasMore && !m_isLoading ? rowsBehind(page) : QList<ListedEpisode>();
    takeRows(page, rest, false);
    if (!rest.isEmpty())
        m_reader->readAll(filter);
    else if (hasMore)
        m_reader->readOn(filter, page.constLast().episode.id);
}

/// The rows behind the last of \a page that is among them, without those of the page.
QList<ListedEpisode> EpisodeListModel::rowsBehind(const QList<EpisodeRow> &page) const
{
    QSet<EpisodeId> isInPage;
    for (const EpisodeRow &row : page)
        isInPage.insert(row.episode.id);
    for (auto last = page.crbegin(); last != page.crend(); ++last) {
        const int row = rowOf(last->episode.id.value);
        if (row < 0)
            continue;
        QList<ListedEpisode> behind = rows().sliced(row + 1);
        behind.removeIf([&](const ListedEpisode &each) { return isInPage.contains(each.id); });
        return behind;
    }
    return {};
}

void EpisodeListModel::takeMoreIds(const QList<EpisodeId> &ids)
{
    QList<ListedEpisode> more;
    more.reserve(ids.size());
    for (const EpisodeId id : ids)
        more.append({id});
    appendRows(more);
}

/// Shows \a first and, behind them, \a rest.
void EpisodeListModel::takeRows(const QList<EpisodeRow> &first,
                                const QList<ListedEpisode> &rest,
                                bool hasMore)
{
    QList<ListedEpisode> all;
    all.reserve(first.size() + rest.size());
    QList<int> changed;
    for (const EpisodeRow &row : first) {
        if (m_window->put(row))
            changed.append(int(all.size()));
        all.append({row.episode.id});
    }
    setRows(all + rest);
    m_isLoading = false; // not before: rows that go now are no rows that were removed
    showChanged(changed);
    for (const EpisodeRow &row : first)
        wantError(row.episode);
    // Only now: whoever asks for more on hearing of these rows would ask in the middle of them.
    m_hasMore = hasMore;
    m_isFetchingMore = false;
    emit loaded();
}

/// \a changed: rows in ascending order.
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
    QList<EpisodeId> ids;
    QList<domain::EpisodeSummary> here;
    for (const QModelIndex &row : rows) {
        ids.append(episodeIdOf(row));
        if (const EpisodeRow *found = m_window->find(ids.constLast()))
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

/// Somebody looks at the rows from \a first to \a last.
void EpisodeListModel::readRows(int first, int last)
{
    m_lookedAt = first;
    const int begin = std::max(0, first - around);
    m_window->read(rows().mid(begin, last + around + 1 - begin));
}

/// Many changed at once. Rows stay, as for one.
void EpisodeListModel::showMarks(const QList<domain::EpisodeMark> &marks)
{
    QSet<EpisodeId> changed;
    for (const domain::EpisodeMark &mark : marks) {
        const EpisodeRow *here = m_window->find(mark.id);
        if (!here)
            continue;
        EpisodeRow now = *here;
        now.episode.state = mark.state;
        if (m_window->put(now))
            changed.insert(mark.id);
    }
    QList<int> places;
    for (int row = 0; row < rows().size() && places.size() < changed.size(); ++row) {
        if (changed.contains(rows().at(row).id))
            places.append(row);
    }
    showChanged(places);
    // Some may belong here now; and while rows are on their way they may be of the time before.
    const domain::EpisodeFilter filter = effectiveFilter();
    const bool hasNews = std::ranges::any_of(marks, [&](const domain::EpisodeMark &mark) {
        return (filter.favourite == true && mark.state.isFavourite)
               || (filter.started == true && mark.state.isStarted());
    });
    if (m_isLoading || (hasNews && !isSearching()))
        reload();
}

void EpisodeListModel::showRead(const QSet<EpisodeId> &changed)
{
    const int begin = std::max(0, m_lookedAt - keptAround);
    const int end = std::min(int(rows().size()), m_lookedAt + keptAround);
    QList<int> places;
    for (int row = begin; row < end; ++row) {
        if (changed.contains(rows().at(row).id))
            places.append(row);
    }
    showChanged(places);
    if (!isSearching()) // hits are not read again one by one
        m_window->keepOnly(rows().mid(begin, end - begin));
}

} // namespace dogear::itemmodels
