// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Makes two channels of left, right and middle.
///
/// Mono comes in the middle alone. It is heard as loud as if it came on both sides; FFmpeg, asked
/// for two channels, makes it 3 dB quieter. The middle of a film is 3 dB quieter on both sides, as
/// usual.
///
/// Threads: any, one at a time; restart() on any.
/// Tests:   tests/unit/audio_buffers/tst_stereo_fold.cpp

#include <atomic>
#include <span>
#include <vector>

namespace dogear::audio_buffers {

class StereoFold
{
public:
    static constexpr int channelsIn = 3;

    /// Other media begin: they may be mono again.
    void restart() { m_hasSides = false; }
    /// \param in frames of left, right and middle
    /// \return frames of left and right, until the next call
    [[nodiscard]] std::span<const float> fold(std::span<const float> in);

private:
    std::atomic<bool> m_hasSides = false;
    std::vector<float> m_out;
};

} // namespace dogear::audio_buffers
