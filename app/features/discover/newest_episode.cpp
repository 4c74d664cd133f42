// SPDX-License-Identifier: GPL-3.0-or-later
#include "newest_episode.h"

#include <episodes/episodes.h>
#include <listening/playback_session.h>
#include <widgets/message_bar.h>

#include <algorithm>

namespace dogear {

namespace {

/// Episodes without a media file, such as announcements, are skipped; more of them in a row are
/// not.
constexpr int maxSkipped = 20;

} // namespace

NewestEpisode::NewestEpisode(episodes::Episodes &episodes,
                             listening::PlaybackSession &session,
                             widgets::MessageBar &messages,
                             QObject *parent)
    : QObject(parent)
    , m_episodes(episodes)
    , m_session(session)
    , m_messages(messages)
{}

void NewestEpisode::play(PodcastId show)
{
    const LatestRequest::Ticket request = m_session.beginPlayRequest();
    m_episodes.list({.podcast = show, .limit = maxSkipped})
        .then(this, [this, request](const Result<QList<domain::EpisodeSummary>> &episodes) {
            if (!episodes) {
                m_messages.showError(episodes.error());
                return;
            }
            const auto playable =
                std::ranges::find_if(*episodes, &domain::EpisodeSummary::hasEnclosure);
            if (playable == episodes->end())
                m_messages.showError({ErrorCode::NoEnclosure});
            else
                m_session.playIfLatest(playable->id, request);
        });
}

} // namespace dogear
