// SPDX-License-Identifier: GPL-3.0-or-later
#include "detail_controller.h"

#include <discovery/show_list.h>
#include <episodes/episodes.h>
#include <listening/playback_session.h>
#include <playback/player.h>
#include <subscriptions/subscriptions.h>
#include <widgets/detail_page.h>
#include <widgets/episode_detail_page.h>
#include <widgets/message_bar.h>

#include <QDesktopServices>
#include <QUrl>

namespace dogear {

using listening::PlaybackSession;
using widgets::DetailPage;
using widgets::EpisodeDetailPage;

namespace {

/// Whether \a error means that the show or episode was removed. After any other failure the page
/// keeps its content, which was read before.
bool isGone(const Error &error)
{
    return error.code == ErrorCode::NotFound;
}

} // namespace

DetailController::DetailController(subscriptions::Subscriptions &subscriptions,
                                   episodes::Episodes &episodes,
                                   PlaybackSession &session,
                                   DetailPage &page,
                                   widgets::MessageBar &messages)
    : QObject(&page)
    , m_subscriptions(subscriptions)
    , m_episodes(episodes)
    , m_session(session)
    , m_page(page)
    , m_messages(messages)
{
    connectPage();
    connectLibrary();
    connect(
        &session.player(), &playback::Player::stateChanged, this, &DetailController::showPlaying);
    connect(&session, &PlaybackSession::currentChanged, this, &DetailController::showPlaying);
}

void DetailController::connectPage()
{
    EpisodeDetailPage &episode = m_page.episodePage();
    connect(&episode, &EpisodeDetailPage::playRequested, &m_session, &PlaybackSession::play);
    connect(&episode,
            &EpisodeDetailPage::pauseRequested,
            &m_session.player(),
            &playback::Player::pause);
    connect(&episode, &EpisodeDetailPage::timeActivated, &m_session, &PlaybackSession::playAt);
    connect(&m_page, &DetailPage::linkActivated, this, [](const QUrl &url) {
        // The browser of the desktop; the window itself loads nothing from links.
        QDesktopServices::openUrl(url);
    });
}

void DetailController::connectLibrary()
{
    connect(&m_episodes,
            &episodes::Episodes::episodeChanged,
            this,
            [this](const domain::EpisodeSummary &episode) {
                m_page.episodePage().updateState(episode.id, episode.state);
            });
    connect(&m_episodes,
            &episodes::Episodes::episodesMarked,
            this,
            [this](const QList<domain::EpisodeMark> &marks) {
                for (const domain::EpisodeMark &mark : marks)
                    m_page.episodePage().updateState(mark.id, mark.state);
            });
    // The show may have been renamed, or removed with its episodes.
    connect(&m_subscriptions, &subscriptions::Subscriptions::podcastsChanged, this, [this] {
        updatePodcast(m_page.podcast());
        updateEpisode(m_page.episode());
    });
}

void DetailController::showEpisode(EpisodeId id)
{
    const LatestRequest::Ticket ticket = m_requests.begin();
    const auto show = [this, ticket](const Result<domain::EpisodeDetail> &episode) {
        // The user has selected something else since.
        if (!m_requests.isLatest(ticket))
            return;
        if (!episode) {
            m_messages.showError(episode.error());
            return;
        }
        m_page.showEpisode(*episode);
        // The page does not know whether its new episode is the one in the player.
        showPlaying();
        emit episodeShown(*episode);
    };
    m_episodes.detail(id).then(this, show);
}

void DetailController::showPodcast(PodcastId id)
{
    const LatestRequest::Ticket ticket = m_requests.begin();
    const auto show = [this, ticket](const Result<domain::FollowedPodcast> &podcast) {
        if (!m_requests.isLatest(ticket))
            return;
        if (!podcast) {
            m_messages.showError(podcast.error());
            return;
        }
        m_page.showPodcast(*podcast);
        emit podcastShown(podcast->id);
    };
    m_subscriptions.find(id).then(this, show);
}

void DetailController::showListed(const discovery::ListedShow &show)
{
    if (show.followed.isValid() && !show.episode) {
        showPodcast(show.followed);
        return;
    }
    m_requests.cancel(); // an earlier answer would replace the page
    m_page.showDirectoryShow(show);
}

void DetailController::updatePodcast(PodcastId id)
{
    if (!id.isValid() || id != m_page.podcast())
        return;
    const auto update = [this, id](const Result<domain::FollowedPodcast> &podcast) {
        // No ticket, because an update is no request of the user; the page may have changed since.
        if (id != m_page.podcast())
            return;
        if (podcast)
            m_page.showPodcast(*podcast);
        else if (isGone(podcast.error()))
            m_page.showNothing();
    };
    m_subscriptions.find(id).then(this, update);
}

void DetailController::updateEpisode(EpisodeId id)
{
    if (!id.isValid())
        return;
    const auto update = [this, id](const Result<domain::EpisodeDetail> &episode) {
        if (id != m_page.episode())
            return;
        if (episode)
            m_page.episodePage().updateState(id, episode->summary.state);
        else if (isGone(episode.error()))
            m_page.showNothing();
    };
    m_episodes.detail(id).then(this, update);
}

void DetailController::showPlaying()
{
    if (const auto &current = m_session.current())
        m_page.episodePage().updatePlaying(current->summary.id, m_session.player().isPlayWanted());
}

} // namespace dogear
