// SPDX-License-Identifier: GPL-3.0-or-later
#include "time_stretch.h"

#include <algorithm>
#include <sonic.h>

namespace dogear::audio_buffers {

namespace {

/// Headroom: sonic works with 16 bits and clips, but sound may be above full scale before the
/// limiter.
constexpr float room = 2.0F;
/// Sonic holds back at most two periods of the deepest voice that it detects (65 Hz); half of that
/// is the best estimate.
constexpr double usuallyHeldSeconds = 1.0 / 65;
/// Fraction of a wrong estimate that is corrected per call.
constexpr double correction = 0.05;

} // namespace

void TimeStretch::Destroy::operator()(sonicStreamStruct *stream) const
{
    sonicDestroyStream(stream);
}

TimeStretch::TimeStretch(const speech::AudioFormat &format)
    : m_format(format)
{
    reset();
}

void TimeStretch::setSpeed(double speed)
{
    m_speed = speed;
    configure();
}

/// Quality 1 searches every sample for the pitch period. Quality 0 is up to 2 % off in pitch at 3x;
/// the README has the figures.
void TimeStretch::configure()
{
    sonicSetSpeed(m_stream.get(), float(m_speed));
    sonicSetQuality(m_stream.get(), 1);
}

void TimeStretch::process(std::span<const float> in, std::vector<float> &out)
{
    write(in);
    const std::size_t frames = read(out);
    measureHeld(in.size() / std::size_t(m_format.channels), frames);
}

void TimeStretch::finish(std::vector<float> &out)
{
    sonicFlushStream(m_stream.get());
    read(out);
    m_held = 0;
}

void TimeStretch::reset()
{
    m_stream.reset(sonicCreateStream(m_format.rate, m_format.channels));
    configure();
    m_held = 0;
}

void TimeStretch::write(std::span<const float> in)
{
    m_scaled.resize(in.size());
    std::ranges::transform(in, m_scaled.begin(), [](float sample) { return sample / room; });
    sonicWriteFloatToStream(
        m_stream.get(), m_scaled.data(), int(in.size() / std::size_t(m_format.channels)));
}

std::size_t TimeStretch::read(std::vector<float> &out)
{
    const auto frames = std::size_t(sonicSamplesAvailable(m_stream.get()));
    const std::size_t begin = out.size();
    out.resize(begin + frames * std::size_t(m_format.channels));
    sonicReadFloatFromStream(m_stream.get(), out.data() + begin, int(frames));
    for (std::size_t i = begin; i < out.size(); ++i)
        out[i] *= room;
    return frames;
}

/// Estimates the frames held back, which sonic does not report. The output is shorter than the
/// input by the speed only on average, and its small deviations would add up over an hour.
void TimeStretch::measureHeld(std::size_t in, std::size_t out)
{
    if (isPlain()) {
        m_held = std::max(0.0, m_held + double(in) - double(out));
        return;
    }
    m_held += double(in) - double(out) * m_speed;
    m_held += (usuallyHeldSeconds * m_format.rate - m_held) * correction;
}

} // namespace dogear::audio_buffers
