// SPDX-License-Identifier: GPL-3.0-or-later
#include "download_changes.h"
#include "episode_id_pager.h"
#include "episode_row_cache.h"
#include "summary_cell.h"

#include <downloads/download_list.h>
#include <episodes/episodes.h>
#include <itemmodels/episode_list_model.h>
#include <itemmodels/hit_counts.h>
#include <listening/queue.h>
#include <subscriptions/feed_refresher.h>
#include <subscriptions/subscriptions.h>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::itemmodels {

EpisodeId episodeIdOf(const QModelIndex &index)
{
    return index.data(EpisodeListModel::EpisodeIdRole).value<EpisodeId>();
}

EpisodeListModel::EpisodeListModel(episodes::Episodes &episodes,
                                   subscriptions::Subscriptions &subscriptions,
                                   subscriptions::FeedRefresher &refresher,
                                   listening::Queue &queue,
                                   downloads::DownloadList &downloads,
                                   QObject *parent)
    : ListRows(parent)
    , m_episodes(episodes)
    , m_queue(queue)
    , m_downloads(downloads)
    , m_query(std::make_unique<ListQuery>())
    , m_hits(std::make_unique<HitCounts>(episodes, *m_query))
    , m_downloadChanges(std::make_unique<DownloadChanges>(downloads))
    , m_rowCache(std::make_unique<EpisodeRowCache>(episodes))
    , m_idPager(std::make_unique<EpisodeIdPager>(episodes))
{
    connect(m_query.get(), &ListQuery::changed, this, &EpisodeListModel::startOver);
    connect(m_hits.get(), &HitCounts::failed, this, &EpisodeListModel::fail);
    connectReading();
    connectDownloads();
    followRefreshes(refresher);
    connect(&queue, &listening::Queue::changed, this, &EpisodeListModel::updateFromQueue);
    connect(&episodes, &episodes::Episodes::episodeChanged, this, &EpisodeListModel::updateEpisode);
    connect(&episodes, &episodes::Episodes::episodesMarked, this, &EpisodeListModel::showMarks);
    connect(&subscriptions,
            &subscriptions::Subscriptions::podcastsChanged,
            this,
            &EpisodeListModel::reload);
}

EpisodeListModel::~EpisodeListModel() = default;

void EpisodeListModel::followRefreshes(subscriptions::FeedRefresher &refresher)
{
    connect(&refresher,
            &subscriptions::FeedRefresher::podcastRefreshed,
            this,
            [this](PodcastId podcast, int newEpisodes) {
                const LibraryView &view = m_query->view();
                const bool isShow = view.podcast == podcast;
                const bool isHere =
                    view.kind != ViewKind::Podcast || isShow || m_query->isSearching();
                if (isShow)
                    m_query->setShow({}); // the feed may have changed order or seasons
                if (isHere && (newEpisodes > 0 || isShow))
                    reload();
            });
}

QHash<int, QByteArray> EpisodeListModel::roleNames() const
{
    return {{EpisodeIdRole, "episodeId"},
            {TitleRole, "title"},
            {PodcastTitleRole, "podcastTitle"},
            {ImageRole, "image"},
            {PublishedRole, "published"},
            {DurationRole, "duration"},
            {PositionRole, "position"},
            {SeasonRole, "season"},
            {NumberRole, "number"},
            {IsPlayedRole, "isPlayed"},
            {IsFavouriteRole, "isFavourite"},
            {HasEnclosureRole, "hasEnclosure"},
            {IsCurrentRole, "isCurrent"},
            {IsQueuedRole, "isQueued"},
            {IsQueuedElsewhereRole, "isQueuedElsewhere"},
            {DownloadRole, "download"},
            {PresenceRole, "presence"},
            {DownloadProgressRole, "downloadProgress"},
            {DownloadErrorRole, "downloadError"},
            {MarkedTitleRole, "markedTitle"},
            {SnippetRole, "snippet"},
            {HitStartRole, "hitStart"},
            {HasAllWordsRole, "hasAllWords"},
            {SpeedRole, "speed"},
            {TypeRole, "type"}};
}

