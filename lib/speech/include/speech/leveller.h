// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The gain that makes every show as loud as every other: -16 LUFS.
///
/// Where the loudness is known it is one gain from the first sample on. Where it is not, the sound
/// is measured while it plays, and the gain follows what was measured so far, slowly: it never
/// pumps. So it does when the loudness becomes known on the way.
///
/// Threads: any, one at a time.
/// Tests:   tests/unit/speech/tst_loudness.cpp

#include <speech/loudness_meter.h>

namespace dogear::speech {

class Leveller
{
public:
    static constexpr double target = -16;      ///< LUFS, as Apple Podcasts asks of shows
    static constexpr double mostGain = 24;     ///< decibels; more would only lift noise
    static constexpr double mostChange = 0.75; ///< decibels a second, but for switching

    explicit Leveller(const AudioFormat &format);

    void setEnabled(bool isEnabled);
    void setLoudness(const std::optional<double> &lufs);
    void process(std::span<float> samples);
    /// Other media begin: what was measured is of the ones before.
    void forget();
    [[nodiscard]] double gain() const { return m_gain; } ///< decibels

private:
    void findTarget(std::size_t frames);
    [[nodiscard]] double stepFor(double goal) const;
    [[nodiscard]] double nextFactor(double goal);

    AudioFormat m_format;
    bool m_isEnabled = false;
    bool m_isSwitching = false; ///< on the way to the gain of what it was switched to
    std::optional<double> m_known;
    LoudnessMeter m_meter;
    std::size_t m_framesUnread = 0; ///< measured since the meter was asked
    std::optional<double> m_measured;
    double m_gain = 0;
    double m_stepBegin = 1; ///< factors at the ends of the step that the gain is on
    double m_stepEnd = 1;
    std::size_t m_framesOfStep = 0;
    bool m_isFirst = true; ///< nothing was heard yet that a leap could be heard against
};

} // namespace dogear::speech
