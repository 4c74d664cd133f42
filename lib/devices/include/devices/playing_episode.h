// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Interface to the player, which sync asks before it changes the position of an episode.
///
/// dogearctl has no player and does without.
///
/// Threads: GUI thread.
/// Tests:   tests/integration/tst_devices.cpp has the implementation of the tests

#include <base/ids.h>

namespace dogear::devices {

class PlayingEpisode
{
public:
    virtual ~PlayingEpisode() = default;

    /// Whether \a episode plays, or will play once it is loaded.
    [[nodiscard]] virtual bool isPlaying(EpisodeId episode) const = 0;
    /// Moves \a episode to its saved position if it is in the player and paused.
    virtual void reloadPosition(EpisodeId episode) = 0;

protected:
    PlayingEpisode() = default;
    PlayingEpisode(const PlayingEpisode &) = default;
    PlayingEpisode &operator=(const PlayingEpisode &) = default;
};

} // namespace dogear::devices
