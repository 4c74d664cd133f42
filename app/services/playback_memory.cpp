// SPDX-License-Identifier: GPL-3.0-or-later
#include "playback_memory.h"

#include <playback/saved_time.h>
#include <playback/sound_controls.h>
#include <settings/settings.h>

namespace dogear {

void restorePlayback(const settings::Settings &settings,
                     playback::SoundControls &sound,
                     playback::SavedTime &savedTime)
{
    const settings::PlaybackSettings playback = settings.playback();
    sound.setVolumePercent(playback.volumePercent);
    sound.setMuted(playback.isMuted);
    savedTime.setTotal(playback.savedTime);
    // Only these two: the shape also has the pauses and loudness of the current show.
    speech::SpeechSettings speechSettings = sound.speechSettings();
    speechSettings.isMono = playback.isMono;
    speechSettings.balance = playback.balance;
    sound.setSpeechSettings(speechSettings);
}

void savePlayback(const playback::SoundControls &sound,
                  const playback::SavedTime &savedTime,
                  settings::Settings &settings)
{
    settings::PlaybackSettings playback = settings.playback();
    playback.volumePercent = sound.volumePercent();
    playback.isMuted = sound.isMuted();
    playback.isMono = sound.speechSettings().isMono;
    playback.balance = sound.speechSettings().balance;
    playback.savedTime = savedTime.total();
    settings.setPlayback(playback);
}

} // namespace dogear
