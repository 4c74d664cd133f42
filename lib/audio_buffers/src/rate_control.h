// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Computes the playback rate that keeps the pipe at its target fill level.
///
/// The player and the device run on different clocks, which drift apart; and a shortened pause
/// consumes media faster than real time.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/audio_buffers/tst_rate_control.cpp

#include <chrono>

namespace dogear::audio_buffers {

/// Target fill level of the pipe.
inline constexpr std::chrono::milliseconds targetFill{150};
/// Target while pauses are shortened: enough to bridge the decoding of a pause of some seconds.
inline constexpr std::chrono::milliseconds targetFillAtPauses{600};

/// \return the factor by which the player should be faster than the audible sound, if the pipe
/// holds \a waiting and its target is \a enough
[[nodiscard]] double rateFor(std::chrono::milliseconds waiting, std::chrono::milliseconds enough);

} // namespace dogear::audio_buffers
