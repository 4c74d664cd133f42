// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <speech/pitch_period.h>

namespace dogear::speech {

namespace {

constexpr int deepestVoice = 65; ///< Hz
constexpr int highestVoice = 400;
constexpr int coarseRate = 8'000;
/// Minima of the coarse search that are examined closely. The true period is not always the best of
/// them: of a high tone, one of its multiples fits a whole number of samples.
constexpr std::size_t mostCandidates = 6;

/// Sums in four lanes, which compilers turn into vector instructions.
float differenceOf(std::span<const float> one, std::span<const float> other)
{
    constexpr std::size_t lanes = 4;
    std::array<float, lanes> sums{};
    std::size_t i = 0;
    for (; i + lanes <= one.size(); i += lanes) {
        for (std::size_t lane = 0; lane < lanes; ++lane)
            sums[lane] += std::abs(one[i + lane] - other[i + lane]);
    }
    for (; i < one.size(); ++i)
        sums[0] += std::abs(one[i] - other[i]);
    return sums[0] + sums[1] + sums[2] + sums[3];
}

} // namespace

PitchPeriod::PitchPeriod(const AudioFormat &format)
    : m_channels(format.channels)
    , m_step(std::max(1, format.rate / coarseRate))
    , m_shortest(format.rate / highestVoice)
    , m_longest(format.rate / deepestVoice)
{}

int PitchPeriod::find(std::span<const float> samples)
{
    mix(samples.first(2 * std::size_t(m_longest) * std::size_t(m_channels)));
    findCoarsely();
    Match best = refined(m_candidates.front().period * m_step);
    for (const Match &candidate : std::span(m_candidates).subspan(1)) {
        const Match match = refined(candidate.period * m_step);
        if (match.difference < best.difference)
            best = match;
    }
    return best.period;
}

/// The channels count differently, so that two opposite ones do not cancel each other.
void PitchPeriod::mix(std::span<const float> samples)
{
    const auto channels = std::size_t(m_channels);
    m_mono.assign(samples.size() / channels, 0.0F);
    for (std::size_t channel = 0; channel < channels; ++channel) {
        const float share = 1 / float(1 + channel);
        for (std::size_t frame = 0; frame < m_mono.size(); ++frame)
            m_mono[frame] += samples[frame * channels + channel] * share;
    }
    const auto step = std::size_t(m_step);
    m_coarse.assign(m_mono.size() / step, 0.0F);
    for (std::size_t i = 0; i < m_coarse.size(); ++i) {
        const auto of = m_mono.cbegin() + std::ptrdiff_t(i * step);
        m_coarse[i] = std::accumulate(of, of + std::ptrdiff_t(step), 0.0F);
    }
}

PitchPeriod::Match PitchPeriod::matchAt(std::span<const float> mono, int period)
{
    const auto count = std::size_t(period);
    return {period, differenceOf(mono.first(count), mono.subspan(count, count)) / float(period)};
}

void PitchPeriod::findCoarsely()
{
    m_matches.clear();
    for (int period = m_shortest / m_step; period <= m_longest / m_step; ++period)
        m_matches.push_back(matchAt(m_coarse, period));
    m_candidates.clear();
    for (std::size_t i = 0; i < m_matches.size(); ++i) {
        const float before = m_matches[i > 0 ? i - 1 : i].difference;
        const float after = m_matches[i + 1 < m_matches.size() ? i + 1 : i].difference;
        // True of NaN, too: a damaged file may contain it, and there has to be a candidate.
        if (!(m_matches[i].difference > std::min(before, after)))
            m_candidates.push_back(m_matches[i]);
    }
    const std::size_t kept = std::min(mostCandidates, m_candidates.size());
    std::ranges::partial_sort(
        m_candidates, m_candidates.begin() + std::ptrdiff_t(kept), {}, &Match::difference);
    m_candidates.resize(kept);
}

/// Returns the best match within one step of the coarse search around \a about.
PitchPeriod::Match PitchPeriod::refined(int about) const
{
    const int last = std::min(m_longest, about + m_step);
    Match best = matchAt(m_mono, std::clamp(about - m_step, m_shortest, m_longest));
    for (int period = best.period + 1; period <= last; ++period) {
        const Match match = matchAt(m_mono, period);
        if (match.difference < best.difference)
            best = match;
    }
    return best;
}

} // namespace dogear::speech
