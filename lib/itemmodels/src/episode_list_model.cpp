// SPDX-License-Identifier: GPL-3.0-or-later
#include "download_changes.h"

#include <itemmodels/episode_list_model.h>
#include <library/download_list.h>
#include <library/episodes.h>
#include <library/feed_refresher.h>
#include <library/queue.h>
#include <library/subscriptions.h>

#include <algorithm>
#include <chrono>
#include <numeric>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace dogear::itemmodels {

namespace {

QList<EpisodeRow> toRows(const QList<domain::EpisodeSummary> &episodes)
{
    QList<EpisodeRow> rows;
    rows.reserve(episodes.size());
    for (const domain::EpisodeSummary &episode : episodes)
        rows.append({.episode = episode});
    return rows;
}

QList<EpisodeRow> toRows(const domain::SearchResults &results)
{
    QList<EpisodeRow> rows;
    rows.reserve(results.hits.size());
    for (const domain::SearchHit &hit : results.hits) {
        rows.append({.episode = hit.episode,
                     .markedTitle = hit.markedTitle,
                     .snippet = hit.snippet,
                     .hitKind = hit.kind,
                     .hitStart = hit.start});
    }
    return rows;
}

} // namespace

EpisodeId episodeIdOf(const QModelIndex &index)
{
    return index.data(EpisodeListModel::EpisodeIdRole).value<EpisodeId>();
}

EpisodeListModel::EpisodeListModel(library::Episodes &episodes,
                                   library::Subscriptions &subscriptions,
                                   library::FeedRefresher &refresher,
                                   library::Queue &queue,
                                   library::DownloadList &downloads,
                                   QObject *parent)
    : ListRows(parent)
    , m_episodes(episodes)
    , m_subscriptions(subscriptions)
    , m_queue(queue)
    , m_downloads(downloads)
    , m_downloadChanges(std::make_unique<DownloadChanges>(downloads))
{
    followDownloads();
    connect(&queue, &library::Queue::changed, this, &EpisodeListModel::followQueue);
    connect(&episodes, &library::Episodes::episodeChanged, this, &EpisodeListModel::updateEpisode);
    connect(
        &subscriptions, &library::Subscriptions::podcastsChanged, this, &EpisodeListModel::reload);
    connect(&refresher,
            &library::FeedRefresher::podcastRefreshed,
            this,
            [this](PodcastId podcast, int newEpisodes) {
                const bool isHere = m_place.kind != PlaceKind::Podcast || m_place.podcast == podcast
                                    || isSearching();
                if (m_place.podcast == podcast)
                    m_isSerial.reset();
                if (isHere && (newEpisodes > 0 || m_place.podcast == podcast))
                    reload();
            });
}

EpisodeListModel::~EpisodeListModel() = default;

QHash<int, QByteArray> EpisodeListModel::roleNames() const
{
    return {{EpisodeIdRole, "episodeId"},
            {TitleRole, "title"},
            {PodcastTitleRole, "podcastTitle"},
            {ImageRole, "image"},
            {PublishedRole, "published"},
            {DurationRole, "duration"},
            {PositionRole, "position"},
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
            {SnippetRole, "snippet"}};
}

void EpisodeListModel::setPlace(const Place &place)
{
    if (m_place == place && m_generation > 0)
        return;
    m_place = place;
    m_isSerial.reset();
    if (isSearching() && m_generation > 0)
        return; // the search goes over everything; the place shows once it is over
    startOver();
}

void EpisodeListModel::setFilter(const ListFilter &filter)
{
    if (m_filter == filter)
        return;
    m_filter = filter;
    startOver();
}

domain::EpisodeOrder EpisodeListModel::order() const
{
    return isSerial() ? m_serialOrder : m_filter.order;
}

void EpisodeListModel::setOrder(domain::EpisodeOrder order)
{
    if (this->order() == order)
        return;
    (isSerial() ? m_serialOrder : m_filter.order) = order;
    startOver();
}

void EpisodeListModel::setSearch(const QString &text, bool isTyping)
{
    if (m_searchText == text && m_isTyping == isTyping)
        return;
    const bool wasSearching = isSearching();
    m_searchText = text;
    m_isTyping = isTyping;
    if (wasSearching || isSearching())
        startOver();
}

void EpisodeListModel::setCurrent(EpisodeId id)
{
    const QModelIndex before = indexOf(std::exchange(m_current, id));
    for (const QModelIndex &changed : {before, indexOf(id)}) {
        if (changed.isValid())
            emit dataChanged(changed, changed, {IsCurrentRole});
    }
}

void EpisodeListModel::setSpokenText(std::function<QString(const QModelIndex &)> text)
{
    m_spokenText = std::move(text);
}

