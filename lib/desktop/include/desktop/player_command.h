// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Names the commands to the player that come from outside of the window: the command line,
///        the tray and global shortcuts.
///
/// There is no Previous: Up next does not keep the episodes that it has started (MPRIS says so with
/// CanGoPrevious).
///
/// Threads: values; any thread.

#include <QList>
#include <QString>

#include <optional>

namespace dogear::desktop {

enum class PlayerCommand { Play, Pause, PlayPause, Stop, Next, Back, Forward };

/// Returns the name of \a command on the command line and between processes: "play-pause".
[[nodiscard]] QString toName(PlayerCommand command);
/// Returns the command with the name \a name; nullopt if there is none.
[[nodiscard]] std::optional<PlayerCommand> playerCommand(const QString &name);
/// Returns all commands in the order of the enum.
[[nodiscard]] QList<PlayerCommand> allPlayerCommands();

} // namespace dogear::desktop
