// SPDX-License-Identifier: GPL-3.0-or-later
#include "player_commands.h"

#include <listening/auto_advance.h>
#include <listening/playback_session.h>
#include <playback/player.h>
#include <settings/settings.h>
#include <settings/window_state.h>

namespace dogear {

using desktop::PlayerCommand;

PlayerCommands::PlayerCommands(listening::PlaybackSession &session,
                               listening::AutoAdvance &autoAdvance,
                               settings::Settings &settings)
    : m_session(session)
    , m_autoAdvance(autoAdvance)
    , m_settings(settings)
{}

void PlayerCommands::run(PlayerCommand command)
{
    playback::Player &player = m_session.player();
    switch (command) {
    case PlayerCommand::Play:
        play();
        return;
    case PlayerCommand::Pause:
        player.pause();
        return;
    case PlayerCommand::PlayPause:
        if (player.isPlayWanted())
            player.pause();
        else
            play();
        return;
    case PlayerCommand::Stop:
        player.stop();
        return;
    case PlayerCommand::Next:
        // As MPRIS wants it: a paused player stays paused.
        if (m_autoAdvance.canGoNext())
            m_autoAdvance.next(player.isPlayWanted());
        return;
    case PlayerCommand::Back:
        player.skip(-m_settings.playback().skipBack);
        return;
    case PlayerCommand::Forward:
        player.skip(m_settings.playback().skipForward);
        return;
    }
}

void PlayerCommands::play()
{
    if (m_session.current()) {
        m_session.player().play();
        return;
    }
    // At a start with --play the last episode is still being read, and play() replaces load().
    const EpisodeId last{m_settings.windowState().mainWindow().playingEpisode};
    if (last.isValid())
        m_session.play(last);
    else
        emit startRequested();
}

} // namespace dogear
