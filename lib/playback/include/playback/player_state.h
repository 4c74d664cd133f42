// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists the states of a Player.

namespace dogear::playback {

enum class PlayerState {
    Empty,   ///< nothing to play
    Loading, ///< waits for the media; plays it after loading if isPlayWanted()
    Paused,
    Playing,
    Ended,  ///< heard to the end; play() starts again from 0
    Failed, ///< error() says why; play() tries again from the same position
};

} // namespace dogear::playback
