// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech_controls.h"

#include <cmath>
#include <limits>

namespace dogear::audio_qt {

void SpeechControls::setSpeechSettings(const speech::SpeechSettings &speechSettings)
{
    m_trimsSilence = speechSettings.trimsSilence;
    m_levelsLoudness = speechSettings.levelsLoudness;
    // An std::optional does not fit into a lock-free atomic.
    m_loudness = speechSettings.loudness.value_or(std::numeric_limits<double>::quiet_NaN());
    m_isMono = speechSettings.isMono;
    m_balance = speechSettings.balance;
}

speech::SpeechSettings SpeechControls::speechSettings() const
{
    const double loudness = m_loudness;
    return {.trimsSilence = m_trimsSilence,
            .levelsLoudness = m_levelsLoudness,
            .loudness = std::isnan(loudness) ? std::nullopt : std::optional(loudness),
            .isMono = m_isMono,
            .balance = m_balance,
            .boost = m_boost};
}

void SpeechControls::setDevice(const std::string &name)
{
    const std::lock_guard lock(m_deviceMutex);
    m_device = name;
}

std::string SpeechControls::device() const
{
    const std::lock_guard lock(m_deviceMutex);
    return m_device;
}

} // namespace dogear::audio_qt
