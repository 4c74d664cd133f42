// SPDX-License-Identifier: GPL-3.0-or-later
#include "peak_finder.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace dogear::speech {

namespace {

using Phases = std::array<float, PeakFinder::phases>;
/// One value of each phase per tap: compilers turn a step over all phases into vector instructions.
using Filter = std::array<Phases, PeakFinder::taps>;

/// Splits a windowed sinc into phases, each normalised to a gain of 1.
Filter makeFilter()
{
    constexpr std::size_t length = PeakFinder::taps * PeakFinder::phases;
    Filter filter{};
    for (std::size_t phase = 0; phase < PeakFinder::phases; ++phase) {
        double sum = 0;
        std::array<double, PeakFinder::taps> values{};
        for (std::size_t tap = 0; tap < PeakFinder::taps; ++tap) {
            const auto n = double(tap * PeakFinder::phases + phase);
            const double x = (n - double(length - 1) / 2) / PeakFinder::phases * std::numbers::pi;
            const double window =
                0.5 - 0.5 * std::cos(2 * std::numbers::pi * (n + 0.5) / double(length));
            values[tap] = (x == 0 ? 1 : std::sin(x) / x) * window;
            sum += values[tap];
        }
        for (std::size_t tap = 0; tap < PeakFinder::taps; ++tap)
            filter[tap][phase] = float(values[tap] / sum);
    }
    return filter;
}

const Filter filter = makeFilter();

} // namespace

float PeakFinder::worstRise()
{
    // A filter's output is highest if every sample is 1 with the sign of its tap.
    Phases sums{};
    for (const Phases &tap : filter) {
        for (std::size_t phase = 0; phase < phases; ++phase)
            sums[phase] += std::abs(tap[phase]);
    }
    return std::max(1.F, std::ranges::max(sums));
}

void PeakFinder::skip(float sample)
{
    m_history[m_at] = sample;
    m_history[m_at + taps] = sample;
    m_at = (m_at + 1) % taps;
}

float PeakFinder::take(float sample)
{
    skip(sample);
    const float *samples = m_history.data() + m_at; // the oldest first
    Phases sums{};
    for (std::size_t tap = 0; tap < taps; ++tap) {
        for (std::size_t phase = 0; phase < phases; ++phase)
            sums[phase] += filter[tap][phase] * samples[tap];
    }
    float peak = std::abs(samples[taps - 1 - delay]);
    for (const float sum : sums)
        peak = std::max(peak, std::abs(sum));
    return peak;
}

} // namespace dogear::speech
