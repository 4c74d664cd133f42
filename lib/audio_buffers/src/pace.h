// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief How fast the player hands sound over, so that there is always a little more than is
/// heard.
///
/// The player goes by its own clock, and the device by another. Left alone they drift apart; and
/// where a pause is left out, what follows it is wanted sooner.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/audio_buffers/tst_pace.cpp

#include <chrono>

namespace dogear::audio_buffers {

/// Sound that waits beyond this is more than enough.
inline constexpr std::chrono::milliseconds enoughSound{150};
/// Where pauses are left out: a pause of some seconds is over before what waits is heard.
inline constexpr std::chrono::milliseconds enoughSoundAtPauses{600};

/// \return the factor by which the player is to be faster than what is heard, when \a waiting of
/// the \a enough that should wait is there
[[nodiscard]] double paceFor(std::chrono::milliseconds waiting, std::chrono::milliseconds enough);

} // namespace dogear::audio_buffers
