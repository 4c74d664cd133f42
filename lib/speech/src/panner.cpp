// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <speech/panner.h>

namespace dogear::speech {

namespace {

/// Time of a change from 0 to 1; a jump would click.
constexpr double fadeSeconds = 0.03;

} // namespace

Panner::Panner(const AudioFormat &format)
    : m_format(format)
    , m_mono(0, fadeSeconds * format.rate)
    , m_left(1, fadeSeconds * format.rate)
    , m_right(1, fadeSeconds * format.rate)
{}

void Panner::setBalance(double balance)
{
    // Balance only attenuates the other side, so it cannot raise a peak.
    m_left.setTarget(std::clamp(1 - balance, 0.0, 1.0));
    m_right.setTarget(std::clamp(1 + balance, 0.0, 1.0));
}

void Panner::process(std::span<float> samples)
{
    if (m_format.channels != 2 || (m_mono.isAt(0) && m_left.isAt(1) && m_right.isAt(1)))
        return;
    for (std::size_t i = 0; i + 1 < samples.size(); i += 2) {
        const auto mono = float(m_mono.next());
        const float middle = (samples[i] + samples[i + 1]) / 2;
        const float left = samples[i] + (middle - samples[i]) * mono;
        const float right = samples[i + 1] + (middle - samples[i + 1]) * mono;
        samples[i] = left * float(m_left.next());
        samples[i + 1] = right * float(m_right.next());
    }
}

} // namespace dogear::speech
