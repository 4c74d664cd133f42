// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Applies a gain that brings every show to the same loudness: -16 LUFS.
///
/// If the loudness of the media is known, the gain is constant from the first sample on.
/// Otherwise the leveller measures the sound while it plays and moves the gain slowly towards the
/// value that all the sound so far calls for, so that it never pumps. The gain moves just as slowly
/// if the loudness becomes known during playback.
///
/// Threads: any, one at a time.
/// Tests:   tests/unit/speech/tst_loudness.cpp
/// Decision: README.md, "Unknown loudness is approached slowly".

#include <speech/loudness_meter.h>

namespace dogear::speech {

class Leveller
{
public:
    static constexpr double target = -16;         ///< LUFS, as Apple Podcasts requires of shows
    static constexpr double maxGain = 24;         ///< decibels; more would only amplify noise
    static constexpr double maxGainChange = 0.75; ///< decibels per second, except after a switch

    explicit Leveller(const AudioFormat &format);

    void setEnabled(bool isEnabled);
    void setLoudness(const std::optional<double> &lufs);
    void process(std::span<float> samples);
    /// Discards the measured loudness and the gain; call when other media begin.
    void forget();
    [[nodiscard]] double gain() const { return m_gain; } ///< decibels

private:
    void findTarget(std::size_t frames);
    [[nodiscard]] double stepFor(double goal) const;
    [[nodiscard]] double nextFactor(double goal);

    AudioFormat m_format;
    bool m_isEnabled = false;
    bool m_isSwitching = false; ///< fading to the gain of the state set by setEnabled()
    std::optional<double> m_known;
    LoudnessMeter m_meter;
    std::size_t m_framesUnread = 0; ///< frames measured since the meter was last read
    std::optional<double> m_measured;
    double m_gain = 0;
    double m_stepBegin = 1; ///< factor at the beginning of the current step
    double m_stepEnd = 1;   ///< factor at its end
    std::size_t m_framesOfStep = 0;
    bool m_isFirst = true; ///< no sound was played yet, so a jump of the gain is inaudible
};

} // namespace dogear::speech