void EpisodeListModel::connectReading()
{
    connect(m_rowCache.get(), &EpisodeRowCache::wanted, this, &EpisodeListModel::readRows);
    connect(m_rowCache.get(),
            &EpisodeRowCache::rowsRead,
            this,
            [this](const QList<domain::EpisodeSummary> &read, const QSet<EpisodeId> &changed) {
                showRead(changed);
                for (const domain::EpisodeSummary &episode : read)
                    requestError(episode);
            });
    connect(m_rowCache.get(), &EpisodeRowCache::failed, this, &EpisodeListModel::fail);
    connect(m_idPager.get(), &EpisodeIdPager::moreRead, this, &EpisodeListModel::handleMoreIds);
    connect(m_idPager.get(), &EpisodeIdPager::endReached, this, &EpisodeListModel::loaded);
    connect(
        m_idPager.get(), &EpisodeIdPager::allRead, this, [this](const QList<ListedEpisode> &all) {
            setRows(all);
            emit loaded();
        });
    connect(m_idPager.get(), &EpisodeIdPager::failed, this, &EpisodeListModel::fail);
}

void EpisodeListModel::setCurrent(EpisodeId id)
{
    const QModelIndex before = indexOf(std::exchange(m_current, id));
    for (const QModelIndex &changed : {before, indexOf(id)}) {
        if (changed.isValid())
            emit dataChanged(changed, changed, {IsCurrentRole});
    }
}

void EpisodeListModel::setAccessibleText(std::function<QString(const QModelIndex &)> text)
{
    m_accessibleText = std::move(text);
}

void EpisodeListModel::setSpeeds(std::function<double(PodcastId)> speedOf)
{
    m_speedOf = std::move(speedOf);
    if (!rows().isEmpty())
        emit dataChanged(index(0), index(int(rows().size()) - 1), {SpeedRole});
}

QVariant EpisodeListModel::data(const QModelIndex &index, int role) const
{
    if (role == Qt::AccessibleTextRole && m_accessibleText && checkIndex(index))
        return index.isValid() ? QVariant(m_accessibleText(index)) : QVariant();
    const bool isRow = index.isValid() && index.model() == this && index.row() < rows().size();
    if (role != EpisodeIdRole && isRow && !m_rowCache->isFresh(rows().at(index.row()).id))
        m_rowCache->requestRow(index.row());
    return ListRows::data(index, role);
}

bool EpisodeListModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_hasMore && !m_isFetchingMore;
}

void EpisodeListModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent))
        return;
    m_isFetchingMore = true;
    m_wantedRows = int(rows().size()) + pageSize;
    reload();
}

QModelIndex EpisodeListModel::indexOf(EpisodeId id) const
{
    const int row = rowOf(id.value);
    return row < 0 ? QModelIndex() : index(row);
}

bool EpisodeListModel::isQueued(EpisodeId id) const
{
    return m_queue.contains(id);
}

void EpisodeListModel::updateFromQueue()
{
    if (m_query->view().kind == ViewKind::UpNext && !m_query->isSearching())
        reload();
    else if (!rows().isEmpty())
        emit dataChanged(
            index(0), index(int(rows().size()) - 1), {IsQueuedRole, IsQueuedElsewhereRole});
}

void EpisodeListModel::startOver()
{
    m_wantedRows = m_query->isSearching() ? hitsAtFirst : pageSize;
    m_isLoading = true;
    reload();
}

void EpisodeListModel::reload()
{
    if (m_query->isSearching()) {
        m_hits->stop();
        loadSearch();
    } else {
        m_hits->clear();
        loadView();
    }
}

void EpisodeListModel::reloadList(PlaylistId list)
{
    if (m_query->view().kind == ViewKind::List && m_query->view().list == list)
        reload();
}