QVariant EpisodeListModel::data(const QModelIndex &index, int role) const
{
    if (role == Qt::AccessibleTextRole && m_spokenText && checkIndex(index))
        return index.isValid() ? QVariant(m_spokenText(index)) : QVariant();
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

void EpisodeListModel::followQueue()
{
    if (m_place.kind == PlaceKind::UpNext && !isSearching())
        reload();
    else if (!rows().isEmpty())
        emit dataChanged(
            index(0), index(int(rows().size()) - 1), {IsQueuedRole, IsQueuedElsewhereRole});
}

void EpisodeListModel::startOver()
{
    m_wantedRows = pageSize;
    m_isLoading = true;
    reload();
}

void EpisodeListModel::reload()
{
    if (isSearching())
        loadSearch();
    else
        loadPlace();
}

void EpisodeListModel::askWhetherSerial()
{
    const quint64 generation = ++m_generation;
    m_subscriptions.find(m_place.podcast)
        .then(this, [this, generation](const Result<domain::FollowedPodcast> &show) {
            if (generation != m_generation)
                return;
            m_isSerial = show && show->podcast.type == domain::ShowType::Serial;
            loadPlace();
        });
}

void EpisodeListModel::loadPlace()
{
    if (m_place.kind == PlaceKind::Podcast && !m_isSerial)
        return askWhetherSerial();
    domain::EpisodeFilter filter = effectiveFilter();
    filter.order = order();
    filter.limit = m_wantedRows + 1; // one more tells whether there is more
    const quint64 generation = ++m_generation;
    m_episodes.list(filter).then(
        this,
        [this, generation, wanted = m_wantedRows](
            const Result<QList<domain::EpisodeSummary>> &episodes) {
            if (generation != m_generation)
                return;
            if (!episodes) {
                m_isLoading = false;
                m_isFetchingMore = false;
                emit failed(episodes.error());
                return;
            }
            m_total = 0;
            takeRows(toRows(episodes->first(std::min<qsizetype>(wanted, episodes->size()))),
                     episodes->size() > wanted);
        });
}

void EpisodeListModel::loadSearch()
{
    const quint64 generation = ++m_generation;
    m_episodes.search(m_searchText, m_isTyping, m_wantedRows)
        .then(this, [this, generation](const Result<domain::SearchResults> &results) {
            if (generation != m_generation)
                return;
            if (!results) {
                m_isLoading = false;
                m_isFetchingMore = false;
                emit failed(results.error());
                return;
            }
            m_total = int(results->hits.size());
            takeRows(toRows(*results), results->hasMore);
            if (results->hasMore)
                countHits();
        });
}

void EpisodeListModel::countHits()
{
    m_episodes.searchCounts(m_searchText, m_isTyping)
        .then(this, [this, generation = m_generation](const Result<QHash<PodcastId, int>> &counts) {
            if (generation != m_generation || !counts)
                return;
            m_total = std::accumulate(counts->cbegin(), counts->cend(), 0);
            emit totalChanged();
        });
}

void EpisodeListModel::takeRows(const QList<EpisodeRow> &rows, bool hasMore)
{
    m_isLoading = false;
    setRows(rows);
    for (const EpisodeRow &row : rows) {
        if (row.episode.download == domain::DownloadState::Failed)
            m_downloadChanges->wantError(row.episode.id);
    }
    // Only now: whoever asks for more on hearing of these rows would ask in the middle of them.
    m_hasMore = hasMore;
    m_isFetchingMore = false;
    emit loaded();
}

void EpisodeListModel::updateEpisode(const domain::EpisodeSummary &episode)
{
    const int row = rowOf(episode.id.value);
    if (row >= 0) {
        EpisodeRow changed = rows().at(row);
        const auto [download, presence] =
            std::pair(changed.episode.download, changed.episode.presence);
        changed.episode = episode; // which may have been read when the episode began to play
        changed.episode.download = download;
        changed.episode.presence = presence;
        changeRow(row, changed);
    }
    // Rows stay while they are looked at: marking one played must not pull it from under the
    // pointer. A row that is missing comes, and lists that are ordered by listening follow at once.
    const domain::EpisodeFilter filter = effectiveFilter();
    const bool isMissing = row < 0
                           && ((filter.favourite && episode.state.isFavourite)
                               || (filter.started && episode.state.isStarted()));
    // While rows are on their way the answer may be of the time before this change.
    if (m_isLoading || (!isSearching() && (isMissing || filter.orderByLastPlayed)))
        reload();
}

domain::EpisodeFilter EpisodeListModel::effectiveFilter() const
{
    domain::EpisodeFilter filter = toFilter(m_place);
    if (m_filter.onlyUnplayed)
        filter.played = false;
    if (m_filter.onlyInProgress)
        filter.started = true;
    if (m_filter.onlyFavourites)
        filter.favourite = true;
    if (m_filter.onlyOffline)
        filter.offline = true;
    filter.order = m_filter.order;
    return filter;
}

QVariant EpisodeListModel::cell(const EpisodeRow &row, int role) const
{
    const domain::EpisodeSummary &episode = row.episode;
    switch (role) {
    case EpisodeIdRole:
        return QVariant::fromValue(episode.id);
    case Qt::DisplayRole:
    case TitleRole:
        return episode.title;
    case PodcastTitleRole:
        return episode.podcastTitle;
    case ImageRole:
        return episode.image;
    case PublishedRole:
        return episode.published ? QVariant(*episode.published) : QVariant();
    case DurationRole:
        return QVariant::fromValue(episode.duration.value_or(0ms));
    case PositionRole:
        return QVariant::fromValue(episode.state.position);
    case IsPlayedRole:
        return episode.state.isPlayed;
    case IsFavouriteRole:
        return episode.state.isFavourite;
    case HasEnclosureRole:
        return episode.hasEnclosure;
    case IsCurrentRole:
        return m_current.isValid() && episode.id == m_current;
    case IsQueuedRole:
        return m_queue.contains(episode.id);
    case IsQueuedElsewhereRole:
        return m_queue.contains(episode.id) && (m_place.kind != PlaceKind::UpNext || isSearching());
    case DownloadRole:
        return episode.download ? QVariant::fromValue(*episode.download) : QVariant();
    case PresenceRole:
        return QVariant::fromValue(episode.presence);
    case DownloadProgressRole:
        return progressOf(episode.id);
    case DownloadErrorRole:
        return errorOf(episode);
    case MarkedTitleRole:
        return row.markedTitle;
    case SnippetRole:
        return row.snippet;
    default:
        return {};
    }
}

} // namespace dogear::itemmodels
