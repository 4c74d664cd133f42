// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief How high a signal rises between its samples: four times oversampled, as ITU-R BS.1770-4
/// annex 2 asks for a true peak.

#include <array>
#include <cstddef>

namespace dogear::speech {

/// One channel.
class PeakFinder
{
public:
    static constexpr std::size_t taps = 12;
    static constexpr std::size_t phases = 4;
    /// What is found belongs to a frame this much earlier.
    static constexpr std::size_t delay = taps / 2;

    /// The height around the sample before the last few; \a sample is the newest.
    float take(float sample);
    /// As take(), where nobody needs the height.
    void skip(float sample);
    void reset() { m_history = {}; }

    /// What samples up to 1 can rise to between them, at worst.
    [[nodiscard]] static float worstRise();

private:
    std::array<float, taps * 2> m_history{}; ///< twice, so that the last ones lie in one piece
    std::size_t m_at = 0;
};

} // namespace dogear::speech
