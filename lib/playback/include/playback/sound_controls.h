// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Keeps the speed, the volume and the sound settings of the listener, and applies them to
///        the sound device while the player uses it.
///
/// The values survive a change of the episode. Each signal comes after the device was changed.
///
/// Threads: GUI thread.
/// Owner:   the composition root; outlives the Player, which connects the device.
/// Tests:   tests/unit/playback/tst_sound_controls.cpp

#include <domain/show_playback.h>

#include <QObject>

#include <optional>
#include <speech/speech_settings.h>

namespace dogear::playback {

class AudioOutput;

class SoundControls final : public QObject
{
    Q_OBJECT

public:
    static constexpr double minSpeed = domain::PlaybackEffects::minSpeed;
    static constexpr double maxSpeed = domain::PlaybackEffects::maxSpeed;
    static constexpr int maxVolumePercent = 200; ///< above 100 through the limiter

    using QObject::QObject;

    /// Sends all values to \a output, and each change from then on; nullptr: the device is not in
    /// use. Only DeviceSource calls it.
    void setOutput(AudioOutput *output);

    void setSpeed(double speed); ///< clamped to minSpeed … maxSpeed
    void toggleSpeed();          ///< between 1 and the last other speed
    /// Sets pauses, loudness, mono and balance, also during playback. Ignores the boost, which
    /// follows the volume, and the loudness of the media, which setLoudness() sets.
    void setSpeechSettings(const speech::SpeechSettings &speechSettings);
    /// Loudness of the loaded media in LUFS, if known; Player::load() resets it.
    void setLoudness(const std::optional<double> &lufs);
    void setVolumePercent(int percent); ///< clamped to 0 … maxVolumePercent
    void setMuted(bool isMuted);
    void setFade(double fade); ///< temporary factor on the volume, 0 to 1

    [[nodiscard]] double speed() const { return m_speed; }
    [[nodiscard]] const speech::SpeechSettings &speechSettings() const { return m_speechSettings; }
    [[nodiscard]] int volumePercent() const { return m_volumePercent; }
    [[nodiscard]] bool isMuted() const { return m_isMuted; }

signals:
    void speedChanged(double speed);
    void speechSettingsChanged(const dogear::speech::SpeechSettings &speechSettings);
    void volumeChanged(int percent, bool isMuted);

private:
    void applySpeechSettings(const speech::SpeechSettings &speechSettings);
    void applyVolume();

    AudioOutput *m_output = nullptr; ///< null while the player does not use the device
    double m_speed = 1.0;
    double m_otherSpeed = 1.5; ///< set by toggleSpeed() if the speed is 1
    speech::SpeechSettings m_speechSettings;
    int m_volumePercent = 100;
    bool m_isMuted = false;
    double m_fade = 1.0;
};

} // namespace dogear::playback
