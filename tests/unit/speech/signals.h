// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Makes tones and noise for tests of sound, and measures the result.

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <span>
#include <speech/audio_format.h>
#include <vector>

namespace dogear::test {

using Samples = std::vector<float>;

/// Makes a sine on all channels.
inline Samples tone(const speech::AudioFormat &format,
                    double seconds,
                    double decibels,
                    double hertz = 440)
{
    Samples samples;
    const double height = speech::fromDecibels(decibels);
    for (std::size_t i = 0; i < format.framesIn(seconds); ++i) {
        const double phase = 2 * std::numbers::pi * hertz * double(i) / format.rate;
        samples.insert(
            samples.end(), std::size_t(format.channels), float(height * std::sin(phase)));
    }
    return samples;
}

/// Makes white noise with an RMS level of \a decibels dBFS, the same at each call.
inline Samples noise(const speech::AudioFormat &format, double seconds, double decibels)
{
    Samples samples;
    std::uint32_t seed = 1;
    const double height = speech::fromDecibels(decibels) * std::numbers::sqrt3;
    for (std::size_t i = 0; i < format.framesIn(seconds) * std::size_t(format.channels); ++i) {
        seed = seed * 1'664'525U + 1'013'904'223U;
        samples.push_back(float(height * (double(seed) / 2'147'483'648.0 - 1)));
    }
    return samples;
}

inline void append(Samples &to, const Samples &from)
{
    to.insert(to.end(), from.begin(), from.end());
}

inline double energy(std::span<const float> samples)
{
    double sum = 0;
    for (const float sample : samples)
        sum += double(sample) * double(sample);
    return sum;
}

inline double highest(std::span<const float> samples)
{
    double top = 0;
    for (const float sample : samples)
        top = std::max(top, double(std::abs(sample)));
    return top;
}

/// \return the largest step from one frame to the next; a click shows as a large one
inline double steepest(const Samples &samples, int channels)
{
    double step = 0;
    for (std::size_t i = std::size_t(channels); i < samples.size(); ++i)
        step = std::max(step, double(std::abs(samples[i] - samples[i - std::size_t(channels)])));
    return step;
}

/// Passes \a samples to \a work in pieces of irregular lengths, as devices do.
template<typename Work>
void inPieces(const speech::AudioFormat &format, const Samples &samples, Work work)
{
    const std::size_t pieces[] = {1, 441, 1024, 77, 4096, 480};
    std::size_t at = 0;
    for (int i = 0; at < samples.size(); ++i) {
        const std::size_t length =
            std::min(pieces[i % 6] * std::size_t(format.channels), samples.size() - at);
        work(std::span(samples).subspan(at, length));
        at += length;
    }
}

} // namespace dogear::test
