// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds the true peak of a signal between its samples by oversampling it four times, as
/// ITU-R BS.1770-4 annex 2 specifies.

#include <array>
#include <cstddef>

namespace dogear::speech {

/// Works on one channel.
class PeakFinder
{
public:
    static constexpr std::size_t taps = 12;
    static constexpr std::size_t phases = 4;
    /// take() returns the peak around the sample that came in this many frames earlier.
    static constexpr std::size_t delay = taps / 2;

    /// Adds \a sample, the newest one.
    /// \return the peak around the sample that came in \c delay frames earlier
    float take(float sample);
    /// Adds \a sample without computing a peak.
    void skip(float sample);
    void reset() { m_history = {}; }

    /// \return the highest peak that samples between -1 and 1 can have between them
    [[nodiscard]] static float worstRise();

private:
    /// The last samples, stored twice, so that they are always contiguous.
    std::array<float, taps * 2> m_history{};
    std::size_t m_at = 0;
};

} // namespace dogear::speech
