// SPDX-License-Identifier: GPL-3.0-or-later
#include "peak_finder.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace dogear::speech {

namespace {

using Filter = std::array<std::array<float, PeakFinder::taps>, PeakFinder::phases>;

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
            filter[phase][tap] = float(values[tap] / sum);
    }
    return filter;
}

const Filter filter = makeFilter();

} // namespace

float PeakFinder::worstRise()
{
    // A filter's output is highest if every sample is 1 with the sign of its tap.
    float worst = 1;
    for (const auto &phase : filter) {
        float sum = 0;
        for (const float tap : phase)
            sum += std::abs(tap);
        worst = std::max(worst, sum);
    }
    return worst;
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
    float peak = std::abs(samples[taps - 1 - delay]);
    for (const auto &phase : filter) {
        float sum = 0;
        for (std::size_t tap = 0; tap < taps; ++tap)
            sum += phase[tap] * samples[tap];
        peak = std::max(peak, std::abs(sum));
    }
    return peak;
}

} // namespace dogear::speech
