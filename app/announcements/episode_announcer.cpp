// SPDX-License-Identifier: GPL-3.0-or-later
#include "episode_announcer.h"

#include <documents/artwork.h>
#include <episodes/episodes.h>
#include <subscriptions/feed_refresher.h>
#include <subscriptions/subscriptions.h>

#include <algorithm>
#include <functional>
#include <utility>

namespace dogear {

using domain::EpisodeSummary;
using subscriptions::FeedRefresher;

EpisodeAnnouncer::EpisodeAnnouncer(FeedRefresher &refresher,
                                   subscriptions::Subscriptions &subscriptions,
                                   episodes::Episodes &episodes,
                                   documents::Artwork &artwork)
    : m_subscriptions(subscriptions)
    , m_episodes(episodes)
    , m_artwork(artwork)
{
    connect(&refresher,
            &FeedRefresher::episodesAnnounced,
            this,
            [this](PodcastId, const QList<EpisodeId> &ids) { m_ids += ids; });
    // All shows of a refresh together: many of them share one announcement.
    connect(&refresher, &FeedRefresher::finished, this, &EpisodeAnnouncer::flush);
}

void EpisodeAnnouncer::flush()
{
    const QList<EpisodeId> ids = std::exchange(m_ids, {});
    if (ids.isEmpty())
        return;
    m_episodes.summaries(ids).then(this, [this](const Result<QList<EpisodeSummary>> &episodes) {
        if (episodes)
            readShows(*episodes);
    });
}

void EpisodeAnnouncer::readShows(const QList<EpisodeSummary> &episodes)
{
    QList<EpisodeSummary> newestFirst = episodes;
    newestFirst.removeIf([](const EpisodeSummary &episode) {
        return !episode.hasEnclosure || episode.state.isPlayed;
    });
    std::ranges::stable_sort(newestFirst, std::greater(), [](const EpisodeSummary &episode) {
        return episode.published.value_or(QDateTime());
    });
    QList<ShowNews> shows; // in the order of their newest episodes
    for (const EpisodeSummary &episode : std::as_const(newestFirst)) {
        auto show = std::ranges::find(shows, episode.podcastId, &ShowNews::show);
        if (show == shows.end()) {
            shows.append({.show = episode.podcastId, .title = {}, .picture = {}, .episodes = {}});
            show = shows.end() - 1;
        }
        show->episodes.append(episode);
    }
    // Shared by the continuations; the last one announces.
    const auto batch = std::make_shared<Batch>();
    batch->waiting = shows.size();
    for (const ShowNews &news : std::as_const(shows)) {
        m_subscriptions.find(news.show).then(
            this, [this, batch, news](const Result<domain::FollowedPodcast> &show) {
                take(*batch, news, show);
                if (--batch->waiting == 0 && !batch->news.isEmpty())
                    emit announced(announceEpisodes(batch->news));
            });
    }
}

void EpisodeAnnouncer::take(Batch &batch,
                            ShowNews news,
                            const Result<domain::FollowedPodcast> &show)
{
    if (!show || show->overrides.isQuiet || show->overrides.isArchived || show->isPreview())
        return;
    news.title = show->title();
    // The picture of an episode is rarely here before the user has looked at it.
    news.picture = m_artwork.cachedFile(news.episodes.constFirst().image);
    if (news.picture.isEmpty())
        news.picture = m_artwork.cachedFile(show->image());
    batch.news.append(news);
}

} // namespace dogear
