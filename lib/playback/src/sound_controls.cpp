// SPDX-License-Identifier: GPL-3.0-or-later
#include <playback/audio_output.h>
#include <playback/sound_controls.h>

#include <algorithm>

namespace dogear::playback {

void SoundControls::setOutput(AudioOutput *output)
{
    m_output = output;
    if (!m_output)
        return;
    m_output->setSpeed(m_speed);
    m_output->setSpeechSettings(m_speechSettings);
    applyVolume();
}

void SoundControls::setSpeed(double speed)
{
    // Rounded to a hundredth, so that the speed on the screen is the speed that is played.
    const double rounded = double(qRound(std::clamp(speed, minSpeed, maxSpeed) * 100)) / 100;
    if (qFuzzyCompare(rounded, m_speed))
        return;
    m_speed = rounded;
    if (rounded != 1.0)
        m_otherSpeed = rounded;
    if (m_output)
        m_output->setSpeed(m_speed);
    emit speedChanged(m_speed);
}

void SoundControls::toggleSpeed()
{
    setSpeed(m_speed == 1.0 ? m_otherSpeed : 1.0);
}

void SoundControls::setSpeechSettings(const speech::SpeechSettings &speechSettings)
{
    speech::SpeechSettings wanted = speechSettings;
    wanted.loudness = m_speechSettings.loudness; // belongs to the media, not to the settings
    applySpeechSettings(wanted);
}

void SoundControls::setLoudness(const std::optional<double> &lufs)
{
    speech::SpeechSettings wanted = m_speechSettings;
    wanted.loudness = lufs;
    applySpeechSettings(wanted);
}

void SoundControls::applySpeechSettings(const speech::SpeechSettings &speechSettings)
{
    if (speechSettings == m_speechSettings)
        return;
    m_speechSettings = speechSettings;
    if (m_output)
        m_output->setSpeechSettings(m_speechSettings);
    emit speechSettingsChanged(m_speechSettings);
}

void SoundControls::setVolumePercent(int percent)
{
    const int clamped = std::clamp(percent, 0, maxVolumePercent);
    if (clamped == m_volumePercent)
        return;
    m_volumePercent = clamped;
    applyVolume();
    emit volumeChanged(m_volumePercent, m_isMuted);
}

void SoundControls::setMuted(bool isMuted)
{
    if (isMuted == m_isMuted)
        return;
    m_isMuted = isMuted;
    applyVolume();
    emit volumeChanged(m_volumePercent, m_isMuted);
}

void SoundControls::setFade(double fade)
{
    const double clamped = std::clamp(fade, 0.0, 1.0);
    if (clamped == m_fade)
        return;
    m_fade = clamped;
    applyVolume();
}

void SoundControls::applyVolume()
{
    // The fade is a factor of its own, so that it never changes the volume that the listener set.
    if (m_output)
        m_output->setVolume(m_isMuted ? 0.0 : m_fade * double(m_volumePercent) / 100);
}

} // namespace dogear::playback
