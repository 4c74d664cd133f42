// SPDX-License-Identifier: GPL-3.0-or-later
#include <downloads/download_list.h>
#include <episodes/episodes.h>
#include <episodes/playlists.h>
#include <episodes/saved_searches.h>
#include <itemmodels/sidebar_model.h>
#include <listening/queue.h>
#include <subscriptions/feed_refresher.h>
#include <subscriptions/subscriptions.h>

#include <QMap>
#include <QTimer>

#include <array>
#include <utility>

namespace dogear::itemmodels {

namespace {

constexpr std::array fixedViews = {ViewKind::Inbox,
                                   ViewKind::UpNext,
                                   ViewKind::InProgress,
                                   ViewKind::Favourites,
                                   ViewKind::Bookmarks,
                                   ViewKind::Downloads,
                                   ViewKind::History,
                                   ViewKind::AllEpisodes,
                                   ViewKind::Discover};

SidebarRow toRow(const domain::ListedPodcast &show)
{
    return {.view = {.kind = ViewKind::Podcast, .podcast = show.id},
            .section = show.isArchived ? SidebarSection::Archived : SidebarSection::Shows,
            .title = show.title,
            .image = show.image,
            .tags = show.tags,
            .hasOwnPicture = show.hasOwnPicture,
            .unplayedCount = show.unplayedCount,
            .episodeCount = show.episodeCount,
            .wasFetched = show.wasFetched,
            .error = show.lastError};
}

} // namespace

SidebarModel::SidebarModel(const SidebarRowSources &sources,
                           const SidebarCountSources &counts,
                           QObject *parent)
    : ListRows(parent)
    , m_sources(sources)
    , m_counts(counts)
{
    handleShows({}); // the fixed places are listed before the library has answered
    connect(&sources.subscriptions,
            &subscriptions::Subscriptions::podcastsChanged,
            this,
            &SidebarModel::reloadSoon);
    connect(&sources.refresher,
            &subscriptions::FeedRefresher::podcastRefreshed,
            this,
            &SidebarModel::reloadSoon);
    connect(&counts.episodes, &episodes::Episodes::episodeChanged, this, &SidebarModel::reloadSoon);
    connect(&counts.episodes, &episodes::Episodes::episodesMarked, this, &SidebarModel::reloadSoon);
    connect(&sources.searches, &episodes::SavedSearches::changed, this, &SidebarModel::reloadSoon);
    connect(&sources.playlists, &episodes::Playlists::changed, this, &SidebarModel::reloadSoon);
    // These two counts are in memory, so no query is needed.
    connect(&counts.queue, &listening::Queue::changed, this, [this] { recount(ViewKind::UpNext); });
    connect(&counts.downloads, &downloads::DownloadList::summaryChanged, this, [this] {
        recount(ViewKind::Downloads);
    });
}

QHash<int, QByteArray> SidebarModel::roleNames() const
{
    return {{ViewRole, "place"},
            {TitleRole, "title"},
            {ImageRole, "image"},
            {UnplayedCountRole, "unplayedCount"},
            {EpisodeCountRole, "episodeCount"},
            {WasFetchedRole, "wasFetched"},
            {ErrorRole, "error"},
            {HitCountRole, "hitCount"},
            {SectionRole, "section"},
            {QueryRole, "query"},
            {TagsRole, "tags"},
            {HasOwnPictureRole, "hasOwnPicture"},
            {IsStationRole, "isStation"},
            {KeepsPlayedRole, "keepsPlayed"}};
}

QModelIndex SidebarModel::indexOf(const LibraryView &view) const
{
    const int row = rowOf(view);
    return row < 0 ? QModelIndex() : index(row);
}

int SidebarModel::fixedViewCount()
{
    return int(fixedViews.size());
}

QStringList SidebarModel::tags() const
{
    QStringList tags;
    for (const SidebarRow &row : rows()) {
        if (row.section == SidebarSection::Tags)
            tags.append(row.title);
    }
    return tags;
}

QList<SidebarRow> SidebarModel::lists() const
{
    QList<SidebarRow> lists = rows();
    lists.removeIf([](const SidebarRow &row) { return row.section != SidebarSection::Lists; });
    return lists;
}

QList<SidebarRow> SidebarModel::stations() const
{
    QList<SidebarRow> stations = rows();
    stations.removeIf([](const SidebarRow &row) { return !row.station; });
    return stations;
}

void SidebarModel::reloadSoon()
{
    // A refresh of many shows emits many signals; one query after 50 ms answers them all.
    if (std::exchange(m_isReloadPending, true))
        return;
    QTimer::singleShot(std::chrono::milliseconds(50), this, &SidebarModel::reload);
}

void SidebarModel::reload()
{
    m_isReloadPending = false;
    const LatestRequest::Ticket ticket = m_requests.begin();
    m_counts.episodes.count({.started = true}).then(this, [this](const Result<int> &count) {
        if (count)
            m_inProgress = *count;
        else
            emit failed(count.error());
    });
    m_sources.searches.all().then(this, [this](const Result<QList<domain::SavedSearch>> &searches) {
        if (searches)
            m_saved = *searches;
        else
            emit failed(searches.error());
    });
    m_sources.playlists.all().then(this, [this](const Result<QList<domain::Playlist>> &lists) {
        if (lists)
            m_lists = *lists;
        else
            emit failed(lists.error());
    });
    // The database answers in the order of the queries: when the shows arrive, m_inProgress,
    // m_saved and m_lists are up to date.
    m_sources.subscriptions.listed().then(
        this, [this, ticket](const Result<QList<domain::ListedPodcast>> &shows) {
            if (!m_requests.isLatest(ticket))
                return;
            if (!shows) {
                emit failed(shows.error());
                return;
            }
            handleShows(*shows);
            emit loaded();
        });
}

void SidebarModel::setHitCounts(const std::optional<QHash<PodcastId, int>> &hits)
{
    if (m_hits == hits)
        return;
    m_hits = hits;
    // There is always a row 0, because the fixed places are never removed.
    emit dataChanged(index(0), index(rowCount() - 1), {HitCountRole});
}

void SidebarModel::recount(ViewKind kind)
{
    const int row = indexOf({.kind = kind}).row();
    SidebarRow counted = rows().at(row);
    counted.unplayedCount = countOf(kind);
    changeRow(row, counted);
}

int SidebarModel::countOf(ViewKind kind) const
{
    switch (kind) {
    case ViewKind::Inbox:
        return m_unplayed;
    case ViewKind::UpNext:
        return int(m_counts.queue.ids().size());
    case ViewKind::InProgress:
        return m_inProgress;
    case ViewKind::Downloads:
        // Downloads still to come; paused and failed ones do not count.
        return m_counts.downloads.summary().running + m_counts.downloads.summary().waiting;
    default:
        return 0;
    }
}

void SidebarModel::handleShows(const QList<domain::ListedPodcast> &shows)
{
    m_unplayed = 0;
    m_hasShows = !shows.isEmpty();
    // The Inbox leaves out archived shows.
    for (const domain::ListedPodcast &show : shows)
        m_unplayed += show.isArchived ? 0 : show.unplayedCount;

    QList<SidebarRow> rows;
    rows.reserve(qsizetype(fixedViews.size()) + shows.size());
    rows += placeRows();
    for (const domain::SavedSearch &search : std::as_const(m_saved)) {
        rows.append({.view = {.kind = ViewKind::Search, .name = search.name},
                     .section = SidebarSection::Searches,
                     .title = search.name,
                     .query = search.query,
                     .station = search.station});
    }
    rows += tagRows(shows);
    for (const bool isArchived : {false, true}) {
        for (const domain::ListedPodcast &show : shows) {
            if (show.isArchived == isArchived)
                rows.append(toRow(show));
        }
    }
    setRows(rows);
}

QList<SidebarRow> SidebarModel::placeRows() const
{
    QList<SidebarRow> rows;
    for (const ViewKind kind : fixedViews) {
        rows.append({.view = {.kind = kind}, .unplayedCount = countOf(kind)});
        if (kind != ViewKind::UpNext)
            continue;
        for (const domain::Playlist &list : m_lists) {
            rows.append({.view = {.kind = ViewKind::List, .list = list.id},
                         .section = SidebarSection::Lists,
                         .title = list.name,
                         .keepsPlayed = list.keepsPlayed,
                         .unplayedCount = list.episodeCount});
        }
    }
    return rows;
}

QList<SidebarRow> SidebarModel::tagRows(const QList<domain::ListedPodcast> &shows)
{
    // Sorted without regard to case. The exact name is a part of the key too, so that tags that
    // differ only in case remain two tags.
    QMap<QString, SidebarRow> tags;
    for (const domain::ListedPodcast &show : shows) {
        for (const QString &tag : show.tags) {
            SidebarRow &row = tags[tag.toCaseFolded() + u'\n' + tag];
            row.view = {.kind = ViewKind::Tag, .name = tag};
            row.section = SidebarSection::Tags;
            row.title = tag;
            row.unplayedCount += show.isArchived ? 0 : show.unplayedCount;
            row.episodeCount += show.episodeCount;
        }
    }
    return tags.values();
}

QVariant SidebarModel::cell(const SidebarRow &row, int role) const
{
    switch (role) {
    case ViewRole:
        return QVariant::fromValue(row.view);
    case Qt::DisplayRole:
    case TitleRole:
        return row.title;
    case ImageRole:
        return row.image;
    case UnplayedCountRole:
        return row.unplayedCount;
    case EpisodeCountRole:
        return row.episodeCount;
    case WasFetchedRole:
        return row.wasFetched;
    case ErrorRole:
        return row.error ? QVariant::fromValue(*row.error) : QVariant();
    case HitCountRole:
        return m_hits ? QVariant(m_hits->value(row.view.podcast)) : QVariant();
    case SectionRole:
        return QVariant::fromValue(row.section);
    case QueryRole:
        return row.query;
    case TagsRole:
        return row.tags;
    case HasOwnPictureRole:
        return row.hasOwnPicture;
    case IsStationRole:
        return row.station.has_value();
    case KeepsPlayedRole:
        return row.keepsPlayed;
    default:
        return {};
    }
}

} // namespace dogear::itemmodels
