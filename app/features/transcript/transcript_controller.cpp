// SPDX-License-Identifier: GPL-3.0-or-later
#include "transcript_controller.h"

#include "features/details/detail_controller.h"

#include <documents/transcripts.h>
#include <listening/playback_session.h>
#include <playback/player.h>
#include <widgets/detail_page.h>
#include <widgets/episode_detail_page.h>
#include <widgets/message_bar.h>

namespace dogear {

using documents::Transcripts;
using listening::PlaybackSession;

TranscriptController::TranscriptController(documents::Transcripts &transcripts,
                                           listening::PlaybackSession &session,
                                           DetailController &details,
                                           widgets::MessageBar &messages)
    : QObject(&details)
    , m_transcripts(transcripts)
    , m_session(session)
    , m_model(transcripts)
{
    details.page().episodePage().setTranscriptModel(m_model);
    connect(&details,
            &DetailController::episodeShown,
            this,
            [this](const domain::EpisodeDetail &episode) {
                m_transcripts.setOpen(episode);
                // While the player is paused no position update follows.
                updateFromPlayer();
            });
    connect(&details, &DetailController::podcastShown, this, [this] {
        m_transcripts.setOpen(std::nullopt);
    });
    connect(&transcripts, &Transcripts::failed, &messages, &widgets::MessageBar::showError);
    connect(
        &session, &PlaybackSession::currentChanged, this, &TranscriptController::updateFromPlayer);
    connect(&m_session.player(),
            &playback::Player::positionChanged,
            this,
            &TranscriptController::updateFromPlayer);
}

/// Passes the playback position on if the open episode is the one in the player, playing or paused.
/// Another episode has no current cue.
void TranscriptController::updateFromPlayer()
{
    const bool isHeard = m_session.isCurrent(m_model.episode());
    m_model.setPosition(isHeard ? std::optional(m_session.player().position()) : std::nullopt);
}

} // namespace dogear
