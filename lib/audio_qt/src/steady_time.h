// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Tells a time that leaps from one that passes, and when there is none to be told.
///
/// Threads: any, one at a time.
/// Tests:   tests/unit/audio_qt/tst_steady_time.cpp

#include <chrono>
#include <optional>

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

    /// Another stream, whose time begins with 0.
    void restart() { m_last = nanoseconds(0); }
    /// The last time that was believed.
    [[nodiscard]] nanoseconds last() const { return m_last; }

    /// Whether the last time that was told had leapt.
    [[nodiscard]] bool hasLeapt() const { return m_hasLeapt; }

private:
    nanoseconds m_last{};
    nanoseconds m_lastAsked{-1};
    bool m_hasLeapt = false;
};

/// A stream that begins to run, or goes on, does not know its time until the sound server has
/// answered; asked before, it tells garbage and stays there. One that never ran counts the time
/// all the same, and what it plays then begins late by as much.
class StreamStart
{
public:
    using nanoseconds = std::chrono::nanoseconds;

    /// On a busy machine.
    static constexpr nanoseconds answerTakes = std::chrono::milliseconds(200);

    /// Another stream.
    void restart() { m_hasRun = m_wasRunning = false; }
    /// \a isRunning: the stream runs at \a now, by a clock that is steady.
    /// \return for how long it has run; nothing once it knows its time
    [[nodiscard]] std::optional<nanoseconds> take(bool isRunning, nanoseconds now);

private:
    bool m_hasRun = false;
    bool m_wasRunning = false;
    nanoseconds m_since{};
};

} // namespace dogear::audio_qt
