// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Mixes left, right and centre channels down to stereo.
///
/// FFmpeg puts mono into the centre channel. If all media so far is mono, the centre goes to both
/// sides at full level; FFmpeg's own downmix to stereo makes mono 3 dB quieter. Otherwise the
/// centre is attenuated by 3 dB, as usual for surround sound.
///
/// Threads: any, one at a time; restart() on any.
/// Tests:   tests/unit/audio_buffers/tst_stereo_downmix.cpp

#include <atomic>
#include <span>
#include <vector>

namespace dogear::audio_buffers {

class StereoDownmix
{
public:
    static constexpr int channelsIn = 3;

    /// Call when new media is opened: it may be mono again.
    void restart() { m_hasSides = false; }
    /// Mixes \a in, frames of left, right and centre.
    /// \return frames of left and right, valid until the next call
    [[nodiscard]] std::span<const float> mix(std::span<const float> in);

private:
    std::atomic<bool> m_hasSides = false;
    std::vector<float> m_out;
};

} // namespace dogear::audio_buffers
