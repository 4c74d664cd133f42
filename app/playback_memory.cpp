// SPDX-License-Identifier: GPL-3.0-or-later
#include "playback_memory.h"

#include <playback/player.h>
#include <settings/settings.h>

namespace dogear {

void recallPlayback(const settings::Settings &settings, playback::Player &player)
{
    const settings::PlaybackSettings playback = settings.playback();
    player.setSpeed(playback.speed);
    player.setVolumePercent(playback.volumePercent);
    player.setMuted(playback.isMuted);
    player.setRewindsAfterPauses(playback.rewindsAfterPauses);
    player.setSavedTime(playback.savedTime);
    player.setShape({.trimsSilence = playback.trimsSilence,
                     .levelsLoudness = playback.levelsLoudness,
                     .isMono = playback.isMono,
                     .balance = playback.balance});
}

void rememberPlayback(const playback::Player &player, settings::Settings &settings)
{
    settings::PlaybackSettings playback = settings.playback();
    playback.speed = player.speed();
    playback.volumePercent = player.volumePercent();
    playback.isMuted = player.isMuted();
    const speech::SpeechShape &shape = player.shape();
    playback.trimsSilence = shape.trimsSilence;
    playback.levelsLoudness = shape.levelsLoudness;
    playback.isMono = shape.isMono;
    playback.balance = shape.balance;
    playback.savedTime = player.savedTime();
    settings.setPlayback(playback);
}

} // namespace dogear
