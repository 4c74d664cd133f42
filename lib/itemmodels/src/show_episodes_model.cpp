// SPDX-License-Identifier: GPL-3.0-or-later
#include "episode_row_cache.h"
#include "summary_cell.h"

#include <episodes/episodes.h>
#include <episodes/show_outlines.h>
#include <itemmodels/show_episodes_model.h>
#include <subscriptions/feed_refresher.h>

#include <algorithm>
#include <utility>

namespace dogear::itemmodels {

namespace {

constexpr int around = 40; ///< rows read in addition, on each side of the visible ones

} // namespace

ShowEpisodesModel::ShowEpisodesModel(episodes::ShowOutlines &outlines,
                                     episodes::Episodes &episodes,
                                     subscriptions::FeedRefresher &refresher,
                                     QObject *parent)
    : ListRows(parent)
    , m_outlines(outlines)
    , m_rowCache(std::make_unique<EpisodeRowCache>(episodes))
{
    connect(m_rowCache.get(), &EpisodeRowCache::wanted, this, &ShowEpisodesModel::readRows);
    connect(m_rowCache.get(),
            &EpisodeRowCache::rowsRead,
            this,
            [this](const QList<domain::EpisodeSummary> & /*read*/, const QSet<EpisodeId> &changed) {
                for (const EpisodeId id : changed)
                    emitChanged(id);
            });
    connect(m_rowCache.get(), &EpisodeRowCache::failed, this, &ShowEpisodesModel::failed);
    connect(
        &episodes,
        &episodes::Episodes::episodeChanged,
        this,
        [this](const domain::EpisodeSummary &episode) { updateState(episode.id, episode.state); });
    connect(&episodes,
            &episodes::Episodes::episodesMarked,
            this,
            [this](const QList<domain::EpisodeMark> &marks) {
                for (const domain::EpisodeMark &mark : marks)
                    updateState(mark.id, mark.state);
            });
    connect(&refresher,
            &subscriptions::FeedRefresher::podcastRefreshed,
            this,
            [this](PodcastId refreshed) {
                if (refreshed == m_podcast)
                    load();
            });
}

ShowEpisodesModel::~ShowEpisodesModel() = default;

QHash<int, QByteArray> ShowEpisodesModel::roleNames() const
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
            {SpeedRole, "speed"},
            {TypeRole, "type"},
            {IsHeadingRole, "isHeading"},
            {SeasonNameRole, "seasonName"}};
}

void ShowEpisodesModel::setPodcast(PodcastId show)
{
    if (show == m_podcast)
        return;
    m_podcast = show;
    m_requests.cancel(); // an answer for the old show may be under way
    setRows({});
    m_rowCache->clear();
    if (m_podcast.isValid())
        load();
}

void ShowEpisodesModel::setCurrent(EpisodeId id)
{
    const EpisodeId before = std::exchange(m_current, id);
    emitChanged(before);
    emitChanged(id);
}

void ShowEpisodesModel::setAccessibleText(std::function<QString(const QModelIndex &)> text)
{
    m_accessibleText = std::move(text);
}

void ShowEpisodesModel::setSpeeds(std::function<double(PodcastId)> speedOf)
{
    m_speedOf = std::move(speedOf);
    if (!rows().isEmpty())
        emit dataChanged(index(0), index(int(rows().size()) - 1), {SpeedRole});
}

void ShowEpisodesModel::load()
{
    const LatestRequest::Ticket ticket = m_requests.begin();
    m_outlines.seasons(m_podcast).then(
        this, [this, ticket](const Result<QList<domain::ShowSeason>> &seasons) {
            if (!m_requests.isLatest(ticket))
                return;
            if (!seasons) {
                emit failed(seasons.error());
                return;
            }
            showSeasons(*seasons);
            emit loaded();
        });
}

void ShowEpisodesModel::showSeasons(const QList<domain::ShowSeason> &seasons)
{
    const bool hasHeadings = std::ranges::any_of(
        seasons, [](const domain::ShowSeason &season) { return season.number.has_value(); });
    QList<ShowEpisodesRow> all;
    for (const domain::ShowSeason &season : seasons) {
        if (hasHeadings)
            all.append({.id = {}, .season = season.number, .seasonName = season.name});
        for (const EpisodeId id : season.episodes)
            all.append({.id = id});
    }
    m_rowCache->markAllStale(); // a refresh may have changed them
    setRows(all);
}

QVariant ShowEpisodesModel::data(const QModelIndex &index, int role) const
{
    const bool isRow = index.isValid() && index.model() == this && index.row() < rows().size();
    if (isRow && role == Qt::AccessibleTextRole)
        return m_accessibleText ? QVariant(m_accessibleText(index)) : QVariant();
    if (isRow) {
        const EpisodeId id = rows().at(index.row()).id;
        if (role != EpisodeIdRole && id.isValid() && !m_rowCache->isFresh(id))
            m_rowCache->requestRow(index.row());
    }
    return ListRows::data(index, role);
}

Qt::ItemFlags ShowEpisodesModel::flags(const QModelIndex &index) const
{
    const bool isHeading = ListRows::data(index, IsHeadingRole).toBool();
    // Enabled, so that the arrow keys pass it.
    return isHeading ? Qt::ItemIsEnabled | Qt::ItemNeverHasChildren : ListRows::flags(index);
}

/// Reads the rows from \a first to \a last, which the view has asked for, and some around them.
void ShowEpisodesModel::readRows(int first, int last)
{
    const int begin = std::max(0, first - around);
    const int end = std::min(int(rows().size()), last + around + 1);
    QList<ListedEpisode> listed;
    for (int row = begin; row < end; ++row) {
        if (const EpisodeId id = rows().at(row).id; id.isValid())
            listed.append({id});
    }
    m_rowCache->keepOnly(listed);
    m_rowCache->read(listed);
}

void ShowEpisodesModel::updateState(EpisodeId id, const domain::EpisodeState &state)
{
    const EpisodeRow *here = m_rowCache->find(id);
    if (!here)
        return;
    EpisodeRow changed = *here;
    changed.episode.state = state;
    if (m_rowCache->put(changed))
        emitChanged(id);
}

void ShowEpisodesModel::emitChanged(EpisodeId id)
{
    const int row = id.isValid() ? rowOf(std::pair<qint64, int>(id.value, 0)) : -1;
    if (row >= 0)
        emit dataChanged(index(row), index(row));
}

QVariant ShowEpisodesModel::cell(const ShowEpisodesRow &row, int role) const
{
    const bool isHeading = !row.id.isValid();
    if (role == IsHeadingRole)
        return isHeading;
    if (isHeading) {
        if (role == SeasonRole)
            return row.season ? QVariant(*row.season) : QVariant();
        return role == SeasonNameRole ? QVariant(row.seasonName) : QVariant();
    }
    if (role == EpisodeIdRole)
        return QVariant::fromValue(row.id);
    if (role == IsCurrentRole)
        return m_current.isValid() && row.id == m_current;
    const EpisodeRow *content = m_rowCache->find(row.id);
    if (!content)
        return {};
    if (role == SpeedRole)
        return m_speedOf ? m_speedOf(m_podcast) : 1.0;
    if (role == NumberRole) // the season is in the heading
        return content->episode.season && content->episode.number
                   ? QVariant(*content->episode.number)
                   : QVariant();
    return summaryCell(content->episode, role);
}

} // namespace dogear::itemmodels
