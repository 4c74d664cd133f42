// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Prevents the clock of a sound device from jumping ahead.
///
/// The clock of pulsesink reports the time of its stream. If it is read just when a stream resumes
/// after a seek, before the sound server has answered, PulseAudio's estimate of that time may be
/// years ahead and stay there. A GstClock never goes back, so every buffer is years late and no
/// sound is played again. The guard replaces the function that the clock calls for its time. It
/// does not read the device at that moment. If the time jumps nevertheless, the guard continues to
/// count by itself and reports the stream as broken, so that the caller makes a new one.
///
/// Threads: call installClockFilter before the sink is used; the clock is then read from any
///          thread.
/// Tests:   tests/unit/audio_qt/tst_monotonic_position.cpp, tests/integration/tst_quick_seeks.cpp
/// Decision: README.md, "An unknown or jumping clock of the device is not believed".

#include "speech_controls.h"

#include <memory>

using GstElement = struct _GstElement;

namespace dogear::audio_qt {

/// Installs a guard in the clock that \a sink provides; does nothing if it is no audio sink with
/// its own clock. A jump is reported to \a controls.
void installClockFilter(GstElement *sink, std::shared_ptr<SpeechControls> controls);

} // namespace dogear::audio_qt
