// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds the pitch period of speech: the distance at which sound repeats itself best.
///
/// Threads: any, one at a time.
/// Tests:   tests/unit/speech/tst_time_stretch.cpp

#include <span>
#include <speech/audio_format.h>
#include <vector>

namespace dogear::speech {

class PitchPeriod
{
public:
    explicit PitchPeriod(const AudioFormat &format);

    /// The longest period that find() returns, in frames: that of a voice of 65 Hz.
    [[nodiscard]] int longest() const { return m_longest; }
    /// \param samples interleaved, at least two of the longest periods
    /// \return the period at the beginning of \a samples, in frames
    [[nodiscard]] int find(std::span<const float> samples);

private:
    struct Match
    {
        int period = 0;
        float difference = 0; ///< mean difference between two successive periods
    };

    void mix(std::span<const float> samples);
    [[nodiscard]] static Match matchAt(std::span<const float> mono, int period);
    void findCoarsely();
    [[nodiscard]] Match refined(int about) const;

    int m_channels;
    int m_step; ///< frames per sample of the coarse search
    int m_shortest;
    int m_longest;
    std::vector<float> m_mono;
    std::vector<float> m_coarse; ///< means of m_step samples of m_mono
    std::vector<Match> m_matches;
    std::vector<Match> m_candidates; ///< the best minima of m_matches, best first
};

} // namespace dogear::speech
