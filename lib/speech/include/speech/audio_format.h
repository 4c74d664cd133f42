// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Describes the samples of this module: interleaved floats, full scale at 1.

#include <cmath>
#include <cstddef>

namespace dogear::speech {

struct AudioFormat
{
    int rate = 48'000; ///< frames per second; a frame is one sample of each channel
    int channels = 2;

    [[nodiscard]] std::size_t framesIn(double seconds) const
    {
        return std::size_t(std::lround(seconds * rate));
    }

    friend bool operator==(const AudioFormat &, const AudioFormat &) = default;
};

[[nodiscard]] inline double fromDecibels(double decibels)
{
    return std::pow(10.0, decibels / 20);
}

[[nodiscard]] inline double toDecibels(double factor)
{
    return 20 * std::log10(factor);
}

} // namespace dogear::speech
