// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Keeps the clock of a sound device from leaping.
///
/// pulsesink's clock tells the time of its stream. Asked in the moment in which a stream goes on
/// after a seek, before the sound server has answered, PulseAudio's estimate of that time may be
/// years ahead, and stays there. A GstClock never goes back, so every buffer is late by years and
/// nothing sounds again. The guard stands between the clock and the function that it asks. It does
/// not ask in that moment; should the time leap all the same, it goes on counting by itself, and
/// says that the stream is no longer good, so that it is made anew.
///
/// Threads: guardClock before the sink is used; the clock is then read from any thread.
/// Tests:   tests/unit/audio_qt/tst_steady_time.cpp, tests/integration/tst_quick_seeks.cpp

#include "speech_controls.h"

#include <memory>

using GstElement = struct _GstElement;

namespace dogear::audio_qt {

/// Puts a guard into the clock that \a sink provides, if it is an audio sink with a clock of its
/// own; \a controls are told of a leap.
void guardClock(GstElement *sink, std::shared_ptr<SpeechControls> controls);

} // namespace dogear::audio_qt
