// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Carries out commands to the player that come from outside of the window.
///
/// Threads: GUI thread.
/// Owner:   DesktopSession; collaborators outlive it.
/// Tests:   tests/gui/tst_player_commands.cpp

#include <desktop/player_command.h>

#include <QObject>

namespace dogear::listening {
class AutoAdvance;
class PlaybackSession;
} // namespace dogear::listening

namespace dogear::settings {
class Settings;
} // namespace dogear::settings

namespace dogear {

class PlayerCommands final : public QObject
{
    Q_OBJECT

public:
    PlayerCommands(listening::PlaybackSession &session,
                   listening::AutoAdvance &autoAdvance,
                   settings::Settings &settings);

    /// Runs \a command. Play works also before the episode of the last session is in the player.
    void run(desktop::PlayerCommand command);

signals:
    /// Emitted by Play if there is no last episode: something has to be chosen.
    void startRequested();

private:
    void play();

    listening::PlaybackSession &m_session;
    listening::AutoAdvance &m_autoAdvance;
    settings::Settings &m_settings;
};

} // namespace dogear
