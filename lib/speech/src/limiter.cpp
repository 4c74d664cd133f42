// SPDX-License-Identifier: GPL-3.0-or-later
#include "peak_finder.h"

#include <algorithm>
#include <speech/limiter.h>

namespace dogear::speech {

namespace {

constexpr double lookaheadSeconds = 0.005; ///< the gain falls during this time
constexpr double releaseSeconds = 0.12;    ///< time constant of the rise after a peak
constexpr std::size_t blockFrames = 32; ///< frames whose peaks are searched together, or not at all
const auto top = float(fromDecibels(Limiter::ceiling));

} // namespace

float Limiter::SlidingMinimum::add(float value, std::size_t at, std::size_t span)
{
    // Values in the queue rise; an older value that is not smaller can never be the minimum again.
    while (!rising.empty() && rising.back().value >= value)
        rising.pop_back();
    rising.push_back({at, value});
    while (rising.front().at + span <= at)
        rising.pop_front();
    return rising.front().value;
}

Limiter::Limiter(const AudioFormat &format)
    : m_format(format)
    , m_lookahead(format.framesIn(lookaheadSeconds))
    , m_delay(m_lookahead + PeakFinder::delay)
    , m_release(float(1 - std::exp(-1 / (releaseSeconds * format.rate))))
    , m_finders(std::size_t(format.channels))
{
    reset();
}

Limiter::~Limiter() = default;

void Limiter::reset()
{
    for (PeakFinder &finder : m_finders)
        finder.reset();
    m_quietFrames = PeakFinder::taps;
    m_minimum = {};
    m_count = 0;
    m_envelope = 1;
    m_envelopes.assign(m_lookahead, 1.F);
    m_sum = double(m_lookahead);
    m_delayed.assign(m_delay * std::size_t(m_format.channels), 0.F);
}

void Limiter::process(std::span<const float> in, std::vector<float> &out)
{
    const auto channels = std::size_t(m_format.channels);
    out.reserve(out.size() + in.size());
    while (in.size() >= channels) {
        const auto block = in.first(std::min(in.size() / channels, blockFrames) * channels);
        in = in.subspan(block.size());
        const bool canPeak = mayPeak(block) && m_isEnabled;
        for (std::size_t i = 0; i < block.size(); i += channels)
            takeFrame(block.data() + i, canPeak, out);
    }
}

/// Oversampling is expensive, so it is skipped where no sample is high enough for a peak above the
/// ceiling: neither in \a block nor among those before it that the finders still hold.
bool Limiter::mayPeak(std::span<const float> block)
{
    static const float worst = PeakFinder::worstRise();
    const bool isHigh =
        std::ranges::any_of(block, [](float sample) { return std::abs(sample) * worst > top; });
    const bool wasHigh = m_quietFrames < PeakFinder::taps;
    m_quietFrames = isHigh ? 0 : m_quietFrames + block.size() / std::size_t(m_format.channels);
    return isHigh || wasHigh;
}

void Limiter::takeFrame(const float *frame, bool canPeak, std::vector<float> &out)
{
    const float gain = smoothed(neededGain(frame, canPeak));
    const auto channels = std::size_t(m_format.channels);
    float *delayed = m_delayed.data() + m_count % m_delay * channels;
    if (m_count >= m_delay) {
        for (std::size_t channel = 0; channel < channels; ++channel)
            out.push_back(delayed[channel] * gain);
    }
    std::copy_n(frame, channels, delayed);
    ++m_count;
}

float Limiter::neededGain(const float *frame, bool canPeak)
{
    float peak = 0;
    for (std::size_t channel = 0; channel < m_finders.size(); ++channel) {
        if (canPeak)
            peak = std::max(peak, m_finders[channel].take(frame[channel]));
        else
            m_finders[channel].skip(frame[channel]);
    }
    return peak > top ? top / peak : 1.F;
}

/// Lowers the gain linearly before a peak and raises it slowly afterwards.
float Limiter::smoothed(float needed)
{
    // The minimum covers the lookahead and all taps of a finder, as each of them shaped the peak.
    const float least = m_minimum.add(needed, m_count, m_lookahead + 2 * PeakFinder::delay);
    m_envelope = least < m_envelope ? least : m_envelope + (least - m_envelope) * m_release;
    // An exponential rise never reaches 1, which leaves samples exactly as they are.
    if (m_envelope > 0.99999F)
        m_envelope = std::min(least, 1.F);
    // The mean over the lookahead turns a sudden drop of the envelope into a straight line.
    float &oldest = m_envelopes[m_count % m_lookahead];
    m_sum += double(m_envelope) - double(oldest);
    oldest = m_envelope;
    return float(std::min(m_sum / double(m_lookahead), 1.0));
}

void Limiter::finish(std::vector<float> &out)
{
    const std::vector<float> silence(std::min(m_count, m_delay) * std::size_t(m_format.channels),
                                     0.F);
    const std::size_t owed = out.size() + silence.size();
    // Zeros push the delayed frames out; the ring gives out frames only once it is full.
    const std::vector<float> missing(
        (m_delay - std::min(m_count, m_delay)) * std::size_t(m_format.channels), 0.F);
    process(missing, out);
    process(silence, out);
    out.resize(owed);
    reset();
}

} // namespace dogear::speech
