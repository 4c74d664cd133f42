// SPDX-License-Identifier: GPL-3.0-or-later
#include "stereo_downmix.h"

#include <cstddef>
#include <numbers>

namespace dogear::audio_buffers {

namespace {

constexpr float attenuatedCentre = 1 / std::numbers::sqrt2_v<float>;

bool hasSides(std::span<const float> in)
{
    for (std::size_t i = 0; i + 2 < in.size(); i += StereoDownmix::channelsIn) {
        if (in[i] != 0 || in[i + 1] != 0)
            return true;
    }
    return false;
}

} // namespace

std::span<const float> StereoDownmix::mix(std::span<const float> in)
{
    if (!m_hasSides && hasSides(in))
        m_hasSides = true;
    const float centre = m_hasSides ? attenuatedCentre : 1;
    m_out.clear();
    for (std::size_t i = 0; i + 2 < in.size(); i += channelsIn) {
        m_out.push_back(in[i] + centre * in[i + 2]);
        m_out.push_back(in[i + 1] + centre * in[i + 2]);
    }
    return m_out;
}

} // namespace dogear::audio_buffers
