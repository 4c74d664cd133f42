// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief How much of the media was left out before a place, as the sound device counts.
///
/// The device plays what is left as if nothing had been between; what it calls its position is
/// short of the position in the file by all that was left out before.
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

    /// \a length of the media is missing before \a at, by the device's count. \pre in order
    void add(nanoseconds at, nanoseconds length);
    /// All that is missing up to \a at.
    [[nodiscard]] nanoseconds before(nanoseconds at) const;
    void clear() { m_cuts.clear(); }

private:
    struct Cut
    {
        nanoseconds at;
        nanoseconds sum; ///< with all before it
    };
    std::vector<Cut> m_cuts;
};

} // namespace dogear::audio_qt
