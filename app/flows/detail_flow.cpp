// SPDX-License-Identifier: GPL-3.0-or-later
#include "detail_flow.h"

#include <library/episodes.h>
#include <library/feed_refresher.h>
#include <library/playback_session.h>
#include <library/refresh_scheduler.h>
#include <library/subscriptions.h>
#include <playback/player.h>
#include <widgets/detail_page.h>

#include <QDesktopServices>
#include <QUrl>
#include <QWidget>

namespace dogear {

namespace {

/// Any other failure leaves what is shown.
bool isGone(const Error &error)
{
    return error.code == ErrorCode::NotFound;
}

} // namespace

DetailFlow::DetailFlow(const DetailFlowParts &parts, widgets::DetailPage &page, QWidget &window)
    : QObject(&window)
    , m_parts(parts)
    , m_page(page)
{
    connectPage();
    followRefreshes();
    connect(&parts.player, &playback::Player::stateChanged, this, &DetailFlow::followPlaying);
    connect(&parts.session,
            &library::PlaybackSession::currentChanged,
            this,
            &DetailFlow::followPlaying);
    connect(&parts.episodes,
            &library::Episodes::episodeChanged,
            this,
            [this](const domain::EpisodeSummary &episode) {
                m_page.updateState(episode.id, episode.state);
            });
    connect(&parts.episodes,
            &library::Episodes::episodesMarked,
            this,
            [this](const QList<domain::EpisodeMark> &marks) {
                for (const domain::EpisodeMark &mark : marks)
                    m_page.updateState(mark.id, mark.state);
            });
}

void DetailFlow::connectPage()
{
    using widgets::DetailPage;
    connect(&m_page, &DetailPage::playRequested, &m_parts.session, &library::PlaybackSession::play);
    connect(&m_page, &DetailPage::pauseRequested, &m_parts.player, &playback::Player::pause);
    connect(
        &m_page, &DetailPage::timeActivated, &m_parts.session, &library::PlaybackSession::playAt);
    connect(&m_page, &DetailPage::linkActivated, this, [](const QUrl &url) {
        QDesktopServices::openUrl(url);
    });
}

void DetailFlow::showEpisode(EpisodeId id)
{
    const LatestRequest::Ticket ticket = m_requests.begin();
    m_parts.episodes.detail(id).then(this,
                                     [this, ticket](const Result<domain::EpisodeDetail> &episode) {
                                         if (!m_requests.isLatest(ticket))
                                             return;
                                         if (!episode) {
                                             emit failed(episode.error());
                                             return;
                                         }
                                         m_page.showEpisode(*episode);
                                         followPlaying();
                                         emit episodeShown(*episode);
                                     });
}

void DetailFlow::showPodcast(PodcastId id)
{
    const LatestRequest::Ticket ticket = m_requests.begin();
    m_parts.subscriptions.find(id).then(
        this, [this, ticket](const Result<domain::FollowedPodcast> &podcast) {
            if (!m_requests.isLatest(ticket))
                return;
            if (!podcast) {
                emit failed(podcast.error());
                return;
            }
            m_page.showPodcast(*podcast);
            tellNextRefresh();
            emit podcastShown(podcast->id);
        });
}

/// A show that is refreshed while it is looked at is shown as it is now.
void DetailFlow::followRefreshes()
{
    connect(&m_parts.refresher,
            &library::FeedRefresher::podcastRefreshed,
            this,
            [this](PodcastId refreshed) {
                if (refreshed == m_page.podcast())
                    showPodcastAgain(refreshed);
            });
    // It may be called otherwise now, or be gone.
    connect(&m_parts.subscriptions, &library::Subscriptions::podcastsChanged, this, [this] {
        showPodcastAgain(m_page.podcast());
        showEpisodeAgain(m_page.episode());
    });
    connect(&m_parts.scheduler,
            &library::RefreshScheduler::scheduleChanged,
            this,
            &DetailFlow::tellNextRefresh);
}

void DetailFlow::showPodcastAgain(PodcastId id)
{
    if (!id.isValid())
        return;
    m_parts.subscriptions.find(id).then(this,
                                        [this, id](const Result<domain::FollowedPodcast> &podcast) {
                                            if (id != m_page.podcast())
                                                return;
                                            if (podcast)
                                                m_page.showPodcast(*podcast);
                                            else if (isGone(podcast.error()))
                                                m_page.showNothing();
                                        });
}

/// Its state may be another now; with its show it goes.
void DetailFlow::showEpisodeAgain(EpisodeId id)
{
    if (!id.isValid())
        return;
    m_parts.episodes.detail(id).then(this,
                                     [this, id](const Result<domain::EpisodeDetail> &episode) {
                                         if (id != m_page.episode())
                                             return;
                                         if (episode)
                                             m_page.updateState(id, episode->summary.state);
                                         else if (isGone(episode.error()))
                                             m_page.showNothing();
                                     });
}

void DetailFlow::tellNextRefresh()
{
    const PodcastId shown = m_page.podcast();
    m_page.updateNextRefresh(shown, m_parts.scheduler.nextRefresh(shown));
}

void DetailFlow::followPlaying()
{
    const auto &current = m_parts.session.current();
    if (current)
        m_page.updatePlaying(current->summary.id, m_parts.player.isPlayWanted());
}

} // namespace dogear
