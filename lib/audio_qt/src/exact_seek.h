// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Seeks that land where they were sent.
///
/// Threads: any; what it touches belongs to GStreamer.
/// Tests:   tests/integration/tst_exact_sound.cpp, tst_streamed_seeks.cpp

#include "speech_controls.h"

#include <gst/gst.h>

namespace dogear::audio_qt {

/// The same seek, exact as far as \a controls want it, and to the end: Qt stops at the duration
/// that it knows, and of some files it knows none or a wrong one. Takes \a event.
[[nodiscard]] GstEvent *exactSeek(GstEvent *event,
                                  GstPipeline *pipeline,
                                  const SpeechControls &controls);

} // namespace dogear::audio_qt
