// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <ebur128.h>
#include <speech/loudness_meter.h>

namespace dogear::speech {

namespace {

/// Uses a histogram, whose memory does not grow with the length of the sound.
int modeFor(LoudnessMeter::Peak peak)
{
    const int mode = EBUR128_MODE_I | EBUR128_MODE_HISTOGRAM;
    return peak == LoudnessMeter::Peak::Measured ? mode | EBUR128_MODE_TRUE_PEAK : mode;
}

template<typename Pointer>
ebur128_state *state(const Pointer &pointer)
{
    return static_cast<ebur128_state *>(pointer.get());
}

} // namespace

void LoudnessMeter::Destroy::operator()(void *state) const
{
    auto *meter = static_cast<ebur128_state *>(state);
    ebur128_destroy(&meter);
}

LoudnessMeter::LoudnessMeter(const AudioFormat &format, Peak peak)
    : m_format(format)
    , m_peak(peak)
    , m_state(ebur128_init(unsigned(format.channels), unsigned(format.rate), modeFor(peak)))
{
    // Mono is played on two loudspeakers, so it counts like stereo with two equal channels, 3 LU
    // louder than its one channel.
    if (m_state && format.channels == 1)
        ebur128_set_channel(state(m_state), 0, EBUR128_DUAL_MONO);
}

void LoudnessMeter::add(std::span<const float> samples)
{
    if (m_state)
        ebur128_add_frames_float(
            state(m_state), samples.data(), samples.size() / std::size_t(m_format.channels));
}

std::optional<double> LoudnessMeter::integrated() const
{
    double lufs = 0;
    const bool isThere =
        m_state && ebur128_loudness_global(state(m_state), &lufs) == EBUR128_SUCCESS;
    // libebur128 reports minus infinity while no block is louder than its gate.
    if (!isThere || !std::isfinite(lufs))
        return std::nullopt;
    return lufs;
}

std::optional<double> LoudnessMeter::truePeak() const
{
    if (!m_state || m_peak == Peak::Ignored)
        return std::nullopt;
    double loudest = 0;
    for (int channel = 0; channel < m_format.channels; ++channel) {
        double peak = 0;
        if (ebur128_true_peak(state(m_state), unsigned(channel), &peak) != EBUR128_SUCCESS)
            return std::nullopt;
        loudest = std::max(loudest, peak);
    }
    return loudest > 0 ? std::optional(toDecibels(loudest)) : std::nullopt;
}

} // namespace dogear::speech
