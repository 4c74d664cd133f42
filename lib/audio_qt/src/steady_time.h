// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Tells a time that leaps from one that passes.
///
/// Threads: any, one at a time.
/// Tests:   tests/unit/audio_qt/tst_steady_time.cpp

#include <chrono>

namespace dogear::audio_qt {

class SteadyTime
{
public:
    using nanoseconds = std::chrono::nanoseconds;

    /// Ahead of what has passed by more than this is a leap; devices buffer far less.
    static constexpr nanoseconds most = std::chrono::seconds(5);

    /// \return \a told, or after a leap what has passed instead; \a now is when it was told, by a
    /// clock that is steady. A time that begins again is believed: that is a new stream.
    nanoseconds take(nanoseconds told, nanoseconds now);

    /// Whether the last time that was told had leapt.
    [[nodiscard]] bool hasLeapt() const { return m_hasLeapt; }

private:
    nanoseconds m_last{};
    nanoseconds m_lastAsked{-1};
    bool m_hasLeapt = false;
};

} // namespace dogear::audio_qt
