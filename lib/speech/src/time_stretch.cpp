// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <speech/time_stretch.h>
#include <utility>

namespace dogear::speech {

TimeStretch::TimeStretch(const AudioFormat &format)
    : m_channels(std::size_t(format.channels))
    , m_period(format)
{}

void TimeStretch::setSpeed(double speed)
{
    if (std::exchange(m_speed, speed) != speed)
        m_due = 0;
}

void TimeStretch::process(std::span<const float> in, std::vector<float> &out)
{
    m_in.insert(m_in.end(), in.begin(), in.end());
    if (isPlain())
        m_due = double(bufferedFrames());
    copyDue(out);
    while (!isPlain() && bufferedFrames() >= framesNeeded()) {
        m_speed > 1 ? leaveOutPeriod(out) : repeatPeriod(out);
        copyDue(out);
    }
    m_in.erase(m_in.begin(), m_in.begin() + std::ptrdiff_t(m_taken * m_channels));
    m_taken = 0;
}

/// Silence after the last samples makes them complete periods; what it adds to the output is cut.
void TimeStretch::finish(std::vector<float> &out)
{
    // The frames that are due belong to the length of the period that was changed last.
    const double rest = double(bufferedFrames()) + m_due * (m_speed - 1);
    const auto length = std::size_t(std::max(0.0, std::round(rest / m_speed)));
    const std::size_t end = out.size() + length * m_channels;
    const std::vector<float> silence(framesNeeded() * m_channels);
    process(silence, out);
    out.resize(end);
    reset();
}

void TimeStretch::reset()
{
    m_in.clear();
    m_taken = 0;
    m_due = 0;
}

std::span<const float> TimeStretch::held() const
{
    return std::span(m_in).subspan(m_taken * m_channels);
}

/// A period and the one that follows it.
std::size_t TimeStretch::framesNeeded() const
{
    return 2 * std::size_t(m_period.longest());
}

void TimeStretch::copyDue(std::vector<float> &out)
{
    const std::size_t frames = std::min(std::size_t(m_due), bufferedFrames());
    copy(frames, out);
    m_taken += frames;
    m_due -= double(frames);
}

/// Of each (period + due) frames that are played, all but the period remain.
void TimeStretch::leaveOutPeriod(std::vector<float> &out)
{
    const auto period = std::size_t(m_period.find(held()));
    m_due += double(period) / (m_speed - 1);
    const std::size_t faded = std::min(period, std::size_t(m_due));
    crossfade(0, period, faded, out);
    m_taken += period + faded;
    m_due -= double(faded);
}

void TimeStretch::repeatPeriod(std::vector<float> &out)
{
    const auto period = std::size_t(m_period.find(held()));
    m_due += double(period) * m_speed / (1 - m_speed);
    const std::size_t faded = std::min(period, std::size_t(m_due));
    copy(period, out);
    crossfade(period, 0, faded, out);
    m_taken += faded;
    m_due -= double(faded);
}

void TimeStretch::copy(std::size_t frames, std::vector<float> &out) const
{
    const std::span<const float> samples = held().first(frames * m_channels);
    out.insert(out.end(), samples.begin(), samples.end());
}

/// Appends \a frames that begin as those at \a from and end as those at \a to.
void TimeStretch::crossfade(std::size_t from,
                            std::size_t to,
                            std::size_t frames,
                            std::vector<float> &out) const
{
    const std::span<const float> old = held().subspan(from * m_channels);
    const std::span<const float> next = held().subspan(to * m_channels);
    const std::size_t begin = out.size();
    out.resize(begin + frames * m_channels);
    const std::span<float> faded = std::span(out).subspan(begin);
    for (std::size_t frame = 0; frame < frames; ++frame) {
        const float part = float(frame) / float(frames);
        for (std::size_t i = frame * m_channels; i < (frame + 1) * m_channels; ++i)
            faded[i] = old[i] + (next[i] - old[i]) * part;
    }
}

} // namespace dogear::speech
