// SPDX-License-Identifier: GPL-3.0-or-later
#include "transcript_flow.h"

#include "detail_flow.h"

#include <library/playback_session.h>
#include <library/transcripts.h>
#include <playback/player.h>
#include <widgets/detail_page.h>

namespace dogear {

using library::PlaybackSession;
using library::Transcripts;

TranscriptFlow::TranscriptFlow(const TranscriptFlowParts &parts,
                               widgets::DetailPage &page,
                               DetailFlow &details)
    : QObject(&details)
    , m_parts(parts)
    , m_model(parts.transcripts)
{
    page.setTranscriptModel(m_model);
    connect(
        &details, &DetailFlow::episodeShown, this, [this](const domain::EpisodeDetail &episode) {
            m_parts.transcripts.setOpen(episode);
            followPlayer();
        });
    connect(&details, &DetailFlow::podcastShown, this, [this] {
        m_parts.transcripts.setOpen(std::nullopt);
    });
    connect(&parts.transcripts, &Transcripts::failed, this, &TranscriptFlow::failed);
    connect(&parts.session, &PlaybackSession::currentChanged, this, &TranscriptFlow::followPlayer);
    connect(&parts.player, &playback::Player::positionChanged, this, &TranscriptFlow::followPlayer);
}

/// Where it is heard, playing or paused; an episode that is only open has no such place.
void TranscriptFlow::followPlayer()
{
    const bool isHeard = m_parts.session.isCurrent(m_model.episode());
    m_model.setPosition(isHeard ? std::optional(m_parts.player.position()) : std::nullopt);
}

} // namespace dogear