void EpisodeListModel::askForShowOrder()
{
    const LatestRequest::Ticket ticket = m_requests.begin();
    m_episodes.showOrder(m_query->view().podcast)
        .then(this, [this, ticket](const Result<domain::ShowOrder> &order) {
            if (!m_requests.isLatest(ticket))
                return;
            if (!order && order.error().code != ErrorCode::NotFound)
                return fail(order.error());
            m_query->setShow(order.value_or(domain::ShowOrder())); // NotFound: the show was deleted
            loadView();
        });
}

void EpisodeListModel::fail(const Error &error)
{
    m_isLoading = false;
    m_isFetchingMore = false;
    emit failed(error);
}

void EpisodeListModel::requestError(const domain::EpisodeSummary &episode)
{
    if (episode.download == domain::DownloadState::Failed)
        m_downloadChanges->requestError(episode.id);
}

void EpisodeListModel::updateEpisode(const domain::EpisodeSummary &episode)
{
    const int row = rowOf(episode.id.value);
    if (const EpisodeRow *here = m_rowCache->find(episode.id)) {
        EpisodeRow changed = *here;
        const auto [download, presence] =
            std::pair(changed.episode.download, changed.episode.presence);
        // The player sends the values it read when the episode began, so the download of the row is
        // newer.
        changed.episode = episode;
        changed.episode.download = download;
        changed.episode.presence = presence;
        if (m_rowCache->put(changed) && row >= 0)
            showChanged({row});
    }
    // Rows stay while they are visible: marking an episode as played must not remove it under the
    // pointer. A missing row is added, and lists ordered by the last playback change at once.
    const domain::EpisodeFilter filter = m_query->episodeFilter();
    const bool isMissing = row < 0
                           && ((filter.favourite && episode.state.isFavourite)
                               || (filter.started && episode.state.isStarted()));
    // Rows that are being loaded may have been read before this change.
    if (m_isLoading || (!m_query->isSearching() && (isMissing || filter.orderByLastPlayed)))
        reload();
}

QVariant EpisodeListModel::cell(const ListedEpisode &listed, int role) const
{
    switch (role) {
    case EpisodeIdRole:
        return QVariant::fromValue(listed.id);
    case IsCurrentRole:
        return m_current.isValid() && listed.id == m_current;
    case IsQueuedRole:
        return isQueued(listed.id);
    case IsQueuedElsewhereRole:
        return isQueued(listed.id)
               && (m_query->view().kind != ViewKind::UpNext || m_query->isSearching());
    case DownloadProgressRole:
        return progressOf(listed.id);
    default:
        break;
    }
    const EpisodeRow *row = m_rowCache->find(listed.id);
    return row ? content(*row, role) : QVariant();
}

/// Seasons and numbers have a meaning only in the list of one show.
QVariant EpisodeListModel::ofShow(std::optional<int> number) const
{
    const bool isShow = m_query->view().kind == ViewKind::Podcast && !m_query->isSearching();
    return isShow && number ? QVariant(*number) : QVariant();
}

QVariant EpisodeListModel::content(const EpisodeRow &row, int role) const
{
    const domain::EpisodeSummary &episode = row.episode;
    switch (role) {
    case SeasonRole:
        return ofShow(episode.season);
    case NumberRole:
        return episode.season || m_query->isSerial() ? ofShow(episode.number) : QVariant();
    case DownloadRole:
        return episode.download ? QVariant::fromValue(*episode.download) : QVariant();
    case PresenceRole:
        return QVariant::fromValue(episode.presence);
    case DownloadErrorRole:
        return errorOf(episode);
    case MarkedTitleRole:
        return row.markedTitle;
    case SnippetRole:
        return row.snippet;
    case HitStartRole:
        return row.hitStart ? QVariant::fromValue(*row.hitStart) : QVariant();
    case HasAllWordsRole:
        return row.hasAllWords;
    case SpeedRole:
        return m_speedOf ? m_speedOf(episode.podcastId) : 1.0;
    default:
        return summaryCell(episode, role);
    }
}

} // namespace dogear::itemmodels
