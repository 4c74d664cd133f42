// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Makes seeks land exactly at their target.
///
/// Threads: any; uses objects of GStreamer only.
/// Tests:   tests/integration/tst_exact_sound.cpp, tst_streamed_seeks.cpp

#include "speech_controls.h"

#include <gst/gst.h>

namespace dogear::audio_qt {

/// Returns a copy of the seek \a event that is exact as far as \a controls require, and without an
/// end: Qt would stop at the duration that it knows, which is missing or wrong for some files.
/// Takes ownership of \a event.
[[nodiscard]] GstEvent *exactSeek(GstEvent *event,
                                  GstPipeline *pipeline,
                                  const SpeechControls &controls);

} // namespace dogear::audio_qt
