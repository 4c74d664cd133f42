// SPDX-License-Identifier: GPL-3.0-or-later
#include "playback_memory.h"

#include <playback/player.h>
#include <settings/settings.h>

namespace dogear {

void recallPlayback(const settings::Settings &settings, playback::Player &player)
{
    const settings::PlaybackSettings playback = settings.playback();
    player.setVolumePercent(playback.volumePercent);
    player.setMuted(playback.isMuted);
    player.setRewindsAfterPauses(playback.rewindsAfterPauses);
    player.setSavedTime(playback.savedTime);
    // Only these two: the shape also has the pauses and loudness of the current show.
    speech::SpeechShape shape = player.shape();
    shape.isMono = playback.isMono;
    shape.balance = playback.balance;
    player.setShape(shape);
}

void rememberPlayback(const playback::Player &player, settings::Settings &settings)
{
    settings::PlaybackSettings playback = settings.playback();
    playback.volumePercent = player.volumePercent();
    playback.isMuted = player.isMuted();
    playback.isMono = player.shape().isMono;
    playback.balance = player.shape().balance;
    playback.savedTime = player.savedTime();
    settings.setPlayback(playback);
}

} // namespace dogear
