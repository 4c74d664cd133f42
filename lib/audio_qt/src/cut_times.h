// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Sums the lengths cut out of the media before a position of the sound device.
///
/// The device plays the remaining sound without gaps, so its position is behind the position in the
/// file by the sum of all earlier cuts.
///
/// Threads: any, one at a time.
/// Tests:   tests/unit/audio_qt/tst_cut_times.cpp

#include <chrono>
#include <vector>

namespace dogear::audio_qt {

class CutTimes
{
public:
    using nanoseconds = std::chrono::nanoseconds;

    /// Adds a cut of \a length of the media before \a at, a position of the device.
    /// \pre cuts are added in ascending order of \a at
    void add(nanoseconds at, nanoseconds length);
    /// Sum of all cuts up to \a at.
    [[nodiscard]] nanoseconds before(nanoseconds at) const;
    void clear() { m_cuts.clear(); }

private:
    struct Cut
    {
        nanoseconds at;
        nanoseconds sum; ///< of this and all earlier cuts
    };
    std::vector<Cut> m_cuts;
};

} // namespace dogear::audio_qt
