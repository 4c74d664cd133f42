// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Filters the time of a sound device: replaces jumps by counted time, and withholds a time
/// that is not known yet.
///
/// Threads: any, one at a time.
/// Tests:   tests/unit/audio_qt/tst_monotonic_position.cpp

#include <chrono>
#include <optional>

namespace dogear::audio_qt {

class MonotonicPosition
{
public:
    using nanoseconds = std::chrono::nanoseconds;

    /// A time further ahead of the elapsed time than this is a jump; devices buffer far less.
    static constexpr nanoseconds jumpThreshold = std::chrono::seconds(5);

    /// Takes the time \a reported by the device at \a now, a reading of a steady clock.
    /// \return \a reported, or after a jump the last time plus the elapsed time. A time that goes
    /// back is accepted, because a new stream begins at 0
    nanoseconds take(nanoseconds reported, nanoseconds now);

    /// Starts again for another stream, whose time begins at 0.
    void restart() { m_last = nanoseconds(0); }
    /// The last result of take().
    [[nodiscard]] nanoseconds last() const { return m_last; }

    /// Whether the last time given to take() was a jump.
    [[nodiscard]] bool hasJumped() const { return m_hasJumped; }

private:
    nanoseconds m_last{};
    nanoseconds m_lastQueried{-1};
    bool m_hasJumped = false;
};

/// Detects the moments in which a stream does not know its time. After a start or resume that lasts
/// until the sound server has answered; a reading before that is garbage, and later readings stay
/// wrong. A stream that never ran counts time nevertheless, so its first sound would be late.
class StreamStart
{
public:
    using nanoseconds = std::chrono::nanoseconds;

    /// Time until the sound server has answered, on a busy machine.
    static constexpr nanoseconds serverResponseTime = std::chrono::milliseconds(200);

    /// Starts again for another stream.
    void restart() { m_hasRun = m_wasRunning = false; }
    /// Takes whether the stream \a isRunning at \a now, a reading of a steady clock.
    /// \return the time since it started, to be used instead of its own; absent if the stream knows
    /// its time
    [[nodiscard]] std::optional<nanoseconds> take(bool isRunning, nanoseconds now);

private:
    bool m_hasRun = false;
    bool m_wasRunning = false;
    nanoseconds m_since{};
};

} // namespace dogear::audio_qt
